import { expect, test } from 'vitest';
import type { Language } from './languages.ts';
import { languageFor, pageLanguage } from './page-language.ts';

const accepting = (header: string) => pageLanguage({ 'accept-language': header });

test('a browser gets the shipped language that it prefers', () => {
  expect(accepting('de-AT,de;q=0.9,en;q=0.8')).toBe('de');
  expect(accepting('en-GB,en;q=0.9,de;q=0.8')).toBe('en');
  expect(accepting('en;q=0.2, DE;q=0.7')).toBe('de');
  expect(accepting('sv, fi;q=0.9, de;q=0.1')).toBe('de');
  expect(accepting('pt-PT, en;q=0.5')).toBe('pt-BR');
  expect(accepting('PT-br')).toBe('pt-BR');
  expect(accepting('ar-EG,ar;q=0.9')).toBe('ar');
});

test('English is for whoever asks for nothing that is shipped', () => {
  for (const header of ['', 'sv', '*', 'de;q=0', 'sv;q=1, *;q=0.5', ',;=;q=x'])
    expect([header, accepting(header)]).toEqual([header, 'en']);
  expect(pageLanguage({})).toBe('en');
});

test('what was chosen counts before what the browser prefers, unless it is not shipped', () => {
  const german = { 'accept-language': 'de' };
  expect(pageLanguage({ ...german, cookie: 'a=b; tv-language=en; c=d' })).toBe('en');
  expect(pageLanguage({ ...german, cookie: 'tv-language=sv' })).toBe('de');
  expect(pageLanguage({ ...german, cookie: 'tv-language=pt-BR' })).toBe('pt-BR');
  expect(pageLanguage({ ...german, cookie: 'not-tv-language=en; tv-language' })).toBe('de');
  expect(pageLanguage({ 'accept-language': 'en', cookie: 'tv-language=de' })).toBe('de');
});

/** The order of everything that may say a language; each row leaves out what stands first in the row before. */
test.each<
  [says: string, cookie: string, organization: Language | undefined, accepted: string, language: Language]
>([
  [
    'this device’s choice',
    'tv-language=de; tv-account-language=fr; tv-organization-language=es',
    'it',
    'nl',
    'de',
  ],
  ['the account’s choice', 'tv-account-language=fr; tv-organization-language=es', 'it', 'nl', 'fr'],
  ['the page’s organization', 'tv-organization-language=es', 'it', 'nl', 'it'],
  ['the organization that was entered', 'tv-organization-language=es', undefined, 'nl', 'es'],
  ['the browser', '', undefined, 'nl', 'nl'],
  ['nobody', '', undefined, '', 'en'],
])('a page is in the language that %s says', (_, cookie, organization, accepted, language) => {
  expect(pageLanguage({ cookie, 'accept-language': accepted }, { organization })).toBe(language);
});

test('a default that is not shipped counts as none', () => {
  const headers = { 'accept-language': 'nl', cookie: 'tv-organization-language=sv' };
  expect(pageLanguage(headers, { organization: 'it', built: ['en', 'nl'] })).toBe('nl');
});

test('a choice counts before the organization’s default, and that before the browser’s', () => {
  expect(languageFor({ chosen: 'de', preferred: 'fr' }, 'it')).toBe('de');
  expect(languageFor({ preferred: 'fr' }, 'it')).toBe('it');
  expect(languageFor({ preferred: 'fr' })).toBe('fr');
  expect(languageFor({})).toBe('en');
});
