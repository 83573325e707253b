import type { MediaContentsQuery } from '@tv/contract/media-contents/media-contents';
import { Visibility } from '@tv/contract/enumerations';
import { joinSql, sql, type Sql } from '../platform/db/sql.ts';
import { likeText, searchText } from './search/words/search-text.ts';
import { ownerOf } from './media-content-row.ts';
import { type Viewer, upcomingTo, visibleTo } from './visibility.ts';

/** The conditions of a list on `media_contents mc`, except the search term. */
export function filtersOf(query: MediaContentsQuery, viewer: Viewer, now: Date): Sql {
  const conditions = [query.showOnlyUpcoming ? upcomingTo(viewer, now) : visibleTo(viewer, now)];
  if (query.organizationId) conditions.push(sql`mc.organization_id = ${query.organizationId}::uuid`);
  if (query.mediaType) conditions.push(sql`mc.media_type = any(${query.mediaType}::smallint[])`);
  if (query.tag) conditions.push(sql`(${joinSql(query.tag.map(hasTag), ' or ')})`);
  if (query.showOnlyReminded) conditions.push(remindedOf(viewer));
  if (query.showOnlyWatched) conditions.push(sql`mc.watched_rank > 0`);
  if (query.categoryId)
    conditions.push(sql`exists (select from media_content_categories mcc
      where mcc.media_content_id = mc.id and mcc.category_id = any(${query.categoryId}::uuid[]))`);
  if (query.speaker) conditions.push(sql`(${joinSql(query.speaker.map(hasSpeaker), ' or ')})`);
  if (query.languageCode)
    conditions.push(sql`exists (select from subtitles s
      where s.media_content_id = mc.id and s.language_code = any(${query.languageCode}::text[]))`);
  const date = query.showOnlyUpcoming ? sql`mc.scheduled_publication_date` : sql`mc.publish_date`;
  if (query.publishedFrom) conditions.push(sql`${date} >= ${query.publishedFrom}::timestamptz`);
  if (query.publishedBefore) conditions.push(sql`${date} < ${query.publishedBefore}::timestamptz`);
  if (query.minDuration !== undefined)
    conditions.push(sql`mc.duration_in_seconds >= ${query.minDuration}::real`);
  if (query.maxDuration !== undefined)
    conditions.push(sql`mc.duration_in_seconds < ${query.maxDuration}::real`);
  const featured = featuredFilter(query, viewer);
  if (featured) conditions.push(featured);
  return joinSql(conditions, ' and ');
}

/** Parameters that are not filters: the page, the order and the search term. */
type Unfiltered = 'pageIndex' | 'pageSize' | 'cursor' | 'sortBy' | 'sortOrder' | 'searchTerm' | 'searchScope';
const filterNames: Record<Exclude<keyof MediaContentsQuery, Unfiltered>, true> = {
  organizationId: true,
  tag: true,
  categoryId: true,
  mediaType: true,
  speaker: true,
  languageCode: true,
  publishedFrom: true,
  publishedBefore: true,
  minDuration: true,
  maxDuration: true,
  showOnlyFeatured: true,
  showOnlyPublicFeatured: true,
  showOnlyUpcoming: true,
  showOnlyInProgress: true,
  showOnlyReminded: true,
  showOnlyWatched: true,
};

/** The filters that a query names, switches only where they are on. */
export const filtersIn = (query: MediaContentsQuery): string[] =>
  Object.keys(filterNames).filter((name) => {
    const value = query[name as keyof typeof filterNames];
    return value !== undefined && value !== false;
  });

/** The category of a list that names exactly one. */
export const onlyCategory = ({ categoryId }: MediaContentsQuery): string | undefined =>
  categoryId?.length === 1 ? categoryId[0] : undefined;

function remindedOf(viewer: Viewer): Sql {
  const personId = ownerOf(viewer);
  if (!personId) return sql`false`;
  return sql`exists (select from reminders r where r.media_content_id = mc.id and r.person_id = ${personId}::uuid)`;
}

/** Compares a whole tag, ignoring case. */
const hasTag = (tag: string): Sql => sql`mc.tags_search like ${`%\n${likeText(searchText(tag))}\n%`}`;

/** Compares a whole name, ignoring case. */
const hasSpeaker = (name: string): Sql => sql`exists (select from unnest(mc.speakers) speaker
  where lower(speaker) = lower(${name.trim()}))`;

// Public pages have featured items of their own, apart from those inside the portal.
function featuredFilter(
  { showOnlyFeatured, showOnlyPublicFeatured }: MediaContentsQuery,
  viewer: Viewer,
): Sql | undefined {
  if (viewer.kind === 'public')
    return showOnlyFeatured || showOnlyPublicFeatured ? sql`mc.is_public_featured` : undefined;
  if (showOnlyPublicFeatured)
    return sql`mc.is_public_featured and mc.visibility = ${Visibility.PUBLIC}::smallint`;
  return showOnlyFeatured ? sql`mc.is_featured` : undefined;
}
