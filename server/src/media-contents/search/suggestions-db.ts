import type { Queries } from '../../platform/db/database.ts';
import { joinSql, sql, literal } from '../../platform/db/sql.ts';
import { isNamedToVisitors, type OrganizationAudience } from '../category-visibility-db.ts';
import { suggestedLists } from '../fields-db.ts';
import { likeText, searchText, wordBeginning } from './search-text.ts';
import { visibleTo } from '../visibility.ts';

type Suggestion = { text: string; kind: string; id?: string };

const most = 8;
const mostOfAKind = 4;
/** The most items read per kind. Of more matches, the suggestions are the newest of those that were read. */
const mostRead = 200;

/** Titles, categories, speakers and tags in which a word begins with the typed text. */
export async function suggest(
  db: Queries,
  audience: OrganizationAudience,
  typed: string,
  now: Date,
): Promise<Suggestion[]> {
  const prefix = searchText(typed);
  if (!prefix) return [];
  const visible = visibleTo(audience, now);
  const word = wordBeginning(typed);
  const begins = sql`mc.title_search like ${`${likeText(prefix)}%`}`;
  const shown = audience.kind === 'public' ? isNamedToVisitors(audience, now) : sql`true`;
  const entries = suggestedLists.map(
    ({ list, column, suggestedAs }) => sql`
    (select min(e.entry) as text, ${suggestedAs}::text as kind, null::uuid as id,
      row_number() over (order by count(*) desc, e.folded)::int as place
    from (select ${list} as list, ${column} as folded from media_contents mc
        where ${visible} and ${column} ~ ${word} limit ${literal(mostRead)}) found,
      unnest(found.list, string_to_array(btrim(found.folded, chr(10)), chr(10))) as e (entry, folded)
    where e.folded ~ ${word} group by e.folded limit ${literal(most)})`,
  );
  const rows = await db.query<{ text: string; kind: string; id: string | null; place: number }>(sql`
    with begun as (
      select mc.id, mc.title, mc.publish_date from media_contents mc
      where ${visible} and ${begins} order by mc.title_search collate "C" limit ${literal(mostRead)}),
    containing as (
      select mc.id, mc.title, mc.publish_date from media_contents mc
      where ${visible} and mc.title_search ~ ${word} and not ${begins} limit ${literal(mostRead)}),
    titles as (
      select title as text, 'title' as kind, id, row_number() over (order by rank, publish_date desc, id)::int as place
      from (select 1 as rank, * from begun union all select 2, * from containing) titled
      order by place limit ${literal(most)}),
    categories_found as (
      select f.name as text, 'category' as kind, f.id, row_number() over (order by lower(f.name), f.id)::int as place
      from (select c.id, c.name, c.folded_name as folded
        from categories c where c.organization_id = ${audience.organizationId}::uuid and ${shown}) f
      where f.folded ~ ${word} limit ${literal(most)})
    select * from titles union all select * from categories_found union all ${joinSql(entries, ' union all ')}`);
  return shareOut(rows).map(({ text, kind, id }) => ({ text, kind, ...(id && { id }) }));
}

/** Mixes the kinds: each gets at most half of the places while others have more. Titles come first, then categories, then lists by rank. */
function shareOut<Row extends { kind: string; place: number }>(rows: Row[]): Row[] {
  const kinds = ['title', 'category', ...suggestedLists.map(({ suggestedAs }) => suggestedAs)];
  const byKind = (row: Row) => kinds.indexOf(row.kind);
  const first = rows.filter((row) => row.place <= mostOfAKind / 2);
  const second = rows.filter((row) => row.place > mostOfAKind / 2 && row.place <= mostOfAKind);
  const rest = rows.filter((row) => row.place > mostOfAKind);
  return [...first, ...second, ...rest]
    .slice(0, most)
    .sort((one, other) => byKind(one) - byKind(other) || one.place - other.place);
}
