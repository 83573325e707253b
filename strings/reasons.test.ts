import { liveWarnings } from '@tv/contract/live/live-warnings';
import { problemReasons } from '@tv/contract/reasons/problem-reasons';
import { notes } from '@tv/contract/reasons/notes';
import { expect, test } from 'vitest';

type Texts = Record<string, string | ((values: Record<string, unknown>) => string)>;
const modules = import.meta.glob<{ texts: Texts }>(['./*/reasons/*.ts', './*/studio/live/warnings.ts'], {
  eager: true,
});
const textsIn = (language: string): Texts =>
  Object.assign(
    {},
    ...Object.entries(modules)
      .filter(([path]) => path.startsWith(`./${language}/`))
      .map(([, { texts }]) => texts),
  );

/** The values that a text says, by their names. */
function valuesOf(text: Texts[string]): string[] {
  if (typeof text === 'string') return [...text.matchAll(/\{(\w+)/g)].map(([, name]) => name!).sort();
  const used = new Set<string>();
  text(new Proxy({}, { get: (_, name) => (used.add(String(name)), 2) }));
  return [...used].sort();
}

const service: Record<string, string> = { ...problemReasons, ...notes, ...liveWarnings };
const [english, german] = [textsIn('en'), textsIn('de')];

test('every reason, note and warning of a live stream has a text in both languages, with the same values', () => {
  const names = Object.keys(service).sort();
  expect(Object.keys(english).sort()).toEqual(names);
  expect(Object.keys(german).sort()).toEqual(names);
  for (const name of names) expect([name, valuesOf(german[name]!)]).toEqual([name, valuesOf(english[name]!)]);
});

test('a text says no value that the service does not give', () => {
  const strays = Object.entries(service).flatMap(([name, sentence]) =>
    valuesOf(english[name]!)
      .filter((value) => !valuesOf(sentence).includes(value))
      .map((value) => `${name}: ${value}`),
  );
  expect(strays).toEqual([]);
});

test('texts are whole sentences', () => {
  const texts = [...Object.entries(english), ...Object.entries(german)];
  const torn = texts.filter(([, text]) => typeof text === 'string' && !text.endsWith('.'));
  expect(torn).toEqual([]);
  const open = Object.entries(german).filter(
    ([, text]) => typeof text === 'string' && /^[a-zäöü]/.test(text),
  );
  expect(open).toEqual([]);
});
