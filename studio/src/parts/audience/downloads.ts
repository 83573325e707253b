import type { PlayerSettingsChange } from '@tv/contract/media/player-settings';

/** Who may download, as forms have it. `inherited`: as a wider setting says. */
export type Downloads = { who: 'inherited' | 'everybody' | 'nobody' } | { who: 'groups'; groupIds: string[] };

export function downloadsOf({ allowDownload, downloadGroupIds = [] }: PlayerSettingsChange): Downloads {
  if (allowDownload === undefined) return { who: 'inherited' };
  if (allowDownload) return { who: 'everybody' };
  return downloadGroupIds.length > 0 ? { who: 'groups', groupIds: downloadGroupIds } : { who: 'nobody' };
}

/** The settings with another decision about downloads. */
export function withDownloads(settings: PlayerSettingsChange, downloads: Downloads): PlayerSettingsChange {
  const { allowDownload: _allow, downloadGroupIds: _groups, ...others } = settings;
  if (downloads.who === 'inherited') return others;
  return {
    ...others,
    allowDownload: downloads.who === 'everybody',
    ...(downloads.who === 'groups' && { downloadGroupIds: downloads.groupIds }),
  };
}

/** The field of the call that a refusal of groups names. */
export const downloadGroupsField = 'playerSettings.downloadGroupIds';
