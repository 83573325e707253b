import type { MediaContentsQuery } from '@tv/contract/media-contents/media-contents';
import { findPublicOrganization } from '../../organization/db.ts';
import type { FastifyReply, FastifyRequest } from 'fastify';
import type { Queries } from '../../platform/db/database.ts';
import type { Page } from '../../platform/http/page.ts';
import { notFound } from '../../platform/http/problem.ts';
import type { Serve } from '../../platform/http/serve.ts';
import {
  itemViewer,
  missingItem,
  publicViewer,
  readingViewer,
  readingViewerOfItem,
  unlockedViewer,
} from '../viewer.ts';
import { authorizeMediaContent } from '../authorize-media-content.ts';
import type { OrganizationViewer } from '../category-visibility-db.ts';
import { listMediaContents } from './list-db.ts';
import type { MediaContentsDeps } from '../deps.ts';
import { readingLanguage } from '../search/reading-language.ts';
import { searchMediaContents } from '../search/search.ts';
import { presentToGuest } from '../item/present-to-guest.ts';
import { writeSearchHeaders } from '../search/search-headers.ts';
import { upNextOf } from './up-next-db.ts';
import { findFacets } from '../search/facets.ts';
import { suggest } from '../search/suggestions/suggest.ts';

export function serveLists(serve: Serve, deps: MediaContentsDeps): void {
  const { db, itemJson, clock, mediaTokens } = deps;
  const { reads } = db;
  const search = { db: reads, itemJson };
  const list = async (
    { query, request, reply }: { query: MediaContentsQuery; request: FastifyRequest; reply: FastifyReply },
    viewer: OrganizationViewer,
  ) => {
    if (!query.searchTerm?.trim()) return listMediaContents({ db: reads, itemJson }, viewer, query, clock());
    const language = readingLanguage(request.headers['accept-language']);
    const page = await searchMediaContents(search, { viewer, query, now: clock(), language });
    writeSearchHeaders(reply, page);
    return page;
  };

  serve('GET /MediaContents', async (call) => list(call, readingViewer(call.caller)));

  serve('GET /Organizations/:organizationId/Publics/MediaContents', async (call) => {
    const { organizationId } = call.params;
    const viewer = await unlockedViewer(call.caller, call.request, mediaTokens, organizationId);
    const page = await list(call, { ...viewer, organizationId });
    return ofPublicOrganization(reads, organizationId, page);
  });

  serve('GET /MediaContents/Facets', async ({ query, caller }) =>
    findFacets(reads, readingViewer(caller), query, clock()),
  );

  serve('GET /Organizations/:organizationId/Publics/MediaContents/Facets', async (call) => {
    const { organizationId } = call.params;
    const viewer = { ...publicViewer(call.caller, organizationId), organizationId };
    const facets = await findFacets(reads, viewer, call.query, clock());
    await ofPublicOrganization(reads, organizationId, { total: facets.mediaTypes.length });
    return facets;
  });

  serve('GET /MediaContents/Suggestions', async ({ query, caller }) =>
    suggest(reads, readingViewer(caller), query.searchTerm, clock()),
  );

  serve('GET /Organizations/:organizationId/Publics/MediaContents/Suggestions', async (call) => {
    const { organizationId } = call.params;
    const viewer = { ...publicViewer(call.caller, organizationId), organizationId };
    const items = await suggest(reads, viewer, call.query.searchTerm, clock());
    await ofPublicOrganization(reads, organizationId, { total: items.length });
    return items;
  });

  serve('GET /MediaContents/:id/UpNext', async ({ params, caller }) => {
    if (!(await authorizeMediaContent(reads, params.id, readingViewerOfItem(caller), clock())))
      throw await missingItem(db, params.id, caller, clock());
    return upNextOf({ db: reads, itemJson }, readingViewer(caller), params.id, clock());
  });

  serve('GET /MediaContents/Publics/:id/UpNext', async ({ params, caller, request }) => {
    const viewer = await unlockedViewer(caller, request, mediaTokens);
    const item = await authorizeMediaContent(reads, params.id, viewer, clock());
    if (!item) throw notFound('This media content');
    const { organizationId } = item;
    return upNextOf({ db: reads, itemJson }, { ...publicViewer(caller), organizationId }, params.id, clock());
  });

  serve('GET /MediaContents/Published/:id', async ({ params, caller }) => {
    const found = await itemJson.ofDetail(params.id, readingViewerOfItem(caller), clock());
    if (!found) throw await missingItem(db, params.id, caller, clock());
    return found;
  });

  serve('GET /MediaContents/Publics/:id', async ({ params, caller, request }) => {
    const viewer = await itemViewer(caller, request, mediaTokens);
    const found = await itemJson.ofDetail(params.id, viewer, clock());
    if (!found) throw notFound('This media content');
    return viewer.kind === 'guest' ? presentToGuest(found.text) : found;
  });
}

/** Throws 404 for an empty list of an organization that has no public pages. */
export async function ofPublicOrganization<Found extends Pick<Page<unknown>, 'total'>>(
  db: Queries,
  organizationId: string,
  page: Found,
): Promise<Found> {
  if (page.total === 0 && !(await findPublicOrganization(db, organizationId)))
    throw notFound('This organization');
  return page;
}
