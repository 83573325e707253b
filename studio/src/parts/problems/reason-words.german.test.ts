import { note, notes } from '@tv/contract/reasons/notes';
import { because, problemReasons, sayReason, type ReasonName } from '@tv/contract/reasons/problem-reasons';
import { expect, test } from 'vitest';
import { englishWordsIn } from '@tv/client/lib/testing/english-words.ts';
import { behindLabel, noteWords, problemWords, reasonWords } from './reason-words.ts';

/** Values for every place of a sentence, which are words of no language. */
const sample = (sentence: string): Record<string, unknown> =>
  Object.fromEntries(
    [...sentence.matchAll(/\{(\w+)(?::(\w+))?\}/g)].map(([, name = '', kind = 'text']) => [
      name,
      kind === 'text' ? 'xyz' : kind === 'language' ? 'nl' : 12_345,
    ]),
  );

test('every reason is said in German, with its values and without a hole', () => {
  const wrong = Object.entries(problemReasons).flatMap(([reason, sentence]) => {
    const words = reasonWords({ reason, exceptionData: sample(sentence) });
    const faults = [...englishWordsIn(words), ...(words.match(/[{}]|undefined|NaN|: $|  /g) ?? [])];
    return faults.length > 0 ? [`${reason}: ${words} (${faults.join(', ')})`] : [];
  });
  expect(wrong).toEqual([]);
});

test('every note is said in German', () => {
  for (const [name, sentence] of Object.entries(notes)) {
    const words = noteWords(note(name as 'note.leftOut', sample(sentence) as never));
    expect(englishWordsIn(words)).toEqual([]);
    expect(words).not.toMatch(/[{}]|undefined|NaN/);
  }
});

test.each<[ReasonName, object, string]>([
  ['request.tooManyTries', { wait: 130 }, 'Zu viele Versuche. Versuchen Sie es in 3 Minuten noch einmal.'],
  ['request.tooManyTries', { wait: 1 }, 'Zu viele Versuche. Versuchen Sie es in 1 Sekunde noch einmal.'],
  ['field.tooLong', { most: 12_000 }, 'Geben Sie höchstens 12.000 Zeichen ein.'],
  ['field.tooMany', { most: 1 }, 'Höchstens 1 Eintrag ist möglich.'],
  ['field.bodyTooLong', { most: 5 * 1024 * 1024 }, 'Die Datei ist größer als 5 MB.'],
  [
    'quota.fileBeyondDay',
    { most: 2.5e9 },
    'Jede Person darf in 24 Stunden 2,5 GB hochladen, und diese Datei allein ist größer. Bitten Sie den Betreiber des Portals, sie hochzuladen.',
  ],
  [
    'captions.cueTooLong',
    { most: 2000, field: 'cues.4.runs' },
    'Untertitel 5: Der Text ist länger als 2.000 Zeichen.',
  ],
])('%s with %o', (reason, exceptionData, words) => {
  expect(reasonWords({ reason, exceptionData: { ...exceptionData } })).toBe(words);
});

test('what the service stored in English is said in German, and what is not known stays', () => {
  expect(problemWords(sayReason(because('files.brokenOff', { made: 3, whole: 1200 })))).toBe(
    'Die Datei bricht nach 3 von 1.200 Sekunden ab. Wählen Sie die ganze Datei aus.',
  );
  expect(problemWords(sayReason(because('files.undecodableSound', { kind: 'of the kind "xyz"' })))).toContain(
    'Der Ton (Format „xyz“) lässt',
  );
  expect(
    problemWords(sayReason(because('captions.serviceFault', { kind: 'translation', status: 500 }))),
  ).toBe('Beim Dienst ist ein Fehler aufgetreten (500).');
  expect(problemWords('Something else.')).toBe('Something else.');
});

test('a sentence away from its field has the label of the field, where there is one', () => {
  expect(behindLabel('tags.0', 'Hier fehlt etwas.')).toBe('Schlagwörter: Hier fehlt etwas.');
  expect(behindLabel('unheardOf', 'Hier fehlt etwas.')).toBe('Hier fehlt etwas.');
  expect(behindLabel(undefined, 'Hier fehlt etwas.')).toBe('Hier fehlt etwas.');
});
