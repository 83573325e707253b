import type { Queries } from '../../platform/db/database.ts';
import { sql, written } from '../../platform/db/sql.ts';
import { isNamedToVisitors, type OrganizationAudience } from '../category-visibility-db.ts';
import { likeText, searchText, wordBeginning } from './search-text.ts';
import { visibleTo } from '../visibility.ts';

type Suggestion = { text: string; kind: string; id?: string };

const most = 8;
const mostOfAKind = 4;
/** Of more items than this, not the newest of all are suggested, but the newest of as many. */
const mostRead = 200;

/** Categories, tags and titles in which a word begins with what is typed. */
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
  const rows = await db.query<{ text: string; kind: string; id: string | null; place: number }>(sql`
    with begun as (
      select mc.id, mc.title, mc.publish_date from media_contents mc
      where ${visible} and ${begins} order by mc.title_search collate "C" limit ${written(mostRead)}),
    containing as (
      select mc.id, mc.title, mc.publish_date from media_contents mc
      where ${visible} and mc.title_search ~ ${word} and not ${begins} limit ${written(mostRead)}),
    titles as (
      select title as text, 'title' as kind, id, row_number() over (order by rank, publish_date desc, id)::int as place
      from (select 1 as rank, * from begun union all select 2, * from containing) titled
      order by place limit ${written(most)}),
    tagged as (
      select mc.tags, mc.tags_search from media_contents mc
      where ${visible} and mc.tags_search ~ ${word} limit ${written(mostRead)}),
    tags as (
      select min(t.tag) as text, 'tag' as kind, null::uuid as id,
        row_number() over (order by count(*) desc, t.folded)::int as place
      from tagged, unnest(tagged.tags, string_to_array(btrim(tagged.tags_search, chr(10)), chr(10))) as t (tag, folded)
      where t.folded ~ ${word} group by t.folded limit ${written(most)}),
    categories_found as (
      select f.name as text, 'category' as kind, f.id, row_number() over (order by lower(f.name), f.id)::int as place
      from (select c.id, c.name, c.folded_name as folded
        from categories c where c.organization_id = ${audience.organizationId}::uuid and ${shown}) f
      where f.folded ~ ${word} limit ${written(most)})
    select * from titles union all select * from tags union all select * from categories_found`);
  return shareOut(rows).map(({ text, kind, id }) => ({ text, kind, ...(id && { id }) }));
}

/** Half of the places at most for one kind while others want some; titles first, then categories, then tags. */
function shareOut<Row extends { kind: string; place: number }>(rows: Row[]): Row[] {
  const kinds = ['title', 'category', 'tag'];
  const byKind = (row: Row) => kinds.indexOf(row.kind);
  const first = rows.filter((row) => row.place <= mostOfAKind / 2);
  const second = rows.filter((row) => row.place > mostOfAKind / 2 && row.place <= mostOfAKind);
  const rest = rows.filter((row) => row.place > mostOfAKind);
  return [...first, ...second, ...rest]
    .slice(0, most)
    .sort((one, other) => byKind(one) - byKind(other) || one.place - other.place);
}
