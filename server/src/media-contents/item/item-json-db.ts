import { ContentStatus } from '@tv/contract/enumerations';
import type { MediaContent } from '@tv/contract/media-contents/media-content';
import type { Queries } from '../../platform/db/database.ts';
import { literal, pipelined, sql, type Sql } from '../../platform/db/sql.ts';
import { createBoundedCache } from '../../platform/bounded-cache.ts';
import { SerializedJson } from '../../platform/http/serialized-json.ts';
import { readMediaContent } from './item-db.ts';
import { versionedCache } from './versioned-cache.ts';
import {
  hasOwnFields,
  type MediaContentRow,
  ownValues,
  presentOwn,
  presentShared,
  sharedColumns,
  versionOf,
} from '../media-content-row.ts';
import { accessOf, type Viewer, type ItemAccess, openableTo } from '../visibility.ts';

/**
 * The version of an item that the caller may see. `own` holds the caller's own fields and is empty without a person: a
 * number (8 saved, plus 2 × (reaction type + 1) if reacted, plus 1 reminded), then optionally a space and the JSON of the
 * watch progress.
 */
export type ItemVersion = { id: string; version: string; access: ItemAccess; own: string };

export type ItemJsonCache = ReturnType<typeof createItemJsonCache>;

export type ItemsJson = SerializedJson<MediaContent[]>;

/** The limit of each of the three caches: 16 MB of ASCII, or 32 MB of other scripts. */
const maxCharacters = 16 * 2 ** 20;

/** The columns of `media_contents mc` that a page must select for `itemVersionSql`. */
export const itemVersionColumns = sql`mc.id, mc.version, mc.organization_id, mc.status, mc.password_hash, mc.password_version`;

/**
 * The same columns out of an entry `media_content_categories mcc` of `categories c`, whose `published_at` is set. They are all
 * in one index. An unlock is not known there: to its holder a locked item stays locked.
 */
export const entryVersionColumns = sql`mcc.media_content_id as id, mcc.item_version as version, c.organization_id,
  ${literal(ContentStatus.PUBLISHED)} as status, case when mcc.is_locked then '' end as password_hash, -1 as password_version`;

/** An `ItemVersion` of `mc` and `organizations o` as one line of text. Separate columns would cost more than finding the item. */
export function itemVersionSql(viewer: Viewer): Sql {
  const line = sql`mc.id || ' ' || ${versionOf} || ' ' || ${accessOf(viewer)}`;
  const own = ownValues(viewer);
  if (!own) return line;
  const flags = sql`8 * ${own.in_playlist}::int + 2 * coalesce(${own.reaction} + 1, 0) + ${own.reminded}::int`;
  return sql`${line} || ' ' || (${flags}) || coalesce(' ' || ${own.watch}, '')`;
}

export function parseItemVersion(line: string): ItemVersion {
  const [id = '', version = '', access = ''] = line.split(' ', 3);
  const own = line.slice(id.length + version.length + access.length + 3);
  return { id, version, access: access as ItemAccess, own };
}

/**
 * Caches the JSON of media contents: the fields that are the same for every caller, valid for one version of the item.
 * Each request reads from the database the current version, whether the caller may see the item, and the caller's own fields.
 * A list is given as the lines of its items, which `itemVersionSql` makes and `parseItemVersion` reads.
 */
export function createItemJsonCache(db: Queries) {
  const listed = versionedCache(maxCharacters);
  const detailed = versionedCache(maxCharacters);
  /** Whole lists by their lines, for callers without fields of their own. */
  const answers = createBoundedCache<ItemsJson>(
    maxCharacters,
    ({ text }, lines) => text.length + lines.length,
  );

  async function readListed(ids: string[], viewer: Viewer, now: Date): Promise<Map<string, string>> {
    const rows = await db.query<MediaContentRow & { version: string }>(
      pipelined(sql`
      select ${versionOf} as version, ${sharedColumns(viewer)}
      from media_contents mc join organizations o on o.id = mc.organization_id
      where mc.id = any(${ids}::uuid[]) and ${openableTo(viewer, now)}`),
    );
    const texts = new Map<string, string>();
    for (const row of rows) {
      const text = JSON.stringify(presentShared(row));
      listed.store(keyOf(row), row.version, text);
      texts.set(row.id, text);
    }
    return texts;
  }

  const find = (item: ItemVersion) => listed.find(keyOf(item), item.version);

  /** The JSON of items by id. One statement reads all that are not cached; items that are gone by then are left out. */
  async function ofItems(
    versions: readonly ItemVersion[],
    viewer: Viewer,
    now: Date,
  ): Promise<Map<string, string>> {
    const texts = versions.map(find);
    const missing = versions.filter((_item, index) => texts[index] === undefined).map(({ id }) => id);
    const read = missing.length > 0 ? await readListed(missing, viewer, now) : undefined;
    const found = new Map<string, string>();
    versions.forEach((item, index) => {
      const text = texts[index] ?? read?.get(item.id);
      if (text !== undefined) found.set(item.id, withOwn(text, ownOf(item)));
    });
    return found;
  }

  /**
   * The items of each list in its order, as `ofItems` reads them. While a list does not change, the same object is returned
   * to every caller without fields of their own.
   */
  async function ofLists(
    lists: readonly (readonly string[])[],
    viewer: Viewer,
    now: Date,
  ): Promise<ItemsJson[]> {
    // Lists with the caller's own fields are seldom the same again.
    const isShared = !hasOwnFields(viewer);
    const cached = lists.map((lines) => (isShared ? answers.get(lines.join('\n')) : undefined));
    const versions = lists.map((lines, index) => (cached[index] ? [] : lines.map(parseItemVersion)));
    const texts = await ofItems(versions.flat(), viewer, now);
    return lists.map((lines, index) => {
      if (cached[index]) return cached[index];
      const items = versions[index]!;
      const answer: ItemsJson = new SerializedJson(
        `[${items.flatMap(({ id }) => texts.get(id) ?? []).join()}]`,
      );
      // Else an item has changed since the list told its version, or is gone.
      const isOfVersions = items.every((item) => find(item) !== undefined);
      if (isShared && isOfVersions) answers.set(lines.join('\n'), answer);
      return answer;
    });
  }

  return {
    ofItems,
    ofLists,

    /** The items of one list. */
    async ofList(lines: readonly string[], viewer: Viewer, now: Date): Promise<ItemsJson> {
      const [items] = await ofLists([lines], viewer, now);
      return items!;
    },

    /** One item with everything its page shows. `undefined` when the item does not exist for this viewer. */
    async ofDetail(id: string, viewer: Viewer, now: Date): Promise<SerializedJson<MediaContent> | undefined> {
      if (detailed.has(keyOf({ id, access: 'open' }))) {
        const [row] = await db.query<{ line: string }>(
          pipelined(sql`
          select ${itemVersionSql(viewer)} as line
          from media_contents mc join organizations o on o.id = mc.organization_id
          where mc.id = ${id}::uuid and ${openableTo(viewer, now)}`),
        );
        if (!row) return undefined;
        const found = parseItemVersion(row.line);
        const text = detailed.find(keyOf(found), found.version);
        if (text !== undefined) return detailOf(text, found.access, ownOf(found), now);
      }
      const row = await readMediaContent(db, id, viewer, now);
      if (!row) return undefined;
      const text = JSON.stringify(presentShared(row));
      detailed.store(keyOf(row), row.version, text);
      return detailOf(text, row.access, fieldsOf(presentOwn(row)), now);
    },
  };
}

const keyOf = ({ id, access }: Pick<ItemVersion, 'id' | 'access'>) => `${id} ${access}`;

const fieldsOf = (part: object) => JSON.stringify(part).slice(1, -1);

/** The caller's own fields as JSON, by the number at the beginning of `own`. */
const flagFields = Array.from({ length: 16 }, (_each, flags) =>
  fieldsOf(
    presentOwn({
      in_playlist: (flags & 8) > 0,
      reaction: (flags & 6) > 0 ? ((flags & 6) >> 1) - 1 : null,
      reminded: (flags & 1) > 0,
    }),
  ),
);

/** The fields of `presentOwn` as JSON, without braces. */
function ownOf({ own }: ItemVersion): string {
  if (!own) return '';
  const end = own.indexOf(' ');
  const flags = flagFields[Number(end < 0 ? own : own.slice(0, end))]!;
  return end < 0 ? flags : `${flags},"currentUserWatch":${own.slice(end + 1)}`;
}

/** Appends the caller's own fields to the cached JSON of an item. */
const withOwn = (text: string, own: string) => (own ? `${text.slice(0, -1)},${own}}` : text);

/** Shared caches store an upcoming item until its publication at the longest, so that no countdown waits for what they stored. */
const detailOf = (text: string, access: ItemAccess, own: string, now: Date) =>
  new SerializedJson<MediaContent>(
    withOwn(text, own),
    access === 'upcoming' ? secondsUntilPublication(text, now) : undefined,
  );

/** A publication that is late may come each second. */
function secondsUntilPublication(text: string, now: Date): number {
  const { scheduledPublicationDate } = JSON.parse(text) as MediaContent;
  return Math.max(1, Math.floor((Date.parse(scheduledPublicationDate ?? '') - now.getTime()) / 1000) || 1);
}
