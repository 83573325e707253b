import { groupLimits } from '@tv/contract/limits/group-limits';
import type { MediaPlayerSettings, PlayerSettingsChange } from '@tv/contract/media/player-settings';
import { usualPlayerSettings } from '@tv/contract/media/usual-player-settings';

/** Stored settings, those of the item first. Unknown names and wrong values are ignored. */
export type SettingsLevels = {
  item: unknown;
  categories: unknown[];
  organization: unknown;
  /** The groups of the viewer. A visitor of public pages has none. */
  viewerGroupIds: readonly string[];
};

const isFlag = (value: unknown) => typeof value === 'boolean';
const isRate = (value: unknown) => typeof value === 'number' && value >= 0.25 && value <= 4;
const isRates = (value: unknown) =>
  Array.isArray(value) && value.length > 0 && value.length <= 12 && value.every(isRate);

const checks: Record<keyof PlayerSettingsChange, (value: unknown) => boolean> = {
  autoplay: isFlag,
  allowDownload: isFlag,
  downloadGroupIds: (value) =>
    Array.isArray(value) &&
    value.length <= groupLimits.audience.groups &&
    value.every((id) => typeof id === 'string'),
  allowEmbed: isFlag,
  playbackRates: isRates,
  defaultPlaybackRate: isRate,
  defaultSubtitleLanguage: (value) => typeof value === 'string' && value.length > 0 && value.length <= 35,
  skipSeconds: (value) => typeof value === 'number' && value >= 1 && value <= 120,
  showViewerName: isFlag,
};

/** The name of the first setting with a value that would be ignored. */
export const wrongSetting = (settings: PlayerSettingsChange): keyof PlayerSettingsChange | undefined =>
  (Object.keys(settings) as (keyof PlayerSettingsChange)[]).find(
    (name) => settings[name] !== undefined && !checks[name](settings[name]),
  );

/** Groups belong to the decision about downloads of the same level, and are never read without it. */
const inheritedNames = (Object.keys(checks) as (keyof typeof checks)[]).filter(
  (name) => name !== 'downloadGroupIds',
);

/** Resolves each setting by itself: item over category over organization over system. Of several categories the first by name counts. */
export function resolvePlayerSettings({
  item,
  categories,
  organization,
  viewerGroupIds,
}: SettingsLevels): MediaPlayerSettings {
  const levels = [item, ...categories, organization, usualPlayerSettings].filter(
    (level): level is Record<string, unknown> => typeof level === 'object' && level !== null,
  );
  const levelOf = (name: keyof PlayerSettingsChange) =>
    levels.find((each) => Object.hasOwn(each, name) && checks[name](each[name]));
  const resolved = Object.fromEntries(
    inheritedNames.flatMap((name) => {
      const level = levelOf(name);
      return level ? [[name, level[name]]] : [];
    }),
  ) as MediaPlayerSettings;
  const groupIds = levelOf('allowDownload')?.downloadGroupIds;
  const isInGroup =
    checks.downloadGroupIds(groupIds) && viewerGroupIds.some((id) => (groupIds as string[]).includes(id));
  const mayLeave = !resolved.showViewerName;
  return {
    ...resolved,
    // A copy, or a frame of another page, would be without the name.
    allowDownload: mayLeave && (resolved.allowDownload || isInGroup),
    allowEmbed: mayLeave && resolved.allowEmbed,
    defaultPlaybackRate: resolved.playbackRates.includes(resolved.defaultPlaybackRate)
      ? resolved.defaultPlaybackRate
      : 1,
  };
}
