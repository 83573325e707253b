import { limits } from '@tv/contract/limits/limits';
import type { MediaContent } from '@tv/contract/media-contents/media-content';
import type { Queries } from '../../platform/db/database.ts';
import { joinSql, sql, literal } from '../../platform/db/sql.ts';
import type { SerializedJson } from '../../platform/http/serialized-json.ts';
import { type ItemJsonCache, itemVersionSql, itemVersionColumns } from '../item/item-json-db.ts';
import { likeText } from '../search/words/search-text.ts';
import { afterInSeries, seriesOf } from './series.ts';
import { type Viewer, categoryEntryVisibleTo, visibleTo } from '../visibility.ts';

/** Candidates read per kind, the newest ones, so that the cost does not grow with the library. */
const maxOfKind = 50;
const maxTags = 8;

type Item = { title_search: string; tags_search: string; category_id: string | null };
type Candidate = {
  id: string;
  line: string;
  title_search: string;
  tags_search: string;
  rank: number | null;
};

/** The items to play after an item: its series in order, then items by the number of shared tags, then its first category in order. */
export async function upNextOf(
  { db, itemJson }: { db: Queries; itemJson: ItemJsonCache },
  viewer: Viewer,
  id: string,
  now: Date,
): Promise<SerializedJson<MediaContent[]>> {
  const [item] = await db.query<Item>(sql`
    select mc.title_search, mc.tags_search, (
      select mcc.category_id from media_content_categories mcc join categories c on c.id = mcc.category_id
      where mcc.media_content_id = mc.id order by lower(c.name), c.id limit 1) as category_id
    from media_contents mc where mc.id = ${id}::uuid`);
  const found = item ? inOrder(id, item, await candidatesOf(db, viewer, item, now)) : [];
  return itemJson.ofList(
    found.map(({ line }) => line),
    viewer,
    now,
  );
}

async function candidatesOf(db: Queries, viewer: Viewer, item: Item, now: Date): Promise<Candidate[]> {
  const series = seriesOf(item.title_search);
  const patterns = tagsOf(item).map((tag) => sql`mc.tags_search like ${`%\n${likeText(tag)}\n%`}`);
  if (series) patterns.push(sql`mc.title_search like ${`${likeText(series.stem)}%`}`);
  const ofKind = patterns.map(
    (pattern) => sql`(select mc.id, null::int as rank from media_contents mc
      where ${visibleTo(viewer, now)} and ${pattern}
      order by mc.publish_date desc, mc.id limit ${literal(maxOfKind)})`,
  );
  if (item.category_id)
    ofKind.push(sql`(select mcc.media_content_id as id, row_number() over (order by mcc.published_at desc, mcc.media_content_id)::int as rank
      from media_content_categories mcc join categories c on c.id = mcc.category_id
      where mcc.category_id = ${item.category_id}::uuid and ${categoryEntryVisibleTo(viewer, now)}
      order by mcc.published_at desc, mcc.media_content_id limit ${literal(maxOfKind)})`);
  if (ofKind.length === 0) return [];
  return db.query<Candidate>(sql`
    select ${itemVersionSql(viewer)} as line, mc.id, mc.title_search, mc.tags_search, mc.rank
    from (
      select ${itemVersionColumns}, mc.publish_date, mc.title_search, mc.tags_search, found.rank
      from (select id, min(rank) as rank from (${joinSql(ofKind, ' union all ')}) each_one group by id) found
      join media_contents mc on mc.id = found.id
      where ${visibleTo(viewer, now)}) mc
    join organizations o on o.id = mc.organization_id
    order by mc.publish_date desc, mc.id`);
}

/** Ranks candidates, which are sorted by date, newest first. */
function inOrder(id: string, item: Item, candidates: readonly Candidate[]): Candidate[] {
  const own = seriesOf(item.title_search);
  const tags = new Set(tagsOf(item));
  const rank = candidates.find((each) => each.id === id)?.rank ?? 0;
  const others = candidates
    .filter((each) => each.id !== id)
    .map((each) => {
      const series = seriesOf(each.title_search);
      return {
        each,
        number: own && series?.stem === own.stem ? series.number : undefined,
        shared: tagsOf(each).filter((tag) => tags.has(tag)).length,
        // The distance from the current item. After its end, the category continues from its beginning.
        turn: each.rank === null ? Infinity : each.rank > rank ? each.rank : each.rank + maxOfKind,
      };
    });
  const inSeries = others.filter(({ number }) => number !== undefined);
  const rest = others.filter(({ number }) => number === undefined);
  const goesOn = afterInSeries(own?.number ?? 0);
  return [
    ...inSeries.toSorted((one, other) => goesOn(one.number ?? 0, other.number ?? 0)),
    ...rest.toSorted(
      (one, other) => other.shared - one.shared || (one.shared === 0 ? one.turn - other.turn : 0),
    ),
  ]
    .slice(0, limits.pageSize)
    .map(({ each }) => each);
}

const tagsOf = ({ tags_search }: Pick<Item, 'tags_search'>) =>
  [...new Set(tags_search.split('\n').filter(Boolean))].slice(0, maxTags);
