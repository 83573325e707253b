import { findPublicOrganization } from '../organization/db.ts';
import type { Queries } from '../platform/db.ts';
import type { Page } from '../platform/page.ts';
import { notFound } from '../platform/problem.ts';
import type { Serve } from '../platform/serve.ts';
import { memberAudience, missingItem, publicAudience, unlockedAudience, viewerOf } from './audience.ts';
import { findMediaContent } from './item-db.ts';
import { listMediaContents } from './media-contents-db.ts';
import type { CatalogParts } from './routes.ts';
import { searchMediaContents } from './search-db.ts';
import { searchWords } from './search-text.ts';
import { suggest } from './suggestions-db.ts';

export function serveMediaContents(serve: Serve, { db, clock, mediaTokens }: CatalogParts): void {
  serve('GET /MediaContents', async ({ query, caller }) =>
    listOrSearch(query)(db, memberAudience(viewerOf(caller)), query, clock()),
  );

  serve(
    'GET /Organizations/:organizationId/Publics/MediaContents',
    async ({ params, query, caller, request }) => {
      const audience = await unlockedAudience(caller, request, mediaTokens, params.organizationId);
      const page = await listOrSearch(query)(db, audience, query, clock());
      return ofPublicOrganization(db, params.organizationId, page);
    },
  );

  serve('GET /MediaContents/Suggestions', async ({ query, caller }) =>
    suggest(db, memberAudience(viewerOf(caller)), query.searchTerm, clock()),
  );

  serve('GET /Organizations/:organizationId/Publics/MediaContents/Suggestions', async (call) => {
    const { organizationId } = call.params;
    const audience = { ...publicAudience(call.caller, organizationId), organizationId };
    const items = await suggest(db, audience, call.query.searchTerm, clock());
    await ofPublicOrganization(db, organizationId, { items });
    return items;
  });

  serve('GET /MediaContents/Published/:id', async ({ params, caller }) => {
    const person = viewerOf(caller);
    const found = await findMediaContent(db, params.id, memberAudience(person), clock());
    if (!found) throw await missingItem(db, params.id, person, clock());
    return found;
  });

  serve('GET /MediaContents/Publics/:id', async ({ params, caller, request }) => {
    const audience = await unlockedAudience(caller, request, mediaTokens);
    const found = await findMediaContent(db, params.id, audience, clock());
    if (!found) throw notFound('This media content');
    return found;
  });
}

const listOrSearch = ({ searchTerm }: { searchTerm?: string }) =>
  searchWords(searchTerm ?? '').length > 0 ? searchMediaContents : listMediaContents;

/** An empty list may be that of an organization that is not there for the public, which is then said. */
export async function ofPublicOrganization<Found extends Pick<Page<unknown>, 'items'>>(
  db: Queries,
  organizationId: string,
  page: Found,
): Promise<Found> {
  if (page.items.length === 0 && !(await findPublicOrganization(db, organizationId)))
    throw notFound('This organization');
  return page;
}
