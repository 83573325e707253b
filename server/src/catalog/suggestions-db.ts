import type { Queries } from '../platform/db.ts';
import { sql } from '../platform/sql.ts';
import { isNamedToVisitors, type OrganizationAudience } from './categories-db.ts';
import { searchText, wordPrefixPatterns } from './search-text.ts';
import { visibleTo } from './visibility.ts';

type Suggestion = { text: string; kind: string; id?: string };

const most = 8;
const mostOfAKind = 4;
/** Tags are read from this many of the newest items that have a fitting one. */
const readForTags = 200;

/** Categories, tags and titles in which a word begins with what is typed. */
export async function suggest(
  db: Queries,
  audience: OrganizationAudience,
  typed: string,
  now: Date,
): Promise<Suggestion[]> {
  const prefix = searchText(typed);
  if (!prefix) return [];
  const patterns = wordPrefixPatterns(typed);
  const visible = visibleTo(audience, now);
  const begins = `${patterns[0]}`;
  const shown = audience.kind === 'public' ? isNamedToVisitors(audience, now) : sql`true`;
  const rows = await db.query<{ text: string; kind: string; id: string | null; place: number }>(sql`
    with titles as (
      select mc.title as text, 'title' as kind, mc.id,
        row_number() over (order by mc.title_search like ${begins} desc, mc.publish_date desc, mc.id)::int as place
      from (select mc.* from media_contents mc
        where ${visible} and mc.title_search like any(${patterns}::text[])
        order by mc.title_search like ${begins} desc, mc.publish_date desc, mc.id limit ${most}) mc),
    tagged as (
      select mc.tags, mc.tags_search from media_contents mc
      where ${visible} and mc.tags_search like any(${patterns.slice(1)}::text[])
      order by mc.publish_date desc limit ${readForTags}),
    tags as (
      select min(t.tag) as text, 'tag' as kind, null::uuid as id,
        row_number() over (order by count(*) desc, t.folded)::int as place
      from tagged, unnest(tagged.tags, string_to_array(btrim(tagged.tags_search, chr(10)), chr(10))) as t (tag, folded)
      where t.folded like any(${patterns}::text[]) group by t.folded limit ${most}),
    categories_found as (
      select f.name as text, 'category' as kind, f.id, row_number() over (order by lower(f.name), f.id)::int as place
      from (select c.id, c.name, lower(regexp_replace(normalize(c.name, nfkd), U&'[\\0300-\\036F]', '', 'g')) as folded
        from categories c where c.organization_id = ${audience.organizationId}::uuid and ${shown}) f
      where f.folded like any(${patterns}::text[]) limit ${most})
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
