import type { LiveInput, LiveState } from '@tv/contract/enumerations';
import { ContentStatus } from '@tv/contract/enumerations';
import { inAllowedNetwork } from '../../platform/auth/networks-db.ts';
import type { Queries } from '../../platform/db/database.ts';
import { sql } from '../../platform/db/sql.ts';
import type { StoredReport } from '../events-db.ts';
import { linkOf } from './backstage-tokens.ts';

/** Makes this the link of the event's guest. The one before opens nothing from now on. */
export const putGuestKey = (
  db: Queries,
  id: string,
  key: { organizationId: string; name: string; hash: string; start: string; now: Date },
) =>
  db.query(sql`
    insert into live_keys (media_content_id, input, organization_id, hash, start, created_at, guest_name)
    values (${id}::uuid, 'guest', ${key.organizationId}::uuid, ${key.hash}, ${key.start}, ${key.now}::timestamptz, ${key.name})
    on conflict (media_content_id, input) do update set hash = excluded.hash, start = excluded.start,
      created_at = excluded.created_at, guest_name = excluded.guest_name`);

/** Ends the link of the event's guest. Answers the guest's name; `undefined`: there was none. */
export async function deleteGuestKey(db: Queries, id: string): Promise<string | undefined> {
  const [row] = await db.query<{ name: string | null }>(sql`
    delete from live_keys where media_content_id = ${id}::uuid and input = 'guest' returning guest_name as name`);
  return row?.name ?? undefined;
}

/** Shows viewers the main input in place of the guest. Answers whether they had the guest. */
export async function takeGuestBack(db: Queries, id: string): Promise<boolean> {
  const rows = await db.query(sql`
    update live_events set input = 'main' where media_content_id = ${id}::uuid and input = 'guest' returning media_content_id`);
  return rows.length > 0;
}

export type BackstageRow = {
  id: string;
  organizationId: string;
  title: string;
  name: string;
  hash: string;
  scheduledAt: Date | null;
  state: LiveState;
  input: LiveInput;
  report: StoredReport | null;
  isInNetwork: boolean;
};

/** The event of a guest's key. `undefined`: the key is not valid, or no longer valid. */
export async function findBackstage(
  db: Queries,
  hash: string,
  address: string,
): Promise<BackstageRow | undefined> {
  const [row] = await db.query<BackstageRow>(sql`
    select mc.id, k.organization_id as "organizationId", mc.title, k.guest_name as name, k.hash,
      mc.scheduled_publication_date as "scheduledAt", l.state, l.input, l.report,
      ${inAllowedNetwork(sql`k.organization_id`, address)} as "isInNetwork"
    from live_keys k join live_events l on l.media_content_id = k.media_content_id
      join media_contents mc on mc.id = k.media_content_id
    where k.hash = ${hash} and k.input = 'guest' and k.guest_name is not null and mc.status <> ${ContentStatus.DELETED}::smallint`);
  return row;
}

/** Whether a guest's link is still the one of its event, and the address is in a network that the organization allows. */
export async function isLinkOpen(
  db: Queries,
  { eventId, link }: { eventId: string; link: string },
  address?: string,
): Promise<boolean> {
  const [row] = await db.query<{ hash: string }>(sql`
    select k.hash from live_keys k where k.media_content_id = ${eventId}::uuid and k.input = 'guest'
      and ${inAllowedNetwork(sql`k.organization_id`, address)}`);
  return row !== undefined && linkOf(row.hash) === link;
}
