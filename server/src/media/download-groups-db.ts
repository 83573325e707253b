import type { PlayerSettingsChange } from '@tv/contract/player-settings';
import { because } from '@tv/contract/problem-reasons';
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
  const downloadGroupIds = [...new Set(settings.downloadGroupIds.map((id) => id.toLowerCase()))].sort();
  const known = await db.query<{ id: string }>(sql`
    select id from groups where organization_id = ${organizationId}::uuid
      and id = any(${downloadGroupIds}::uuid[]) for share`);
  const isKnown = (id: string) =>
    before.downloadGroupIds?.includes(id) || known.some((group) => group.id === id);
  const strange = downloadGroupIds.find((id) => !isKnown(id));
  if (strange)
    throw invalidField('playerSettings.downloadGroupIds', because('audience.strangeGroup', { id: strange }));
  return { ...settings, downloadGroupIds };
}
