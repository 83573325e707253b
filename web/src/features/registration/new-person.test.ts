import { expect, it } from 'vitest';
import { ApiError } from '@tv/client/lib/api/api-error.ts';
import { problems as passwordProblems } from '@tv/strings/en/registration/password-rules.ts';
import { asAnswer, nobody, problemsIn, problemsOf } from './new-person.ts';

const person = { ...nobody, firstName: ' New ', lastName: 'Viewer', newPassword: 'four quiet words here' };
const required = { organization: false, password: true };

it('asks for names and a password, and for an organization only where one is made', () => {
  expect(problemsOf(person, required)).toEqual({});
  expect(Object.keys(problemsOf({ ...nobody, firstName: '  ' }, required))).toEqual([
    'firstName',
    'lastName',
    'newPassword',
  ]);
  expect(problemsOf({ ...person, newPassword: '' }, { organization: false, password: false })).toEqual({});
  expect(problemsOf(person, { organization: true, password: true })).toHaveProperty('organizationName');
});

it('takes a telephone number as people write it, with its country', () => {
  const problem = (phoneNumber: string) => problemsOf({ ...person, phoneNumber }, required).phoneNumber;
  expect(problem('+49 (30) 123-45.67')).toBeUndefined();
  expect(problem('030 1234567')).toMatch(/country/);
  expect(problem('+0301234567')).toMatch(/country/);
});

it('puts what the service says beside its field', () => {
  const refused = (exceptionData: Record<string, unknown>) =>
    problemsIn(new ApiError('no', { status: 400, exceptionData }));
  const refusal = (code: string) => ({ field: 'newPassword', errors: [{ code, description: 'Not this.' }] });
  expect(refused(refusal('SameAsPerson')).newPassword).toBe(passwordProblems['SameAsPerson']);
  expect(refused(refusal('OfAnotherRelease')).newPassword).toBe('Not this.');
  expect(refused({ field: 'body/firstName' })).toHaveProperty('firstName');
  expect(refused({ field: 'token' })).toEqual({});
});

it('leaves out what was left empty', () => {
  expect(asAnswer(person)).toEqual({
    firstName: 'New',
    lastName: 'Viewer',
    newPassword: 'four quiet words here',
  });
});
