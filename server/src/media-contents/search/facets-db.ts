import type { Facets, FacetsQuery } from '@tv/contract/media-contents/media-contents';
import type { TextsByLanguage } from '@tv/contract/languages/texts-by-language';
import type { Queries } from '../../platform/db/database.ts';
import { joinSql, literal, sql, type Sql } from '../../platform/db/sql.ts';
import { isNamedTo, type OrganizationViewer } from '../category-visibility-db.ts';
import { filtersOf } from '../media-content-filters.ts';
import type { Search } from './query/branches-db.ts';
import { hitsOf } from './hits-db.ts';

/** Items that are counted at most. */
const maxCounted = 1_000;
const maxValues = 20;

/** Short, middle and long items: from and to, in seconds. */
const durations = [
  { minDuration: 0, maxDuration: 300 },
  { minDuration: 300, maxDuration: 1_200 },
  { minDuration: 1_200 },
] as const;

type Facet = keyof Omit<Facets, 'isExact'>;
type Counted = {
  of: Facet | 'items';
  value: string;
  name: string | null;
  translations: TextsByLanguage<'name'> | null;
  count: number;
};

/** The names of the query that a facet stands for. They do not narrow the facet itself. */
const namesOf: Record<Facet, (keyof FacetsQuery)[]> = {
  mediaTypes: ['mediaType'],
  categories: ['categoryId'],
  speakers: ['speaker'],
  languages: ['languageCode'],
  years: ['publishedFrom', 'publishedBefore'],
  durations: ['minDuration', 'maxDuration'],
};

/** Counts the values by which a list, or a search, can be narrowed. `search`: none for a list. `total`: the items that were counted. */
export async function readFacets(
  db: Queries,
  { viewer, query, now }: { viewer: OrganizationViewer; query: FacetsQuery; now: Date },
  search: Search | undefined,
): Promise<Facets & { total: number }> {
  const all = Object.keys(namesOf) as Facet[];
  const isNamed = (of: Facet) => namesOf[of].some((name) => query[name] !== undefined);
  const unnamed = all.filter((of) => !isNamed(of));
  const groups = [
    ...all.filter(isNamed).map((of) => ({ facets: [of], lifted: namesOf[of] })),
    // The facets that the query does not name count the same items.
    ...(unnamed.length > 0 ? [{ facets: unnamed, lifted: [] }] : []),
  ];
  const counted: Counted[] = [];
  let isExact = true;
  let total = 0;
  for (const { facets, lifted } of groups) {
    const narrowed = { ...query, ...Object.fromEntries(lifted.map((name) => [name, undefined])) };
    const items = search
      ? itemsFound({ ...search, query: narrowed })
      : sql`with items as materialized (select mc.id, mc.media_type, mc.duration_in_seconds, mc.speakers, mc.publish_date
          from media_contents mc where ${filtersOf(narrowed, viewer, now)}
          order by mc.publish_date desc limit ${literal(maxCounted + 1)})`;
    const rows = await db.query<Counted>(sql`${items}
      ${joinSql([...facets.map((of) => valuesOf(of, viewer, now)), sql`(select 'items', '', null, null, count(*)::int from items)`], ' union all ')}`);
    counted.push(...rows);
    total = rows.find(({ of }) => of === 'items')!.count;
    isExact &&= total <= maxCounted;
  }
  const valuesFor = (of: Facet) => counted.filter((each) => each.of === of);
  return {
    mediaTypes: valuesFor('mediaTypes').map(({ value, count }) => ({ mediaType: Number(value), count })),
    categories: valuesFor('categories').map(({ value, name, translations, count }) => ({
      ...{ id: value, name: name!, count },
      ...(translations && { translations }),
    })),
    speakers: valuesFor('speakers').map(({ value, count }) => ({ name: value, count })),
    languages: valuesFor('languages').map(({ value, name, count }) => ({
      languageCode: value,
      languageName: name!,
      count,
    })),
    years: valuesFor('years').map(({ value, count }) => ({ year: Number(value), count })),
    durations: durations.flatMap((each) => {
      const row = valuesFor('durations').find(({ value }) => Number(value) === each.minDuration);
      return row ? [{ ...each, count: row.count }] : [];
    }),
    isExact,
    total,
  };
}

/** `items`: the items of a search, as far as they are counted. */
const itemsFound = (search: Search): Sql => sql`
  ${hitsOf({ ...search, query: { ...search.query, sortBy: 'CreatedDate' } }, maxCounted).hits},
  items as materialized (
    select mc.id, mc.media_type, mc.duration_in_seconds, mc.speakers, mc.publish_date
    from found d join media_contents mc on mc.id = d.media_content_id limit ${literal(maxCounted + 1)})`;

const mostFrequent = sql`order by count desc, value limit ${literal(maxValues)}`;

function valuesOf(of: Facet, viewer: OrganizationViewer, now: Date): Sql {
  const row = (value: Sql, name: Sql, from: Sql, order = mostFrequent, translations = sql`null`) => sql`(
    select ${of}::text as of, ${value}::text as value, ${name}::text as name, ${translations}::jsonb as translations,
      count(*)::int as count
    from ${from} group by 2 ${order})`;
  switch (of) {
    case 'mediaTypes':
      return row(sql`media_type`, sql`null`, sql`items`);
    case 'speakers':
      return row(sql`speaker`, sql`null`, sql`items, unnest(speakers) speaker`);
    case 'years':
      return row(
        sql`extract(year from publish_date at time zone 'utc')::int`,
        sql`null`,
        sql`items where publish_date is not null`,
        sql`order by value desc limit ${literal(maxValues)}`,
      );
    case 'durations':
      return row(
        sql`case when duration_in_seconds < ${literal(durations[1].minDuration)} then 0
          when duration_in_seconds < ${literal(durations[2].minDuration)} then ${literal(durations[1].minDuration)}
          else ${literal(durations[2].minDuration)} end`,
        sql`null`,
        sql`items`,
      );
    case 'languages':
      return row(
        sql`language_code`,
        sql`min(language_name)`,
        sql`(select distinct on (i.id, s.language_code) s.language_code, s.language_name
          from items i join subtitles s on s.media_content_id = i.id) spoken`,
      );
    case 'categories':
      return row(
        sql`c.id`,
        sql`min(c.name)`,
        sql`items i join media_content_categories mcc on mcc.media_content_id = i.id
          join categories c on c.id = mcc.category_id
          where ${isNamedTo(viewer, now)}`,
        mostFrequent,
        sql`(array_agg(names_of(c.translations)))[1]`,
      );
  }
}
