import { readFileSync } from 'node:fs';
import type { Text } from '../strings/text.ts';
import { textIn } from '../language.ts';

const en = textIn('en');

/** Length and a list of common passwords protect better than required kinds of characters (NIST SP 800-63B, 5.1.1.2). An operator may require both. */
export const passwordPolicy = {
  requiredLength: 12,
  maxLength: 128,
  requireDigit: false,
  requireLowercase: false,
  requireUppercase: false,
  requireNonAlphanumeric: false,
};
export type PasswordPolicy = typeof passwordPolicy;

export interface PasswordProblem {
  code: keyof ReturnType<Text['passwordProblems']>;
  description: string;
}

const common = new Set(
  readFileSync(new URL('common-passwords.txt', import.meta.url), 'utf8')
    .split(/\s+/)
    .filter(Boolean),
);

const rows = [
  '01234567890',
  'abcdefghijklmnopqrstuvwxyz',
  'qwertyuiop',
  'qwertzuiop',
  'azertyuiop',
  'asdfghjkl',
  'zxcvbnm',
  '1qaz2wsx3edc4rfv5tgb6yhn7ujm8ik9ol0p',
  '1q2w3e4r5t6y7u8i9o0p',
];
const sequences = rows.flatMap((row) => [row, [...row].reverse().join('')]);

const lookalikes: Record<string, string> = {
  '0': 'o',
  '1': 'i',
  '3': 'e',
  '4': 'a',
  '5': 's',
  '7': 't',
  '@': 'a',
  $: 's',
  '!': 'i',
};
const withoutLookalikes = (text: string) =>
  text.replace(/[013457@$!]/g, (character) => lookalikes[character] ?? character);

/** The length of the longest start that is a run: one repeated character, or neighbours on the keyboard, in the alphabet or among the digits. */
function leadingRun(text: string) {
  let longest = /^(.)\1*/.exec(text)?.[0].length ?? 0;
  for (const sequence of sequences)
    for (let length = Math.min(text.length, sequence.length); length > longest; length--)
      if (sequence.includes(text.slice(0, length))) longest = length;
  return longest;
}

/** Whether the text consists of runs of at least four characters. */
function isRuns(text: string): boolean {
  const start = leadingRun(text);
  return text === '' || (start >= Math.min(4, text.length) && isRuns(text.slice(start)));
}

/** The shortest part whose repetition is the text. */
function repeatedPart(text: string) {
  const length = (text + text).indexOf(text, 1);
  return text.slice(0, length);
}

/** Whether this is a common password, also with capitals, digits for letters, repetitions, or numbers and marks around it. */
function isCommon(password: string) {
  const lower = password.normalize('NFKC').toLowerCase();
  const bare = lower.replace(/[\s._-]+/g, '');
  const core = (text: string) => text.replace(/^[^\p{L}]+|[^\p{L}]+$/gu, '');
  const trimmed = bare.replace(/^[^\p{L}\p{N}]+|[^\p{L}\p{N}]+$/gu, '');
  const candidates = [
    lower,
    bare,
    trimmed,
    core(bare),
    withoutLookalikes(bare),
    core(withoutLookalikes(trimmed)),
  ];
  candidates.push(withoutLookalikes(core(bare)), withoutLookalikes(bare.replace(/[\d\W]+$/, '')));
  if (candidates.some((text) => common.has(text) || common.has(repeatedPart(text)))) return true;
  const part = repeatedPart(trimmed);
  return (
    (part.length <= 4 && part.length < trimmed.length) ||
    (trimmed !== '' && isRuns(trimmed)) ||
    new Set(lower).size < 5
  );
}

/** The portal's policy, with the length that an organization asks for where it is greater. */
export const policyWith = (requiredLength = 0): PasswordPolicy => ({
  ...passwordPolicy,
  requiredLength: Math.max(requiredLength, passwordPolicy.requiredLength),
});

/** `personal`: texts that others know about the person, such as e-mail address and names. They are not passwords. */
export function validatePassword(
  password: string,
  personal: string[] = [],
  policy: PasswordPolicy = passwordPolicy,
) {
  const length = [...password].length;
  const letters = (text: string) => text.toLowerCase().replace(/[^\p{L}]+/gu, '');
  const known = personal
    .flatMap((text) => [letters(text), letters(text.split('@')[0] ?? '')])
    .filter(Boolean);
  const checks: [boolean, PasswordProblem['code']][] = [
    [length < policy.requiredLength, 'TooShort'],
    [length > policy.maxLength, 'TooLong'],
    [policy.requireDigit && !/\p{N}/u.test(password), 'RequiresDigit'],
    [policy.requireLowercase && !/\p{Ll}/u.test(password), 'RequiresLowercase'],
    [policy.requireUppercase && !/\p{Lu}/u.test(password), 'RequiresUppercase'],
    [policy.requireNonAlphanumeric && !/[^\p{L}\p{N}]/u.test(password), 'RequiresNonAlphanumeric'],
    [length <= policy.maxLength && password !== '' && isCommon(password), 'TooCommon'],
    [known.includes(letters(password)), 'SameAsPerson'],
  ];
  const descriptions = en.passwordProblems(policy.requiredLength, policy.maxLength);
  const errors: PasswordProblem[] = checks
    .filter(([broken]) => broken)
    .map(([, code]) => ({ code, description: descriptions[code] }));
  return { isValid: errors.length === 0, errors };
}

/** The problem of a password in the language of a page. */
export const passwordProblem = (text: Text, { code }: PasswordProblem, policy: PasswordPolicy) =>
  text.passwordProblems(policy.requiredLength, policy.maxLength)[code];
