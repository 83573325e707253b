import type { CutRange } from '@tv/contract/media/cuts';
import type { Queries } from '../../platform/db/database.ts';
import { type Sql, sql } from '../../platform/db/sql.ts';

/** Cuts as JSON. `cuts` is a multirange. */
export const cutsAsJson = (cuts: Sql): Sql => sql`(select coalesce(json_agg(
  json_build_object('from', lower(c), 'to', upper(c)) order by lower(c)), '[]') from unnest(${cuts}) c)`;

/** What a version of an item leaves out of its original. A version without a row leaves nothing out. */
export const cutsOfVersion = (id: Sql, version: Sql): Sql => sql`coalesce((
  select v.cuts from media_versions v where v.media_content_id = ${id} and v.version = ${version}), '{}')`;

/** The number of the served version of the item with this id. */
export const servedVersionOf = (id: Sql): Sql =>
  sql`(select served.package_version from media_contents served where served.id = ${id})`;

/** What the served version of `media_contents mc` leaves out. */
export const servedCuts = cutsOfVersion(sql`mc.id`, sql`mc.package_version`);

/** What the served version of an item leaves out of its original. */
export async function findCuts(db: Queries, id: string): Promise<CutRange[]> {
  const [row] = await db.query<{ cuts: CutRange[] }>(sql`
    select ${cutsAsJson(servedCuts)} as cuts from media_contents mc where mc.id = ${id}::uuid`);
  return row?.cuts ?? [];
}
