import { expect, test } from 'vitest';
import { readInstant } from './read-instant.ts';

test.each([
  ['2011-05-04T10:00Z', '2011-05-04T10:00:00.000Z'],
  ['2011-05-04 18:30:05 +02:00', '2011-05-04T16:30:05.000Z'],
  ['2012-02-29', new Date(2012, 1, 29).toISOString()],
  ['2011-05-04 18:30', new Date(2011, 4, 4, 18, 30).toISOString()],
])('%s is %s', (text, instant) => expect(readInstant(text)).toBe(instant));

test.each([
  '2011-02-29',
  '2011-02-31 10:00',
  '2011-04-31T10:00Z',
  '2011-13-01',
  '2011-05-00',
  '2011-05-04 25:00',
])('%s is no time', (text) => expect(readInstant(text)).toBeUndefined());

test.each(['', '31.12.2020', '12/31/2020', '2011', 'tomorrow'])('"%s" is not written like one', (text) =>
  expect(readInstant(text)).toBeUndefined(),
);
