import { ContentStatus, ExpirationOption, Visibility } from '@tv/contract/enumerations';
import type { Queries } from '@tv/server/platform/db/database';
import { sql, literal } from '@tv/server/platform/db/sql';
import { isOwnWord } from './words.ts';
import { categoryIds, organizationId } from './seed-library.ts';

const PUBLISHED = literal(ContentStatus.PUBLISHED);
const PUBLIC = literal(Visibility.PUBLIC);
const NO_EXPIRY = literal(ExpirationOption.None);

/** What answers are checked against, counted row by row. */
export type Expectations = {
  published: number;
  open: number;
  /** By category id. */
  categories: Map<string, { published: number; open: number }>;
  /** Ids of public items that do not expire, in an order that says nothing. */
  publicItems: string[];
  /** Words that only one of them has. */
  ownWords: string[];
  /** People who speak in some of them. */
  speakers: string[];
};

export async function expectations(db: Queries): Promise<Expectations> {
  const isOpen = sql`mc.visibility = ${PUBLIC} and (mc.expiration_option = ${NO_EXPIRY} or mc.expiration_date > now())`;
  const counts = sql`count(*)::int as published, (count(*) filter (where ${isOpen}))::int as open`;
  const [all] = await db.query<{ published: number; open: number }>(
    sql`select ${counts} from media_contents mc where status = ${PUBLISHED} and organization_id = ${organizationId}::uuid`,
  );
  const rows = await db.query<{ id: string; published: number; open: number }>(sql`
    select mcc.category_id as id, ${counts}
    from media_content_categories mcc join media_contents mc on mc.id = mcc.media_content_id
    where mc.status = ${PUBLISHED} group by 1`);
  const items = await db.query<{ id: string; title: string; speakers: string[] }>(sql`
    select id, title, speakers from media_contents where status = ${PUBLISHED} and visibility = ${PUBLIC} and expiration_option = ${NO_EXPIRY} order by id limit 2000`);
  const none = { published: 0, open: 0 };
  return {
    ...(all ?? none),
    categories: new Map(categoryIds.map((id) => [id, rows.find((row) => row.id === id) ?? none] as const)),
    publicItems: items.map(({ id }) => id),
    ownWords: items.flatMap(({ title }) => title.split(' ').filter(isOwnWord)).slice(0, 200),
    speakers: [...new Set(items.flatMap(({ speakers }) => speakers))].slice(0, 200),
  };
}
