import type { BrowserStorage } from '@tv/client/lib/state/browser-storage.ts';
import { readPreferences, savePreferences } from '@tv/player/settings/preferences.ts';
import { locale } from '@tv/strings/en/locale.ts';

/** Whether videos begin with captions: as each one is set up, always, or never. */
export type CaptionsChoice = 'automatic' | 'on' | 'off';
export type CaptionPreference = { choice: CaptionsChoice; language: string };

type Storage = Pick<BrowserStorage, 'get' | 'set'>;

/** The player's preference in the words of the settings. The language is the one to begin with, also while captions are off. */
export function captionPreference(reads: readonly string[], storage?: Storage): CaptionPreference {
  const { captions } = readPreferences(storage);
  if (captions !== undefined && captions !== 'off') return { choice: 'on', language: captions };
  const language = reads[0]?.split('-')[0] || 'en';
  return { choice: captions === 'off' ? 'off' : 'automatic', language };
}

export function saveCaptionPreference({ choice, language }: CaptionPreference, storage?: Storage): void {
  const captions = { automatic: undefined, on: language, off: 'off' }[choice];
  savePreferences({ captions }, storage);
}

const common = 'ar cs da de en es fi fr he hi it ja ko nl no pl pt ro ru sv tr uk vi zh'.split(' ');

/** Languages to choose from, by name: the usual ones, those that the person reads, and the one that is chosen. */
export function captionLanguages(
  reads: readonly string[],
  chosen: string,
): { value: string; text: string }[] {
  const names = new Intl.DisplayNames(locale, { type: 'language' });
  const own = reads.map((language) => language.split('-')[0] ?? '').filter(Boolean);
  return [...new Set([...common, ...own, chosen])]
    .map((value) => ({ value, text: names.of(value) ?? value }))
    .toSorted((one, other) => one.text.localeCompare(other.text, locale));
}
