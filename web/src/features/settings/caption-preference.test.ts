import { expect, test } from 'vitest';
import { readPreferences } from '@tv/player/settings/preferences.ts';
import { captionLanguages, captionPreference, saveCaptionPreference } from './caption-preference.ts';

function storage(first?: object) {
  const stored = new Map(first ? [['tv.player', JSON.stringify(first)]] : []);
  return {
    get: (key: string) => stored.get(key) ?? null,
    set: (key: string, value: string | null) => void stored.set(key, value ?? ''),
  };
}

test.each([
  [undefined, 'automatic', 'de'],
  [{ captions: 'off' }, 'off', 'de'],
  [{ captions: 'nb' }, 'on', 'nb'],
])('of %j it is %s, %s', (first, choice, language) => {
  expect(captionPreference(['de-CH', 'en'], storage(first))).toEqual({ choice, language });
});

test('the stored preference is the one that the player begins with, and its other preferences stay', () => {
  const stored = storage({ volume: 0.5, captions: 'en' });
  saveCaptionPreference({ choice: 'off', language: 'en' }, stored);
  expect(readPreferences(stored)).toEqual({ volume: 0.5, captions: 'off' });
  saveCaptionPreference({ choice: 'on', language: 'fr' }, stored);
  expect(readPreferences(stored)).toEqual({ volume: 0.5, captions: 'fr' });
  saveCaptionPreference({ choice: 'automatic', language: 'fr' }, stored);
  expect(readPreferences(stored)).toEqual({ volume: 0.5 });
});

test('the person’s own languages and the one chosen are among those offered, each once', () => {
  const values = captionLanguages(['eu-ES', 'en-GB'], 'pt-BR').map(({ value }) => value);
  expect(values).toEqual(expect.arrayContaining(['eu', 'en', 'pt-BR', 'pt']));
  expect(new Set(values).size).toBe(values.length);
});
