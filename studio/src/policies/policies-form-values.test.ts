import { Role } from '@tv/contract/enumerations';
import { expect, test } from 'vitest';
import { formOf, policiesOf, problemsOf } from './policies-form-values.ts';

const policies = {
  secondStepRequiredFor: [Role.Admin],
  sessionHours: 12,
  allowedNetworks: ['203.0.113.0/24', '198.51.100.7'],
};

test('policies come back as they went in; what is empty is left out', () => {
  expect(policiesOf(formOf(policies))).toEqual(policies);
  const none = { secondStepRequiredFor: [], allowedNetworks: [] };
  expect(policiesOf(formOf(none))).toEqual(none);
  const withoutFeeds = { ...none, allowPersonalFeeds: false };
  expect(policiesOf(formOf(withoutFeeds))).toEqual(withoutFeeds);
});

test('networks are separated by lines, spaces or commas', () => {
  const form = { ...formOf(policies), networks: ' 10.0.0.0/8,\n10.1.0.1  10.2.0.1;' };
  expect(policiesOf(form).allowedNetworks).toEqual(['10.0.0.0/8', '10.1.0.1', '10.2.0.1']);
});

test('a number out of its bounds is named by its field', () => {
  const form = { ...formOf(policies), sessionHours: '0', idleHours: 'ten', passwordLength: '11' };
  expect(Object.keys(problemsOf(form)).sort()).toEqual(['idleHours', 'passwordLength', 'sessionHours']);
  expect(problemsOf({ ...form, sessionHours: '720', idleHours: ' 8 ', passwordLength: '' })).toEqual({});
  expect(Object.keys(problemsOf({ ...formOf(policies), networks: 'x '.repeat(101) }))).toEqual(['networks']);
});
