import type { ManagedOrganization, OrganizationChange } from '@tv/contract/organization';
import { usualPlayerSettings } from '@tv/contract/usual-player-settings';

/** Speeds that are offered beside those that are set. */
export const speeds = [0.5, 0.75, 1, 1.25, 1.5, 1.75, 2, 2.5, 3];
/** Seconds. */
export const skips = [5, 10, 15, 30];

export type PlayerFields = Omit<typeof usualPlayerSettings, 'defaultSubtitleLanguage'> & {
  /** Empty: none. */
  defaultSubtitleLanguage: string;
  /** One in a line. */
  embedOrigins: string;
};

export const playerFormOf = ({ playerSettings, embedOrigins }: ManagedOrganization): PlayerFields => ({
  ...usualPlayerSettings,
  defaultSubtitleLanguage: '',
  ...playerSettings,
  embedOrigins: embedOrigins.join('\n'),
});

/** What differs, as the call takes it: the settings of the player as a whole, and only where they differ from the usual ones. */
export function playerChange(form: PlayerFields, organization: ManagedOrganization): OrganizationChange {
  const before = playerFormOf(organization);
  const { embedOrigins, ...settings } = form;
  const wanted = Object.entries(settings).filter(
    ([name, value]) =>
      name in organization.playerSettings ||
      JSON.stringify(value) !== JSON.stringify(before[name as keyof PlayerFields]),
  );
  const playerSettings = Object.fromEntries(
    wanted
      .map(([name, value]) => [name, typeof value === 'string' ? value.trim() : value] as const)
      .filter(([, value]) => value !== ''),
  );
  const isNew = (names: (keyof PlayerFields)[]) =>
    names.some((name) => JSON.stringify(form[name]) !== JSON.stringify(before[name]));
  return {
    ...(isNew(Object.keys(settings) as (keyof PlayerFields)[]) && { playerSettings }),
    ...(isNew(['embedOrigins']) && {
      embedOrigins: embedOrigins
        .split(/[\s,]+/)
        .map((origin) => origin.trim())
        .filter(Boolean),
    }),
  };
}
