import fc from 'fast-check';
import { expect, test } from 'vitest';
import { passwordPolicy, validatePassword } from './password-rules.ts';

const codes = (password: string, ...more: [string[]?]) =>
  validatePassword(password, ...more).errors.map(({ code }) => code);

test.each([
  'watch-tv-demo',
  'violet bicycles argue',
  'Tr0ub4dor&3-and-more',
  'ünïcödé wörds häuser',
  'gX7#pLw9!qRt2',
])('%s is a good password', (password) =>
  expect(validatePassword(password)).toEqual({ isValid: true, errors: [] }),
);

test.each([
  'password1234',
  'Password1234!',
  'P@ssw0rd12345',
  '!!password!!99',
  'passwordpassword',
  'letmeinplease',
  'iloveyou123456',
  'correcthorsebatterystaple',
  'Correct-Horse-Battery-Staple',
  '123456789012',
  'qwertyuiop1234',
  'QWERTYUIOP!@#',
  '1qaz2wsx3edc4rfv',
  'abcdefghijkl',
  'aaaaaaaaaaaa',
  'abababababab',
  'abcabcabcabcabc',
  'zxcvbnmasdfghjkl',
  '112358132134',
  'Liverpool2024!',
])('%s is known or easy to guess', (password) => expect(codes(password)).toContain('TooCommon'));

test('length counts characters, not bytes', () => {
  expect(codes('zqp xvk 9fm')).toEqual(['TooShort']);
  expect(codes('zqp xvk 9fmw')).toEqual([]);
  expect(codes('🦊🚲🌧🎻 🍐🪁🐙🧭🥁')).toEqual(['TooShort']);
  expect(codes('zqp xvk 9 '.repeat(12) + '12345678')).toEqual([]);
  expect(codes('zqp xvk 9 '.repeat(12) + '123456789')).toEqual(['TooLong']);
  expect(codes('')).toEqual(['TooShort']);
});

test('texts that others know about the person are no passwords', () => {
  const about = ['vera.viewer@aurora.example', 'Vera Viewer'];
  expect(codes('vera.viewer@aurora.example', about)).toContain('SameAsPerson');
  expect(codes('Vera.Viewer2024', about)).toContain('SameAsPerson');
  expect(codes('vera rides a tram', about)).toEqual([]);
});

test('an operator may require kinds of characters', () => {
  const strict = {
    ...passwordPolicy,
    requireDigit: true,
    requireUppercase: true,
    requireNonAlphanumeric: true,
  };
  const { errors } = validatePassword('violetbicyclesargue', [], strict);
  expect(errors.map(({ code }) => code)).toEqual([
    'RequiresDigit',
    'RequiresUppercase',
    'RequiresNonAlphanumeric',
  ]);
});

test('any text gets an answer, and every problem is a sentence', () => {
  fc.assert(
    fc.property(fc.string({ maxLength: 200, unit: 'grapheme' }), (password) => {
      const { isValid, errors } = validatePassword(password);
      expect(isValid).toBe(errors.length === 0);
      for (const { description } of errors) expect(description).toMatch(/^[A-Z].*\.$/);
    }),
  );
});
