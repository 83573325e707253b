import type { PlayerSettingsChange } from '@tv/contract/media/player-settings';
import { because } from '@tv/contract/reasons/problem-reasons';
import type { Queries } from '../platform/db/database.ts';
import { sql } from '../platform/db/sql.ts';
import { invalidField } from '../platform/http/problem.ts';

/**
 * Settings as they are stored: each group that may download once. Throws 400 for a group that the organization does not have.
 * One that was named `before` may be gone: it lets nobody download.
 */
export async function withKnownGroups(
  db: Queries,
  organizationId: string,
  settings: PlayerSettingsChange,
  before: PlayerSettingsChange,
): Promise<PlayerSettingsChange> {
  if (!settings.downloadGroupIds) return settings;
  const downloadGroupIds = distinctIds(settings.downloadGroupIds).sort();
  const field = 'playerSettings.downloadGroupIds';
  await refuseStrangeGroups(db, organizationId, downloadGroupIds, field, before.downloadGroupIds);
  return { ...settings, downloadGroupIds };
}

/** Ids as they are stored, each once. */
export const distinctIds = (ids: readonly string[]): string[] => [
  ...new Set(ids.map((id) => id.toLowerCase())),
];

/**
 * Locks groups against their deletion. Throws 400 for one that the organization does not have and that was not named `before`.
 * `field`: where the call names them.
 */
export async function refuseStrangeGroups(
  db: Queries,
  organizationId: string,
  ids: readonly string[],
  field: string,
  before: readonly string[] = [],
): Promise<void> {
  const known = await db.query<{ id: string }>(sql`
    select id from groups where organization_id = ${organizationId}::uuid and id = any(${ids}::uuid[]) for share`);
  const strange = ids.find((id) => !before.includes(id) && !known.some((group) => group.id === id));
  if (strange) throw invalidField(field, because('audience.strangeGroup', { id: strange }));
}
