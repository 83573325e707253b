// @vitest-environment jsdom
import {
  accountLanguageCookie,
  languageCookie,
  organizationLanguageCookie,
} from '@tv/contract/languages/languages';
import { afterEach, expect, it, vi } from 'vitest';
import { keepLanguagesOf } from './keep-languages.ts';
import { forgetLanguageOfAccount, keepLanguage } from './language-cookies.ts';

const cookies = [languageCookie, accountLanguageCookie, organizationLanguageCookie] as const;
afterEach(() => {
  vi.restoreAllMocks();
  for (const name of cookies) keepLanguage(name, undefined);
});

// These pages are in English.
it.each([
  ['nobody has chosen', {}, false, false],
  ['the organization has a default', { organizationLanguage: 'de' }, false, true],
  [
    'the default is of another organization than the public page',
    { organizationLanguage: 'de' },
    true,
    false,
  ],
  ['the default is that of the page', { organizationLanguage: 'en' }, false, false],
  ['the person has chosen on another device', { chosenLanguage: 'fr' }, false, true],
  ['the same, on a public page', { chosenLanguage: 'fr' }, true, true],
  ['the person has chosen otherwise', { chosenLanguage: 'en', organizationLanguage: 'de' }, false, false],
] as const)('when %s', (_, user, isPublic, isOther) => {
  expect(keepLanguagesOf(user, isPublic)).toBe(isOther);
});

it('keeps both for the pages to come, and asks for another page once', () => {
  const user = { chosenLanguage: 'fr', organizationLanguage: 'de' } as const;
  expect(keepLanguagesOf(user)).toBe(true);
  expect(document.cookie.split('; ').sort()).toEqual([
    'tv-account-language=fr',
    'tv-organization-language=de',
  ]);
  expect(keepLanguagesOf(user)).toBe(false);
  expect(keepLanguagesOf({})).toBe(false);
  expect(document.cookie).toBe('');
});

it('a choice on this device counts before both, and stays when the person leaves', () => {
  keepLanguage(languageCookie, 'en');
  expect(keepLanguagesOf({ chosenLanguage: 'fr', organizationLanguage: 'de' })).toBe(false);
  forgetLanguageOfAccount();
  expect(document.cookie.split('; ').sort()).toEqual(['tv-language=en', 'tv-organization-language=de']);
});

it('a browser that keeps no cookies is not asked again and again', () => {
  vi.spyOn(document, 'cookie', 'set').mockImplementation(() => {});
  expect(keepLanguagesOf({ organizationLanguage: 'de' })).toBe(false);
});
