import { publicContents } from '@tv/contract/calls/first-calls';
import { infiniteQueryOptions, type InfiniteData } from '@tanstack/react-query';
import type { MediaContent } from '@tv/contract/media-contents/media-content';
import { limits } from '@tv/contract/limits/limits';
import type { Query } from '@tv/contract/calls/api';
import { callPaged, prepared, type Page } from '../api/call.ts';
import { entriesOf, pagesOf } from '../api/paging.ts';
import type { Area } from '../area/area.ts';

type MediaListQuery = Omit<
  NonNullable<Query<'GET /MediaContents'>>,
  'pageIndex' | 'cursor' | 'organizationId'
>;

/** What somebody may see at a place; outside only what an organization shows to everybody. */
const pageAt = (
  { isPublic, organizationId }: Area,
  query: Query<'GET /MediaContents'>,
  signal: AbortSignal,
): Promise<Page<MediaContent[]>> =>
  isPublic
    ? callPaged(...prepared(publicContents(organizationId, query), { signal }))
    : callPaged('GET /MediaContents', { query, signal });

export const mediaContentsAt = async (...page: Parameters<typeof pageAt>): Promise<MediaContent[]> =>
  (await pageAt(...page)).answer;

/** Media contents of a place, page by page. */
export const mediaContents = (area: Area, page: MediaListQuery) => {
  const pageSize = page.pageSize ?? limits.pageSize;
  return infiniteQueryOptions({
    queryKey: [area.prefix, 'media-contents', page],
    ...pagesOf(pageSize),
    queryFn: ({ pageParam, signal }) => pageAt(area, { ...page, ...pageParam, pageSize }, signal),
  });
};

export const mediaContentsOf = (data: InfiniteData<Page<MediaContent[]>> | undefined) =>
  entriesOf(data, ({ id }) => id);
