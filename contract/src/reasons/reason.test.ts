import { expect, test } from 'vitest';
import { note, notes, readNote } from './notes.ts';
import { because, problemReasons, sayReason } from './problem-reasons.ts';
import { fillSentence, inEnglish, readReason, waitInWords, type Forms } from './reason.ts';
import { captionServiceReasons } from './captions.ts';
import { uploadReasons } from './files.ts';
import { formerNotes, formerReasons } from './former.ts';

const placeOf = /\{(\w+)(?::(\w+))?\}/g;

/** Values for every place of a sentence. */
const sample = (sentence: string): Record<string, unknown> =>
  Object.fromEntries(
    [...sentence.matchAll(placeOf)].map(([, name = '', kind = 'text'], index) => [
      name,
      kind === 'text' ? `some (${name})` : kind === 'language' ? 'de' : 101 * (index + 1),
    ]),
  );

test('a reason has its values in the places of its sentence, each in its form', () => {
  expect(sayReason(because('captions.tooMany', { most: 1200 }))).toBe(
    'An item can have at most 1200 captions: remove some first.',
  );
  expect(sayReason(because('request.tooManyTries', { wait: 130 }))).toBe(
    'Too many attempts. Try again in 3 minutes.',
  );
  expect(sayReason(because('quota.personStorage', { most: 2e9, used: 2.345e9 }))).toContain(
    '2 GB, and this file would make it 2.35 GB',
  );
  expect(sayReason(because('captions.inLanguageAlready', { language: 'de' }))).toContain(
    'captions in German',
  );
  expect(sayReason(because('captions.inLanguageAlready', { language: '?' }))).toContain('captions in ?');
});

test('what is missing, or of another kind than the sentence asks for, is left out', () => {
  const forms: Forms = {
    ...{ text: String, language: String, number: String },
    ...{ gigabytes: String, size: String, duration: waitInWords },
  };
  expect(fillSentence('{a} {b:number} {c:duration}.', { a: 1, b: '2' }, forms)).toBe('  .');
  expect(fillSentence('{a}', { a: '{b:number}' }, forms)).toBe('{b:number}');
});

test('a wrong name, and wrong values, do not compile', () => {
  // @ts-expect-error -- there is no such reason
  because('captions.none');
  // @ts-expect-error -- its value is missing
  because('captions.tooMany');
  // @ts-expect-error -- its value is a number
  because('captions.tooMany', { most: '3' });
  // @ts-expect-error -- it takes no such value
  because('captions.tooMany', { most: 3, least: 1 });
  // @ts-expect-error -- it takes no values
  because('captions.busy', { most: 3 });
});

test.each([
  ['why a file became no item', uploadReasons],
  ['why a machine made no captions', captionServiceReasons],
  ['notes', notes],
])('stored sentences are read again, with their values: %s', (_, table) => {
  for (const [name, sentence] of Object.entries(table)) {
    const values = sample(sentence);
    const english = inEnglish(sentence, values);
    expect(english).not.toContain('{');
    expect(readReason(english, table)).toEqual({ name, values });
  }
  expect(readReason('Something else.', table)).toBeUndefined();
});

test.each([
  ['reasons', formerReasons, { ...uploadReasons, ...captionServiceReasons }],
  ['notes', formerNotes, notes],
])(
  'former sentences have the values of the present ones, and are not read as another: %s',
  (_, former, present) => {
    const sentences: Record<string, string> = present;
    for (const [name, sentence] of Object.entries<string>(former)) {
      const values = sample(sentence);
      expect([name, Object.keys(values).sort()]).toEqual([
        name,
        Object.keys(sample(sentences[name]!)).sort(),
      ]);
      const english = inEnglish(sentence, values);
      expect(readReason(english, sentences) ?? readReason(english, former)).toEqual({ name, values });
    }
  },
);

test('a note names the line that it is about', () => {
  expect(readNote(`Line 12: ${note('note.leftOut', { found: 'x: y' })}`)).toEqual({
    name: 'note.leftOut',
    values: { found: 'x: y', line: 12 },
  });
  expect(readNote('Line 12: "x" is no caption and was left out.')?.name).toBe('note.noCaption');
  expect(readNote('Line 12: something else.')).toBeUndefined();
});

test('names say where a reason belongs', () => {
  expect(Object.keys(problemReasons).filter((name) => !/^[a-z]+\.[a-z][a-zA-Z\d]*$/.test(name))).toEqual([]);
});
