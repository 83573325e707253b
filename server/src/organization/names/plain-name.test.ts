import { expect, test } from 'vitest';
import { Problem } from '../../platform/http/problem.ts';
import { organizationName } from './organization-name.ts';
import { plainName } from './plain-name.ts';

test.each([
  'https://evil.example',
  'Aurora http ://evil',
  'Your account is closed: evil.example/login',
  'www.evil',
  'WWW2.evil',
  'evil.com',
  'Evil.Co.KG',
  'evil．com',
  'evil。com',
  'evil｡com',
  'evil․com',
  'ev\u200dil.\u200dcom',
  'bücher.example',
  'пример.рф',
  'xn--bcher-kva.xn--p1ai',
  '203.0.113.9',
  'MailTo:someone',
  'admin@evil.example',
])('a name that holds an address is refused: %s', (name) => {
  const refused = expect.objectContaining({ status: 400, exceptionData: { field: 'firstName' } }) as Problem;
  expect(() => plainName('firstName', name)).toThrow(refused);
});

test.each([
  ['St. Gallen', 'St. Gallen'],
  ['J. R. R.', 'J. R. R.'],
  ['Ferrari S.p.A.', 'Ferrari S.p.A.'],
  ['Müller & Co. KG', 'Müller & Co. KG'],
  ['Studio 2.0', 'Studio 2.0'],
  ['Sport e.V.', 'Sport e.V.'],
  ['Yahoo!', 'Yahoo!'],
  ['Tesla: Home', 'Tesla: Home'],
  ['  two\n lines\u202e ', 'two lines'],
  ['नमस्ते\u200dक', 'नमस्ते\u200dक'],
  ['日本放送協会', '日本放送協会'],
])('a name like %s is a name', (typed, stored) => {
  expect(plainName('firstName', typed)).toBe(stored);
  expect(organizationName('organizationName', typed)).toBe(stored);
});

test.each(['TV', 'tv.', 'Т V', '★★', '\u2800\u200b', 'ＴＶ'])('no organization is called %s', (name) => {
  expect(() => organizationName('organizationName', name)).toThrow(Problem);
});
