import type { Database } from '@tv/server/platform/db/database';
import { sql } from '@tv/server/platform/db/sql';

/** Tables that triggers read and write with each insert. They find their rows by their indexes. */
const counted = ['audience_counts', 'item_counts'];

/**
 * Runs `work`, which inserts much, without the indexes that are no rule about rows, and makes these afterwards. Triggers
 * that only give rows a new version are off meanwhile: no cache has read the rows yet.
 */
export async function inBulk<Result>(db: Database, work: () => Promise<Result>): Promise<Result> {
  const indexes = await db.query<{ name: string; definition: string }>(sql`
    select i.indexrelid::regclass::text as name, pg_get_indexdef(i.indexrelid) as definition
    from pg_index i join pg_class c on c.oid = i.indexrelid
    where c.relnamespace = 'public'::regnamespace and not i.indisunique and not i.indisprimary
      and i.indrelid::regclass::text <> all (${counted}::text[])
    order by pg_relation_size(i.indrelid) desc`);
  const triggers = await db.query<{ tab: string; name: string }>(sql`
    select t.tgrelid::regclass::text as tab, quote_ident(t.tgname) as name
    from pg_trigger t join pg_proc p on p.oid = t.tgfoid where p.proname like 'renew\\_versions%'`);
  const switchTriggers = (how: string) =>
    db.execute(triggers.map(({ tab, name }) => `alter table ${tab} ${how} trigger ${name};`).join('\n'));
  await db.execute(indexes.map(({ name }) => `drop index ${name};`).join('\n'));
  await switchTriggers('disable');
  const result = await work();
  await switchTriggers('enable');
  const waiting = [...indexes];
  const makeIndexes = () =>
    db.longSession(async (session) => {
      for (let next = waiting.shift(); next; next = waiting.shift()) await session.execute(next.definition);
    });
  await Promise.all(db.embedded ? [makeIndexes()] : [makeIndexes(), makeIndexes()]);
  return result;
}
