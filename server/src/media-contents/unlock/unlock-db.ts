import type { Row } from '../../platform/db/row.ts';
import { randomUUID } from 'node:crypto';
import type { Database, Queries } from '../../platform/db/database.ts';
import { sql } from '../../platform/db/sql.ts';
import { type Viewer, publishedTo } from '../visibility.ts';

export type Lock = { passwordHash: string | undefined; passwordVersion: number };

/** The lock of a published public item. `undefined` if there is no such item. */
export async function findLock(
  db: Queries,
  id: string,
  viewer: Viewer,
  now: Date,
): Promise<Lock | undefined> {
  const [row] = await db.query<Row<'media_contents', 'password_hash' | 'password_version'>>(sql`
    select mc.password_hash, mc.password_version from media_contents mc
    where mc.id = ${id}::uuid and ${publishedTo(viewer, now)}`);
  return row && { passwordHash: row.password_hash ?? undefined, passwordVersion: row.password_version };
}

/** Wrong passwords allowed per network address and item, within the minutes. */
const maxWrong = 5;
const windowMinutes = 15;
/** Wrong passwords per item within an hour, from all addresses. Beyond that every try needs a bot check. */
const maxUnchecked = 100;

type Try =
  | { kind: 'granted'; id: string; needsBotCheck: boolean }
  | { kind: 'refused'; retryAfterSeconds: number };

/**
 * Takes one try, which counts as wrong until `forgiveTry`. Of many simultaneous tries no more than the allowed number pass.
 * Hashes of network addresses are stored for an hour.
 */
export function takeTry(db: Database, itemId: string, addressHash: string, now: Date): Promise<Try> {
  return db.transaction(async (queries) => {
    await queries.query(sql`select pg_advisory_xact_lock(hashtextextended(${`unlock ${itemId}`}::text, 0))`);
    const [recent] = await queries.query<{ wrong: number; wait: number | null }>(sql`
      select count(*)::int as wrong,
        ceil(extract(epoch from min(failed_at) + make_interval(mins => ${windowMinutes}::int) - ${now}::timestamptz))::int as wait
      from (select failed_at from unlock_failures
        where media_content_id = ${itemId}::uuid and address_hash = ${addressHash}
          and failed_at > ${now}::timestamptz - make_interval(mins => ${windowMinutes}::int)
        order by failed_at desc limit ${maxWrong}) f`);
    if (recent && recent.wrong >= maxWrong)
      return { kind: 'refused', retryAfterSeconds: Math.max(1, recent.wait ?? 1) };
    const [hour] = await queries.query<{ wrong: number }>(sql`
      select count(*)::int as wrong from (
        select from unlock_failures
        where media_content_id = ${itemId}::uuid and failed_at > ${now}::timestamptz - interval '1 hour'
        limit ${maxUnchecked}) f`);
    const id = randomUUID();
    await queries.query(
      sql`delete from unlock_failures where failed_at < ${now}::timestamptz - interval '1 hour'`,
    );
    await queries.query(sql`
      insert into unlock_failures (id, media_content_id, address_hash, failed_at)
      values (${id}::uuid, ${itemId}::uuid, ${addressHash}, ${now}::timestamptz)`);
    return { kind: 'granted', id, needsBotCheck: (hour?.wrong ?? 0) >= maxUnchecked };
  });
}

export const forgiveTry = (db: Queries, id: string) =>
  db.query(sql`delete from unlock_failures where id = ${id}::uuid`);
