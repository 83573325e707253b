import type { PagePath } from '@tv/contract/pages/page-paths';
import { matchPath } from 'react-router';
import { pathIn, type Area } from './area.ts';

/** The watch page of an item. `fromPlaylist`: what comes next is the next entry of the person's playlist. */
export const watchPath = (area: Area, id: string, fromPlaylist: boolean): string =>
  pathIn(area, 'watch/:id', { id }) + (fromPlaylist ? '?list=playlist' : '');

/** The item of a watch page's path, with the organization on public pages; undefined for the path of another page. */
export const matchWatchPage = (path: string): { id?: string; orgId?: string } | undefined =>
  (
    matchPath('/public/:orgId/watch/:id' satisfies PagePath, path) ??
    matchPath('/watch/:id' satisfies PagePath, path)
  )?.params;
