// @vitest-environment jsdom
import { expect, it } from 'vitest';
import { ApiError } from '../api/api-error.ts';
import { refusal } from './current-user.ts';

const refused = (status: number, errorCode?: number, reason?: string) =>
  new ApiError(`Request failed with status code ${status}`, {
    status,
    ...(reason !== undefined && { exceptionData: { reason } }),
    ...(errorCode !== undefined && { errorCode }),
  });

it('sends a person without a record to the new-user page, and one who may not enter to the other', () => {
  expect(refusal(refused(400, 14))).toEqual({ kind: 'NEWUSER', isUnverified: false });
  expect(refusal(refused(404, 14))).toEqual({ kind: 'NEWUSER', isUnverified: false });
  expect(refusal(refused(400, 25))).toEqual({ kind: 'AUTHORIZATION' });
  expect(refusal(refused(403))).toEqual({ kind: 'AUTHORIZATION' });
  expect(refusal(refused(401))).toEqual({ kind: 'EXPIRED', isRefused: true, isSetting: false });
});

it('tells a setting of the provider from what the person could mend', () => {
  const isRefused = true;
  expect(refusal(refused(401, 0, 'audience'))).toEqual({ kind: 'EXPIRED', isRefused, isSetting: true });
  expect(refusal(refused(401, 0, 'clock'))).toEqual({ kind: 'EXPIRED', isRefused, isSetting: false });
  expect(refusal(refused(400, 14, 'email-not-verified'))).toEqual({ kind: 'NEWUSER', isUnverified: true });
});

it('takes a failure of the service or the network for no verdict about the person', () => {
  expect(() => refusal(refused(500))).toThrow('status code 500');
  expect(() => refusal(new ApiError('Network Error'))).toThrow('Network Error');
});
