import { ContentStatus, ExpirationOption, Visibility } from '@tv/contract/enumerations';
import type { Queries } from '@tv/server/platform/db/database';
import { sql, literal, type Sql } from '@tv/server/platform/db/sql';
import { isOwnWord } from './words.ts';
import type { Library } from './seed-library.ts';

const PUBLISHED = literal(ContentStatus.PUBLISHED);
const PUBLIC = literal(Visibility.PUBLIC);
const NO_EXPIRY = literal(ExpirationOption.None);

/** What answers are checked against, counted row by row. */
export type Expectations = {
  open: number;
  /** Open items by category id. */
  categories: Map<string, number>;
  /** Ids of public items that do not expire, in an order that says nothing. */
  publicItems: string[];
  /** Words that only one of them has. */
  ownWords: string[];
  /** People who speak in some of them. */
  speakers: string[];
  /** By the place of the viewer. */
  seenBy: Seen[];
};

/** What a viewer sees who is signed in. */
export type Seen = {
  published: number;
  /** By category id. */
  categories: Map<string, number>;
  /** Ids of some of it, in an order that says nothing. */
  items: string[];
};

export async function expectations(db: Queries, library: Library): Promise<Expectations> {
  const ofLibrary = sql`mc.organization_id = ${library.organizationId}::uuid and mc.status = ${PUBLISHED}`;
  const isOpen = sql`mc.visibility = ${PUBLIC} and (mc.expiration_option = ${NO_EXPIRY} or mc.expiration_date > now())`;
  const rows = await db.query<{ id: string; audience: string[] | null; published: number; open: number }>(sql`
    select mcc.category_id as id, mc.audience, count(*)::int as published, (count(*) filter (where ${isOpen}))::int as open
    from media_content_categories mcc join media_contents mc on mc.id = mcc.media_content_id
    where ${ofLibrary} group by 1, 2`);
  const items = await db.query<{ id: string; title: string; speakers: string[] }>(sql`
    select id, title, speakers from media_contents mc
    where ${ofLibrary} and visibility = ${PUBLIC} and expiration_option = ${NO_EXPIRY} order by id limit 2000`);
  const categories = sumsOf(rows.map(({ id, open }) => [id, open] as const));
  return {
    open: sumOf(categories),
    categories,
    publicItems: items.map(({ id }) => id),
    ownWords: items.flatMap(({ title }) => title.split(' ').filter(isOwnWord)).slice(0, 200),
    speakers: [...new Set(items.flatMap(({ speakers }) => speakers))].slice(0, 200),
    seenBy: await seenBy(db, library, ofLibrary, rows),
  };
}

type Audience = string[] | null;

async function seenBy(
  db: Queries,
  { personIds }: Library,
  ofLibrary: Sql,
  rows: readonly { id: string; audience: Audience; published: number }[],
): Promise<Seen[]> {
  const some = await db.query<{ id: string; audience: Audience }>(sql`
    select id, audience from media_contents mc where ${ofLibrary} and is_listed and expiration_option = ${NO_EXPIRY}
    order by id limit 2000`);
  const members = await db.query<{ person: string; groups: string[] }>(sql`
    select person_id as person, array_agg(group_id) as groups from group_members group by 1`);
  return personIds.map((id) => {
    const groups = new Set(members.find(({ person }) => person === id)?.groups);
    const isSeen = ({ audience }: { audience: Audience }) =>
      audience === null || audience.some((each) => groups.has(each));
    const categories = sumsOf(rows.filter(isSeen).map((row) => [row.id, row.published] as const));
    return { published: sumOf(categories), categories, items: some.filter(isSeen).map((item) => item.id) };
  });
}

function sumsOf(counts: Iterable<readonly [string, number]>): Map<string, number> {
  const sums = new Map<string, number>();
  for (const [id, count] of counts) sums.set(id, (sums.get(id) ?? 0) + count);
  return sums;
}

const sumOf = (counts: Map<string, number>) => [...counts.values()].reduce((all, one) => all + one, 0);
