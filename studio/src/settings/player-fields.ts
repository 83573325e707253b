import type {
  ManagedOrganization,
  OrganizationChange,
} from '@tv/contract/organization/organization-settings';
import { type Downloads, downloadsOf, withDownloads } from '../parts/audience/downloads.ts';
import { usualPlayerSettings } from '@tv/contract/media/usual-player-settings';

/** Speeds that are offered beside those that are set. */
export const speeds = [0.5, 0.75, 1, 1.25, 1.5, 1.75, 2, 2.5, 3];
/** Seconds. */
export const skips = [5, 10, 15, 30];

export type PlayerFields = Omit<typeof usualPlayerSettings, 'allowDownload' | 'defaultSubtitleLanguage'> & {
  downloads: Downloads;
  /** Empty: none. */
  defaultSubtitleLanguage: string;
  /** One in a line. */
  embedOrigins: string;
};

export function playerFormOf({ playerSettings, embedOrigins }: ManagedOrganization): PlayerFields {
  const settings = { ...usualPlayerSettings, defaultSubtitleLanguage: '', ...playerSettings };
  const { allowDownload: _allow, downloadGroupIds: _groups, ...others } = settings;
  return { ...others, downloads: downloadsOf(settings), embedOrigins: embedOrigins.join('\n') };
}

/** What differs, as the call takes it: the settings of the player as a whole, and only where they differ from the usual ones. */
export function playerChange(form: PlayerFields, organization: ManagedOrganization): OrganizationChange {
  const before = playerFormOf(organization);
  const { embedOrigins, downloads, ...settings } = form;
  const wanted = Object.entries(settings).filter(
    ([name, value]) =>
      name in organization.playerSettings ||
      JSON.stringify(value) !== JSON.stringify(before[name as keyof PlayerFields]),
  );
  const isNew = (names: (keyof PlayerFields)[]) =>
    names.some((name) => JSON.stringify(form[name]) !== JSON.stringify(before[name]));
  const others = Object.fromEntries(
    wanted
      .map(([name, value]) => [name, typeof value === 'string' ? value.trim() : value] as const)
      .filter(([, value]) => value !== ''),
  );
  const areDownloadsSet = 'allowDownload' in organization.playerSettings || isNew(['downloads']);
  const playerSettings = areDownloadsSet ? withDownloads(others, downloads) : others;
  return {
    ...(isNew(['downloads', ...(Object.keys(settings) as (keyof PlayerFields)[])]) && { playerSettings }),
    ...(isNew(['embedOrigins']) && {
      embedOrigins: embedOrigins
        .split(/[\s,]+/)
        .map((origin) => origin.trim())
        .filter(Boolean),
    }),
  };
}
