import type { PlayerSubtitle } from '../player-props.ts';

type Languages = readonly Pick<PlayerSubtitle, 'languageCode' | 'isDefault'>[];

const find = (subtitles: Languages, language: string | undefined) =>
  language
    ? (subtitles.find((entry) => entry.languageCode === language) ??
      subtitles.find((entry) => entry.languageCode.split('-')[0] === language.split('-')[0]))
    : undefined;

/** Language to begin with: the person's last choice on this device, else what the settings say, else none. */
export const firstCaptions = (
  subtitles: Languages,
  remembered: string | undefined,
  fromSettings: string | undefined,
): string | undefined =>
  remembered === undefined
    ? find(subtitles, fromSettings)?.languageCode
    : find(subtitles, remembered)?.languageCode;

/** Language to show when captions are switched on: the last one shown, else the first that the person reads, else the default. */
export const captionsWhenOn = (
  subtitles: Languages,
  last: string | undefined,
  reads: readonly string[],
): string | undefined =>
  [last, ...reads].map((language) => find(subtitles, language)).find(Boolean)?.languageCode ??
  (subtitles.find((entry) => entry.isDefault) ?? subtitles[0])?.languageCode;
