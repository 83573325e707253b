import type { TextsByLanguage } from '@tv/contract/languages/texts-by-language';
import type { Queries } from '../../../platform/db/database.ts';
import { literal, sql, type Sql } from '../../../platform/db/sql.ts';
import { isNamedTo, type OrganizationViewer } from '../../category-visibility-db.ts';
import type { EntryKind } from '../../fields.ts';
import { documentVisibleTo, visibleTo } from '../../visibility.ts';
import { matches, titleBegins, visibleShare } from '../query/branches-db.ts';
import { chooseReading } from '../query/choose-reading.ts';
import type { Library } from '../words/library-db.ts';
import { kindSigns } from '../words/lexemes.ts';
import { Closeness, indexedBeginnings, type MeantWord } from '../query/meanings-db.ts';
import { likeText } from '../words/search-text.ts';
import { someDocument } from './some-document-db.ts';
import { anyMeaning, closeTo, titlesWith } from '../query/tsquery.ts';

/** `position`: the rank within its kind. */
export type SuggestionRow = {
  text: string;
  kind: string;
  id: string | null;
  position: number;
  translations: TextsByLanguage<'text'> | null;
};

/** The most suggestions of one kind, and of all kinds together. */
export const maxSuggestions = 8;
/** The most entries of a kind that are read where an index has the most frequent ones first. */
const mostFrequent = 40;
/** The most beginnings of entries that are read in the order of the alphabet otherwise. */
const maxRead = 400;
/** Titles with the words that are read: some of them begin with the text, too. */
const titlesRead = 2 * maxSuggestions;
/** The most titles that are read of a word's list. */
const maxListed = 1_000;

export type Asking = { viewer: OrganizationViewer; library: Library; now: Date };

/**
 * Reads the suggestions for words, of which the last is still being typed. `begun`: the text with which titles and categories begin.
 * `names`: texts with which speakers and tags may begin, in place of the words.
 */
export async function readSuggestions(
  db: Queries,
  asking: Asking,
  begun: string,
  meant: readonly MeantWord[],
  names: readonly string[] = [meant.map(({ word }) => word).join(' ')],
): Promise<SuggestionRow[]> {
  const last = meant.at(-1)!;
  const words = [...meant.slice(0, -1).map((word) => closeTo(word, Closeness.Compound)), last];
  return db.query<SuggestionRow>(sql`
    with ${entriesBegun(asking, names)}
    ${titlesOf(asking, begun, words)}
    union all ${categoriesOf(asking, begun)}
    union all ${entriesOf(asking, 'speaker')}
    union all ${entriesOf(asking, 'tag')}`);
}

/** What is suggested in further languages. Null: nothing. */
const suggestedIn = (translations: Sql, name: 'title' | 'name') => sql`(
  case when ${translations} <> '{}' then (
    select jsonb_object_agg(key, jsonb_build_object('text', value -> ${name}::text))
    from jsonb_each(${translations}) where value ? ${name}::text) end)`;

/** Titles that begin with the text come first, then the newest in which the words are. */
function titlesOf({ viewer, library, now }: Asking, typed: string, words: readonly MeantWord[]): Sql {
  const wanted = words.map((word) => anyMeaning(library.number, word)).join(' & ');
  const reading = chooseReading({
    ...{
      wanted: titlesRead,
      documents: library.documents,
      visible: visibleShare({ library, viewer }),
      lookCost: 1,
    },
    withWords: words.map(titlesWith).reduce((all, one) => all * (one / Math.max(1, library.documents)), 1),
  });
  const containing = sql`
    select d.media_content_id as id, d.published_at from search_documents d
    where ${matches(sql`d.title`, wanted)(reading === 'by date')} and ${documentVisibleTo(viewer, now)}`;
  const newestFirst = sql`order by published_at desc limit ${literal(titlesRead)}`;
  const found = {
    'by date': sql`${containing} ${newestFirst}`,
    all: sql`select * from (${containing} limit ${literal(maxListed)}) each_item ${newestFirst}`,
  }[reading];
  return sql`(
    with begun as materialized (
      select mc.id from media_contents mc
      where mc.organization_id = ${viewer.organizationId}::uuid and ${visibleTo(viewer, now)}
        and ${titleBegins(typed)}
      order by mc.title_search collate "C" limit ${literal(maxSuggestions)}),
    containing as materialized (${found})
    select mc.title as text, 'title' as kind, mc.id,
      row_number() over (order by found.rank, mc.publish_date desc, mc.id)::int as position,
      ${suggestedIn(sql`mc.translations`, 'title')} as translations
    from (select id, 1 as rank from begun
      union all select id, 2 from containing where id not in (select id from begun)) found
    join media_contents mc on mc.id = found.id
    order by position limit ${literal(maxSuggestions)})`;
}

/** Categories in which a word begins with the text. */
function categoriesOf({ viewer, now }: Asking, typed: string): Sql {
  const shown = isNamedTo(viewer, now);
  return sql`(
    select c.name, 'category', c.id, row_number() over (order by c.name_order, c.id)::int as position,
      ${suggestedIn(sql`c.translations`, 'name')}
    from categories c
    where c.organization_id = ${viewer.organizationId}::uuid
      and ' ' || translate(c.folded_name, '-/("''', '     ') like ${`% ${likeText(typed)}%`} and ${shown}
    order by position limit ${literal(maxSuggestions)})`;
}

/** `entries as (kind, folded, written, items)`: speakers and tags that begin with one of the texts, from one of their words on. */
function entriesBegun({ viewer }: Asking, texts: readonly string[]): Sql {
  const [typed = ''] = texts;
  const length = texts.length === 1 && indexedBeginnings.find((each) => each === typed.length);
  const read = (where: Sql, end: Sql) => sql`(
    select kind, folded, written, items from search_entries
    where organization_id = ${viewer.organizationId}::uuid and ${where} ${end})`;
  const frequent = (kind: EntryKind, letters: number) =>
    read(
      sql`kind = ${kind} and left(beginning, ${literal(letters)}) collate "C" = ${typed}`,
      sql`order by items desc limit ${literal(mostFrequent)}`,
    );
  const begun = length
    ? sql`${frequent('speaker', length)} union all ${frequent('tag', length)}`
    : sql`select each_entry.* from unnest(${texts}::text[]) as text cross join lateral ${read(
        sql`beginning >= text collate "C" and beginning < (text || chr(1114111)) collate "C"`,
        sql`order by beginning limit ${literal(maxRead)}`,
      )} each_entry`;
  return sql`entries as materialized (
    select kind, folded, min(written collate "C") as written, max(items) as items from (${begun}) each_beginning
    group by kind, folded)`;
}

/** Those speakers or tags that the viewer may see, the most frequent first. */
function entriesOf({ viewer, library, now }: Asking, kind: EntryKind): Sql {
  const wanted = sql`(${`'${library.number}${kindSigns[kind]}`} || replace(replace(e.folded, '\\', '\\\\'), '''', '''''') || '''')::tsquery`;
  return sql`(
    select e.written, ${kind}::text, null::uuid, row_number() over (order by e.items desc, e.folded collate "C")::int, null::jsonb
    from (select * from entries where kind = ${kind} order by items desc, folded collate "C") e
    where ${someDocument(sql`search_documents`, {
      ...{ wanted, items: sql`e.items`, documents: library.documents },
      condition: documentVisibleTo(viewer, now),
    })}
    limit ${literal(maxSuggestions)})`;
}
