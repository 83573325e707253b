import type { Database } from '../../../platform/db/database.ts';
import { literal, type Sql, sql } from '../../../platform/db/sql.ts';
import { kindSigns } from '../words/lexemes.ts';

type Due = { organization_id: string; number: number };

/** Libraries that are counted in one run at most. */
const maxLibraries = 100;
/** A library is counted again after so many times as long as counting took, and after at least this many seconds. */
const restShare = 200;
const shortestRest = 60;
const longestRest = 3_600;

/** Counts how many items have each word, of the libraries whose turn it is. Words and entries that no item has any more are removed. */
export async function countWords(db: Database, now: Date, signal?: AbortSignal): Promise<void> {
  const due = await db.query<Due>(sql`
    select organization_id, number from search_libraries where next_count_at <= ${now}::timestamptz
    order by next_count_at limit ${literal(maxLibraries)}`);
  for (const library of due) {
    if (signal?.aborted) return;
    const began = performance.now();
    const changed = await countLibrary(db, library);
    const took = Math.max(shortestRest, Math.ceil((restShare * (performance.now() - began)) / 1_000));
    // A library in which nothing changes is counted less and less often.
    const rest = sql`least(${literal(longestRest)}, ${changed > 0 ? sql`${took}::int` : sql`2 * rest_seconds`})`;
    await db.query(sql`
      update search_libraries set
        (documents, published, open) = (
          select count(*), count(published_at), count(published_at) filter (where is_open)
          from search_documents where organization_id = ${library.organization_id}::uuid),
        rest_seconds = ${rest}, next_count_at = ${now}::timestamptz + make_interval(secs => ${rest})
      where organization_id = ${library.organization_id}::uuid`);
  }
}

/** Answers how many rows changed. A large library is counted for minutes. */
const countLibrary = (db: Database, library: Due): Promise<number> =>
  db.longTransaction(async (session) => {
    // The planner does not know how many words there are, and would compare each with each.
    await session.execute('set local enable_nestloop = off');
    const { text, values } = countsOf(library);
    const { rows } = await session.query(text, values);
    return Number(rows[0]!.changed);
  });

/** Counts the words and the entries of a library, and writes the counts. */
function countsOf({ organization_id: id, number }: Due): Sql {
  const documents = `search_documents where organization_id = '${id}'`;
  const statistics = (vectors: string) => sql`
    select word, ndoc from ts_stat(${vectors}::text)`;
  const mark = (kind: keyof typeof kindSigns) => `${number}${kindSigns[kind]}`;
  return sql`
    with titles as materialized (${statistics(`select title from ${documents}`)}),
    documents as materialized (${statistics(`select words from ${documents}`)}),
    spoken as materialized (${statistics(
      `select words from search_transcripts where media_content_id in (select media_content_id from ${documents})`,
    )}),
    counted as materialized (
      select substr(word, ${mark('word').length + 1}) collate "C" as word, sum(titles)::int as titles,
        sum(documents)::int as documents, sum(spoken)::int as spoken
      from (
        select word, ndoc as titles, 0 as documents, 0 as spoken from titles
        union all select word, 0, ndoc, 0 from documents where starts_with(word, ${mark('word')})
        union all select word, 0, 0, ndoc from spoken) each_count
      group by word),
    updated as (
      update search_words w set titles = c.titles, documents = c.documents, spoken = c.spoken
      from counted c where w.organization_id = ${id}::uuid and w.word = c.word
        and (w.titles, w.documents, w.spoken) is distinct from (c.titles, c.documents, c.spoken) returning 1),
    -- At the second time without an item: a word may be written just before its item.
    removed as (
      delete from search_words w where organization_id = ${id}::uuid and documents = 0 and spoken = 0
        and not exists (select from counted c where c.word = w.word) returning 1),
    emptied as (
      update search_words w set titles = 0, documents = 0, spoken = 0
      where organization_id = ${id}::uuid and (documents > 0 or spoken > 0)
        and not exists (select from counted c where c.word = w.word) returning 1),
    entries as materialized (
      select case when starts_with(word, ${mark('tag')}) then 'tag' else 'speaker' end as kind,
        substr(word, ${mark('tag').length + 1}) as folded, ndoc from documents
      where starts_with(word, ${mark('tag')}) or starts_with(word, ${mark('speaker')})),
    updated_entries as (
      update search_entries e set items = c.ndoc from entries c
      where e.organization_id = ${id}::uuid and e.kind = c.kind and e.folded = c.folded and e.items <> c.ndoc returning 1),
    removed_entries as (
      delete from search_entries e where organization_id = ${id}::uuid and items = 0
        and not exists (select from entries c where c.kind = e.kind and c.folded = e.folded) returning 1),
    emptied_entries as (
      update search_entries e set items = 0 where organization_id = ${id}::uuid and items > 0
        and not exists (select from entries c where c.kind = e.kind and c.folded = e.folded) returning 1)
    select ((select count(*) from updated) + (select count(*) from removed) + (select count(*) from emptied)
      + (select count(*) from updated_entries) + (select count(*) from removed_entries)
      + (select count(*) from emptied_entries))::int as changed`;
}
