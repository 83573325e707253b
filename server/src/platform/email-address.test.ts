import { expect, test } from 'vitest';
import { domainOf, emailAddress } from './email-address.ts';

test.each([
  [' Ada.Lovelace+tv@Aurora.Example ', 'ada.lovelace+tv@aurora.example'],
  ["o'neil@mail.aurora.example", "o'neil@mail.aurora.example"],
  ['a@xn--mnchen-3ya.example', 'a@xn--mnchen-3ya.example'],
  ['A@MÜNCHEN.example', 'a@xn--mnchen-3ya.example'],
])('%s is %s', (typed, stored) => expect(emailAddress(typed)).toBe(stored));

test.each([
  '',
  'ada',
  'ada@',
  'ada@aurora',
  '@aurora.example',
  'ada@@aurora.example',
  'ada@aurora..example',
  '.ada@aurora.example',
  'a..b@aurora.example',
  'ada@-aurora.example',
  'ada@aurora.example,eve@harbor.example',
  'Ada <ada@aurora.example>',
  'ada@aurora.example\r\nBcc: eve@harbor.example',
  'ada@[127.0.0.1]',
  'ada@münchen.example/aurora.example',
  'ada@münchen.example:25',
  'ada@ü%2eexample',
  'ädä@aurora.example',
  `${'a'.repeat(65)}@aurora.example`,
  `a@${'b'.repeat(60)}.${'c'.repeat(60)}.${'d'.repeat(60)}.${'e'.repeat(60)}.${'f'.repeat(20)}.example`,
])('%s is none: 59', (typed) => {
  expect(() => emailAddress(typed)).toThrow(expect.objectContaining({ status: 400, errorCode: 59 }));
});

test('the domain is what follows the @', () => expect(domainOf('ada@aurora.example')).toBe('aurora.example'));
