import { expect, test } from 'vitest';
import { de } from './de.ts';
import { en } from './en.ts';

/** Texts that are the same word in both languages. */
const sameInBoth = ['problemOn', 'code.label', 'device.label', 'passkeys.title', 'passkeys.name'];

/** Each text by its name. Functions get placeholders and numbers for the plural. */
function textsIn(value: unknown, name = ''): [name: string, text: string][] {
  if (typeof value === 'function') {
    const marks = Array.from({ length: value.length }, (_, index) => `‹${index}›`);
    return textsIn((value as (...given: string[]) => unknown)(...marks), name);
  }
  if (value !== null && typeof value === 'object')
    return Object.entries(value).flatMap(([key, each]) => textsIn(each, name ? `${name}.${key}` : key));
  return [[name, String(value)]];
}
const [english, german] = [textsIn(en), textsIn(de)];
const marksIn = (text: string) => [...new Set(text.match(/‹\d›/g))].sort();

test('both languages have the same texts with the same values', () => {
  const shape = (texts: typeof english) => texts.map(([name, text]) => [name, marksIn(text)]);
  expect(english.length).toBeGreaterThan(130);
  expect(shape(german)).toEqual(shape(english));
});

test('no text is left in English', () => {
  const words = new Map(english);
  const same = german.filter(([name, text]) => words.get(name) === text && /\p{L}/u.test(text));
  expect(same.map(([name]) => name)).toEqual(sameInBoth);
});

test('numbers choose the singular or the plural', () => {
  expect([en.wait(1), en.wait(2)].map((text) => /\d second[s,]/.exec(text)?.[0])).toEqual([
    '1 second,',
    '2 seconds',
  ]);
  expect([de.wait(1), de.wait(2)].map((text) => /\d Sekunden?/.exec(text)?.[0])).toEqual([
    '1 Sekunde',
    '2 Sekunden',
  ]);
  const counts = [0, 1, 2];
  expect(counts.map(en.settings.passkeys)).toEqual(['None', '1 passkey', '2 passkeys']);
  expect(counts.map(de.settings.passkeys)).toEqual(['Keine', '1 Passkey', '2 Passkeys']);
});
