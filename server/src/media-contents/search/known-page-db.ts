import type { Queries } from '../../platform/db/database.ts';
import { pipelined, sql } from '../../platform/db/sql.ts';
import { type ItemJsonCache, type ItemsJson, itemVersionSql, parseItemVersion } from '../item-json-db.ts';
import { visibleTo } from '../visibility.ts';
import { libraryVersion } from './library-version-db.ts';
import { type Asking, hitsWith, versionKeyOf } from './search-db.ts';

/** A page that was read before: its items by `versionKeyOf`, their highlights as JSON, and the items where they are the same for everybody. */
export type KnownItems = {
  versionKeys: readonly string[];
  highlights: readonly string[];
  items: ItemsJson | undefined;
};

/**
 * Reads the items of a page again if the library still has this version and the caller may see the same versions of them. The
 * caller's own fields may differ. `undefined`: the page must be searched again.
 */
export async function readKnownItems(
  { db, itemJson }: { db: Queries; itemJson: ItemJsonCache },
  { viewer, now }: Pick<Asking, 'viewer' | 'now'>,
  { answer, version }: { answer: KnownItems; version: string },
): Promise<ItemsJson | undefined> {
  const { versionKeys, highlights, items } = answer;
  const ids = versionKeys.map((versionKey) => parseItemVersion(versionKey).id);
  const [row] = await db.query<{ version: string; lines: string | null }>(
    pipelined(sql`
    select ${libraryVersion(viewer, now)} as version, (
      select string_agg(line, chr(10) order by ordinal) from (
        select ${itemVersionSql(viewer)} as line, wanted.ordinal
        from unnest(${ids}::uuid[]) with ordinality as wanted (id, ordinal)
        join media_contents mc on mc.id = wanted.id
        join organizations o on o.id = mc.organization_id
        where ${visibleTo(viewer, now)}) item) as lines`),
  );
  const found = (row?.lines?.split('\n') ?? []).map(parseItemVersion);
  const isSame =
    found.length === versionKeys.length &&
    found.every((item, index) => versionKeyOf(item) === versionKeys[index]);
  if (!isSame || row?.version !== version) return undefined;
  if (items) return items;
  const texts = await itemJson.ofItems(found, viewer, now);
  const shown = found.flatMap(({ id }, index) => {
    const text = texts.get(id);
    return text === undefined ? [] : [{ text, highlights: highlights[index]! }];
  });
  return shown.length === found.length ? hitsWith(shown) : undefined;
}
