import { expect, it } from 'vitest';
import { ApiError } from '@tv/client/lib/api/api-error.ts';
import { isUnknownLink, refusalOf } from './refusal.ts';

const refused = (status: number, errorCode = 0) => new ApiError('no', { status, errorCode });

it('tells the codes of refusals apart, each pair alike', () => {
  const of = (...codes: number[]) => codes.map((code) => refusalOf(refused(400, code)));
  expect(of(29, 64)).toEqual(['expired', 'expired']);
  expect(of(30, 72)).toEqual(['verified', 'verified']);
  expect(of(184, 58, 59, 133)).toEqual(['deactivated', 'restricted', 'invalid', 'full']);
  expect(of(17, 22)).toEqual(['name-taken', 'has-account']);
});

it('does not read a code where the answer is no 400', () => {
  expect(refusalOf(refused(500, 29))).toBe('unexpected');
  expect(refusalOf(refused(400))).toBe('unexpected');
  expect(refusalOf(refused(404, 14))).toBe('missing');
  expect(refusalOf(refused(429))).toBe('too-often');
  expect(refusalOf(new ApiError('Network Error'))).toBe('unexpected');
});

it('knows no link by an id that is none', () => {
  expect(isUnknownLink(refused(404, 14))).toBe(true);
  expect(isUnknownLink(refused(400))).toBe(true);
  expect(isUnknownLink(refused(400, 184))).toBe(false);
  expect(isUnknownLink(new ApiError('Network Error'))).toBe(false);
});
