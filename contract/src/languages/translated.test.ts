import { Value } from 'typebox/value';
import { expect, test } from 'vitest';
import { FilledLine, Lines } from '../texts.ts';
import {
  inLanguage,
  lacksDefault,
  tidyTranslated,
  tidyTranslations,
  translatedText,
  translationFor,
  translationsOf,
} from './translated.ts';

const text = { default: 'Welcome', de: 'Willkommen', 'pt-BR': 'Boas-vindas' };

test.each([
  ['de', 'de'],
  ['de-AT', 'de'],
  ['DE', 'de'],
  ['pt-BR', 'pt-BR'],
  ['pt', 'pt-BR'],
  ['pt-PT', 'pt-BR'],
  ['fr', undefined],
  ['', undefined],
  [undefined, undefined],
])('a reader of %s gets the text in %s', (language, tag) => {
  expect(translationFor(text, language)).toBe(tag);
  expect(inLanguage(text, language)).toBe(tag ? text[tag as 'de'] : 'Welcome');
});

test('an empty translation is none', () => {
  expect(inLanguage({ ...text, de: '' }, 'de')).toBe('Welcome');
  expect(translationFor(undefined, 'de')).toBeUndefined();
});

test('a text in several languages is refused by the name of what is wrong with it', () => {
  const schema = translatedText(Lines({ maxLength: 20 }));
  const wrongIn = (value: unknown) => [...Value.Errors(schema, value)].map((error) => error.instancePath);
  expect(Value.Check(schema, text)).toBe(true);
  expect(Value.Check(schema, { default: '' })).toBe(true);
  expect(Value.Check(schema, { ...text, sv: 'Välkommen' })).toBe(false);
  expect(Value.Check(schema, { de: 'Willkommen' })).toBe(false);
  expect(wrongIn({ ...text, fr: 'x'.repeat(21) })).toEqual(['/fr']);
  expect(wrongIn({ ...text, default: 'a\u0007' })).toEqual(['/default']);
  const titles = translationsOf(FilledLine({ maxLength: 20 }));
  expect(Value.Check(titles, { de: 'Willkommen' })).toBe(true);
  expect(Value.Check(titles, {})).toBe(true);
  expect(Value.Check(titles, text)).toBe(false);
});

test('a text is stored trimmed, without empty languages, in the order of the languages', () => {
  expect(JSON.stringify(tidyTranslations({ ja: ' よ ', fr: ' ', de: 'b' }))).toBe('{"de":"b","ja":"よ"}');
  expect(JSON.stringify(tidyTranslated({ 'pt-BR': 'c', default: ' a ', de: 'b' }))).toBe(
    '{"default":"a","de":"b","pt-BR":"c"}',
  );
  expect(tidyTranslated({ default: ' ', de: '' })).toBeUndefined();
});

test('translations alone lack their default', () => {
  expect(lacksDefault({ default: ' ', de: 'Hallo' })).toBe(true);
  expect(lacksDefault({ default: '', de: '' })).toBe(false);
  expect(lacksDefault(text)).toBe(false);
});
