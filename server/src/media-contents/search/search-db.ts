import type { MediaContentsQuery } from '@tv/contract/media-contents/media-contents';
import type { Highlight, MediaContent } from '@tv/contract/media-contents/media-content';
import type { Queries } from '../../platform/db/database.ts';
import { badCursor } from '../../platform/db/list-order.ts';
import { sql } from '../../platform/db/sql.ts';
import { bounds, type SerializedPage } from '../../platform/http/page.ts';
import { SerializedJson } from '../../platform/http/serialized-json.ts';
import type { OrganizationViewer } from '../category-visibility-db.ts';
import { type ItemJsonCache, itemVersionSql, parseItemVersion } from '../item/item-json-db.ts';
import { cuesOf } from './cues-db.ts';
import { highlightsOf, type SearchedItem } from './highlights.ts';
import { readsCaptions, type Search } from './query/branches-db.ts';
import { hitOrder, hitsOf } from './hits-db.ts';
import { writtenOf } from './suggestions/corrections-db.ts';

/** The viewer, the page, and the language in which caption hits come first. */
export type Asking = {
  viewer: OrganizationViewer;
  query: MediaContentsQuery;
  now: Date;
  language: string | undefined;
};

/**
 * A page of hits. `omitted`: the words that the best hit does not have. `version`: of the organization's row, which changes with its
 * synonyms.
 */
export type HitPage = SerializedPage<MediaContent> & { omitted: string[]; version: string };

type Row = {
  version: string;
  found: number;
  is_cut: boolean;
  line: string | null;
  matched: number | null;
  cues: Highlight[] | null;
};

/** Reads a page of a search, with the texts in which the words were found. */
export async function readHits(
  { db, itemJson }: { db: Queries; itemJson: ItemJsonCache },
  { query, viewer, now, language }: Asking,
  search: Search,
): Promise<HitPage> {
  const { skip, take } = bounds(query);
  const from = query.cursor ? readOffset(query.cursor) : skip;
  const cues = readsCaptions(search) ? cuesOf(search, language) : sql`null::json`;
  const { hits, expected } = hitsOf(search, from + take);
  const rows = await db.query<Row>(sql`
    ${hits}
    select (select xmin::text from organizations where id = ${viewer.organizationId}::uuid) as version,
      t.found, t.is_cut, p.matched, ${itemVersionSql(viewer)} as line, ${cues} as cues
    from totals t left join (
      (select h.*, row_number() over (order by ${hitOrder(query)}) as ordinal
        from hits h order by ordinal limit ${take}::int offset ${from}::int) p
      join media_contents mc on mc.id = p.media_content_id
      join organizations o on o.id = mc.organization_id) on true
    order by p.ordinal`);
  const [first] = rows;
  const found = rows.flatMap(({ line, cues: spoken }) =>
    line ? [{ ...parseItemVersion(line), cues: spoken ?? [] }] : [],
  );
  const texts = await itemJson.ofItems(found, viewer, now);
  const words = new Set(
    search.words.flatMap(({ meanings }) => meanings.flatMap(({ word }) => word.split(' '))),
  );
  const shown = found.flatMap(({ id, access, cues: spoken }) => {
    const text = texts.get(id);
    if (text === undefined) return [];
    const highlights = highlightsOf(
      JSON.parse(text) as SearchedItem,
      words,
      query.searchScope,
      access === 'open' ? spoken : [],
    );
    return [`${text.slice(0, -1)},"highlights":${JSON.stringify(highlights)}}`];
  });
  const total = first?.found ?? 0;
  const reached = from + found.length;
  const isCut = first?.is_cut === true;
  return {
    items: new SerializedJson(`[${shown.join()}]`),
    version: first?.version ?? '',
    total: isCut ? Math.max(total, expected) : total,
    isTotalExact: !isCut,
    next: found.length === take && (isCut || reached < total) ? writeOffset(reached) : undefined,
    omitted: search.words
      .filter((word, index) => word.kind === 'content' && first?.matched && !((first.matched >> index) & 1))
      .map(writtenOf),
  };
}

// Relevance is not a key of a row, so the cursor of a page is a position.
const writeOffset = (offset: number) => Buffer.from(`after ${offset}`).toString('base64url');
function readOffset(cursor: string): number {
  const offset = /^after (\d{1,6})$/.exec(Buffer.from(cursor, 'base64url').toString())?.[1];
  if (!offset) throw badCursor();
  return Number(offset);
}
