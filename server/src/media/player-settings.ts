import type { MediaPlayerSettings } from '@tv/contract/player-settings';
import { usualPlayerSettings } from '@tv/contract/usual-player-settings';

/** Stored settings, those of the item first. Unknown names and wrong values are ignored. */
export type SettingsLevels = { item: unknown; categories: unknown[]; organization: unknown };

const isFlag = (value: unknown) => typeof value === 'boolean';
const isRate = (value: unknown) => typeof value === 'number' && value >= 0.25 && value <= 4;
const isRates = (value: unknown) =>
  Array.isArray(value) && value.length > 0 && value.length <= 12 && value.every(isRate);

const checks: Record<keyof MediaPlayerSettings, (value: unknown) => boolean> = {
  autoplay: isFlag,
  allowDownload: isFlag,
  allowEmbed: isFlag,
  playbackRates: isRates,
  defaultPlaybackRate: isRate,
  defaultSubtitleLanguage: (value) => typeof value === 'string' && value.length > 0 && value.length <= 35,
  skipSeconds: (value) => typeof value === 'number' && value >= 1 && value <= 120,
};

/** The name of the first setting with a value that would be ignored. */
export const wrongSetting = (settings: Partial<MediaPlayerSettings>): keyof MediaPlayerSettings | undefined =>
  (Object.keys(settings) as (keyof MediaPlayerSettings)[]).find(
    (name) => settings[name] !== undefined && !checks[name](settings[name]),
  );

/** Resolves each setting by itself: item over category over organization over system. Of several categories the first by name counts. */
export function resolvePlayerSettings({
  item,
  categories,
  organization,
}: SettingsLevels): MediaPlayerSettings {
  const levels = [item, ...categories, organization, usualPlayerSettings].filter(
    (level): level is Record<string, unknown> => typeof level === 'object' && level !== null,
  );
  const resolved = Object.fromEntries(
    Object.entries(checks).flatMap(([name, isRight]) => {
      const level = levels.find((each) => Object.hasOwn(each, name) && isRight(each[name]));
      return level ? [[name, level[name]]] : [];
    }),
  ) as MediaPlayerSettings;
  return resolved.playbackRates.includes(resolved.defaultPlaybackRate)
    ? resolved
    : { ...resolved, defaultPlaybackRate: 1 };
}
