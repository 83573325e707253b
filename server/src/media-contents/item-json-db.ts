import type { MediaContent } from '@tv/contract/media-content';
import type { Queries } from '../platform/db/database.ts';
import { pipelined, sql, type Sql } from '../platform/db/sql.ts';
import { SerializedJson } from '../platform/http/serialized-json.ts';
import { readMediaContent } from './item-db.ts';
import { keepTexts } from './versioned-cache.ts';
import {
  type MediaContentRow,
  ownValues,
  presentOwn,
  presentShared,
  sharedColumns,
  versionOf,
} from './media-content-row.ts';
import { accessOf, type Audience, type ItemAccess, openableTo } from './visibility.ts';

/**
 * An item that somebody may see, without what is the same for everybody who may. `own` is what is the caller's, empty
 * for nobody: a number (8 saved, 2 for each reaction type from 1 on, 1 reminded), then optionally the JSON of the progress.
 */
export type SeenItem = { id: string; version: string; access: ItemAccess; own: string };

export type MediaContentTexts = ReturnType<typeof createMediaContentTexts>;

/** Of lists and of details each: 16 MB of ASCII, twice that of other writing. */
const mostCharacters = 16 * 2 ** 20;

/** What a page has to take along of `media_contents mc` for `seenLine`. */
export const seenOrigin = sql`mc.id, mc.xmin, mc.organization_id, mc.status, mc.password_hash, mc.password_version`;

/** A `SeenItem` of `mc` and `organizations o` as one line: columns of each would cost both sides more than finding it. */
export function seenLine(audience: Audience): Sql {
  const line = sql`mc.id || ' ' || ${versionOf} || ' ' || ${accessOf(audience)}`;
  const own = ownValues(audience);
  if (!own) return line;
  const flags = sql`8 * ${own.in_playlist}::int + 2 * coalesce(${own.reaction} + 1, 0) + ${own.reminded}::int`;
  return sql`${line} || ' ' || (${flags}) || coalesce(' ' || ${own.watch}, '')`;
}

export function readSeen(line: string): SeenItem {
  const [id = '', version = '', access = ''] = line.split(' ', 3);
  const own = line.slice(id.length + version.length + access.length + 3);
  return { id, version, access: access as ItemAccess, own };
}

/**
 * Media contents as JSON. What is the same for everybody is kept as long as its version is the present one: each request
 * asks for that anew, together with the right to see the item and with what is the caller's own.
 */
export function createMediaContentTexts(db: Queries) {
  const listed = keepTexts(mostCharacters);
  const detailed = keepTexts(mostCharacters);

  async function readListed(ids: string[], audience: Audience, now: Date): Promise<Map<string, string>> {
    const rows = await db.query<MediaContentRow & { version: string }>(
      pipelined(sql`
      select ${versionOf} as version, ${sharedColumns(audience)}
      from media_contents mc join organizations o on o.id = mc.organization_id
      where mc.id = any(${ids}::uuid[]) and ${openableTo(audience, now)}`),
    );
    const texts = new Map<string, string>();
    for (const row of rows) {
      const text = JSON.stringify(presentShared(row));
      listed.keep(keyOf(row), row.version, text);
      texts.set(row.id, text);
    }
    return texts;
  }

  return {
    /** In the order given. Those whose version is not kept are read in one statement more; who is gone by then is left out. */
    async ofList(
      seen: readonly SeenItem[],
      audience: Audience,
      now: Date,
    ): Promise<SerializedJson<MediaContent[]>> {
      const texts = seen.map((item) => listed.find(keyOf(item), item.version));
      const missing = seen.filter((_item, place) => texts[place] === undefined).map(({ id }) => id);
      const read = missing.length > 0 ? await readListed(missing, audience, now) : undefined;
      let all = '';
      seen.forEach((item, place) => {
        const text = texts[place] ?? read?.get(item.id);
        if (text !== undefined) all += `${all && ','}${withOwn(text, ownOf(item))}`;
      });
      return new SerializedJson(`[${all}]`);
    },

    /** One item with everything its page shows; `undefined`: it does not exist for this audience. */
    async ofDetail(
      id: string,
      audience: Audience,
      now: Date,
    ): Promise<SerializedJson<MediaContent> | undefined> {
      if (detailed.has(keyOf({ id, access: 'open' }))) {
        const [row] = await db.query<{ line: string }>(
          pipelined(sql`
          select ${seenLine(audience)} as line
          from media_contents mc join organizations o on o.id = mc.organization_id
          where mc.id = ${id}::uuid and ${openableTo(audience, now)}`),
        );
        if (!row) return undefined;
        const seen = readSeen(row.line);
        const text = detailed.find(keyOf(seen), seen.version);
        if (text !== undefined) return new SerializedJson(withOwn(text, ownOf(seen)));
      }
      const row = await readMediaContent(db, id, audience, now);
      if (!row) return undefined;
      const text = JSON.stringify(presentShared(row));
      detailed.keep(keyOf(row), row.version, text);
      return new SerializedJson(withOwn(text, fieldsOf(presentOwn(row))));
    },
  };
}

const keyOf = ({ id, access }: Pick<SeenItem, 'id' | 'access'>) => `${id} ${access}`;

const fieldsOf = (part: object) => JSON.stringify(part).slice(1, -1);

/** By their sum. */
const flagFields = Array.from({ length: 16 }, (_each, flags) =>
  fieldsOf(
    presentOwn({
      in_playlist: (flags & 8) > 0,
      reaction: (flags & 6) > 0 ? ((flags & 6) >> 1) - 1 : null,
      reminded: (flags & 1) > 0,
    }),
  ),
);

/** The fields of `presentOwn`, as JSON. */
function ownOf({ own }: SeenItem): string {
  if (!own) return '';
  const end = own.indexOf(' ');
  const flags = flagFields[Number(end < 0 ? own : own.slice(0, end))]!;
  return end < 0 ? flags : `${flags},"currentUserWatch":${own.slice(end + 1)}`;
}

/** The caller's own fields behind those that are the same for everybody. */
const withOwn = (text: string, own: string) => (own ? `${text.slice(0, -1)},${own}}` : text);
