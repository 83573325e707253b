import { expect, it } from 'vitest';
import { ApiError } from './api-error.ts';
import { refusal } from './current-user.ts';

const refused = (status: number, errorCode?: number) =>
  new ApiError(`Request failed with status code ${status}`, {
    status,
    ...(errorCode !== undefined && { errorCode }),
  });

it('sends a person without a record to the new-user page, and one who may not enter to the other', () => {
  expect(refusal(refused(400, 14))).toEqual({ kind: 'NEWUSER' });
  expect(refusal(refused(404, 14))).toEqual({ kind: 'NEWUSER' });
  expect(refusal(refused(400, 25))).toEqual({ kind: 'AUTHORIZATION' });
  expect(refusal(refused(403))).toEqual({ kind: 'AUTHORIZATION' });
  expect(refusal(refused(401))).toEqual({ kind: 'EXPIRED', isRefused: true });
});

it('takes a failure of the service or the network for no verdict about the person', () => {
  expect(() => refusal(refused(500))).toThrow('status code 500');
  expect(() => refusal(new ApiError('Network Error'))).toThrow('Network Error');
});
