import { expect, test } from 'vitest';
import { type AmfValue, readAmf, writeAmf } from './amf0.ts';

test('values of a command come out as they went in', () => {
  const values: AmfValue[] = [
    ...['connect', 1, true, null, undefined],
    { app: 'live', tcUrl: 'rtmp://portal/live', fourCcList: ['av01', 'hvc1'], more: { depth: 2 } },
  ];
  expect(readAmf(writeAmf(values))).toEqual(values);
});

test('what is cut off, unknown, deep or without end is refused', () => {
  const whole = writeAmf(['connect', { app: 'live' }]);
  for (let length = 1; length < whole.length; length++)
    if (length !== 10) expect(() => readAmf(whole.subarray(0, length))).toThrow('cut off');
  expect(() => readAmf(Buffer.from([99]))).toThrow('unknown kind');
  expect(() => readAmf(writeAmf([{ a: { b: { c: { d: { e: 1 } } } } }]))).toThrow('too large');
  expect(() => readAmf(writeAmf(Array<null>(300).fill(null)))).toThrow('too large');
  expect(() => readAmf(Buffer.from([10, 255, 255, 255, 255, 5]))).toThrow('cut off');
});
