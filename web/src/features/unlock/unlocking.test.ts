// @vitest-environment jsdom
import { expect, it } from 'vitest';
import { ApiError } from '@tv/client/lib/api/api-error.ts';
import { refusalInWords } from './unlocking.ts';

const refused = (status: number) => refusalInWords(new ApiError('no', { status }));

it('says what to do for every refusal', () => {
  expect(refused(403)).toBe('Wrong password. Check it and try again.');
  expect(refused(404)).toContain('no longer available');
  expect(refused(500)).toBe('The password could not be checked. Try again in a moment.');
  const unchecked = new ApiError('no', { status: 403, exceptionData: { botCheck: true } });
  expect(refusalInWords(unchecked)).toContain('Try again');
  expect(refusalInWords(new ApiError('Network Error'))).toContain('network');
});
