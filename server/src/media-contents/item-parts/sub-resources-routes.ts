import type { FastifyRequest } from 'fastify';
import { holderOf, type DownloadFor } from '../../media/media-token.ts';
import type { Caller } from '../../platform/auth/caller.ts';
import type { Queries } from '../../platform/db/database.ts';
import { notFound } from '../../platform/http/problem.ts';
import type { Serve } from '../../platform/http/serve.ts';
import { itemViewer, missingItem, readingViewerOfItem } from '../viewer.ts';
import { authorizeMediaContent, type AuthorizedItem } from '../authorize-media-content.ts';
import { downloadLinks } from './downloads.ts';
import { findPlayerSettings, listAttachments, listSubtitles } from './sub-resources-db.ts';
import type { MediaContentsDeps } from '../deps.ts';

type ItemRequest = {
  params: { id: string; organizationId?: string };
  caller: Caller;
  request: FastifyRequest;
};

/** The sub-resources of an item. While the item is locked or upcoming its lists are empty, because nothing of it may be read. */
export function serveSubResources(serve: Serve, { db, clock, mediaTokens }: MediaContentsDeps): void {
  const { reads } = db;
  const forMember = async (
    { params, caller }: ItemRequest,
    from: Queries = reads,
  ): Promise<AuthorizedItem> => {
    const item = await authorizeMediaContent(from, params.id, readingViewerOfItem(caller), clock());
    if (!item) throw await missingItem(db, params.id, caller, clock());
    return item;
  };
  const viewerOf = ({ params, caller, request }: ItemRequest) =>
    itemViewer(caller, request, mediaTokens, params.organizationId);
  const forPublic = async (call: ItemRequest, from: Queries = reads): Promise<AuthorizedItem> => {
    const item = await authorizeMediaContent(from, call.params.id, await viewerOf(call), clock());
    if (!item) throw notFound('This media content');
    return item;
  };
  const closed = { items: [], total: 0 };
  // A link holds a token. The right to it is read from the primary.
  const links = async (id: string, item: AuthorizedItem, whose: DownloadFor) => {
    if (item.access !== 'open') return [];
    const { shareAllowsDownload } = item;
    const { allowDownload } = await findPlayerSettings(db, id, {
      personId: whose.holder?.personId,
      shareAllowsDownload,
    });
    return allowDownload ? downloadLinks(mediaTokens, id, item, whose) : [];
  };

  serve('GET /MediaContents/:id/Subtitles', async (call) => {
    const { access } = await forMember(call);
    return access === 'open' ? listSubtitles(reads, call.params.id, call.query) : closed;
  });

  serve('GET /MediaContents/Publics/:id/Subtitles', async (call) => {
    const { access } = await forPublic(call);
    return access === 'open' ? listSubtitles(reads, call.params.id, call.query) : closed;
  });

  serve('GET /MediaContents/:id/Attachments', async (call) => {
    const { access } = await forMember(call);
    return access === 'open' ? listAttachments(reads, call.params.id, call.query) : closed;
  });

  serve('GET /MediaContents/Publics/:id/Attachments', async (call) => {
    const { access } = await forPublic(call);
    return access === 'open' ? listAttachments(reads, call.params.id, call.query) : closed;
  });

  serve('GET /MediaContents/DownloadLinks/:id/Viewers', async (call) =>
    links(call.params.id, await forMember(call, db), holderIn(call.caller)),
  );

  serve('GET /MediaContents/DownloadLinks/:id/Publics/:organizationId/Viewers', async (call) => {
    const viewer = await viewerOf(call);
    return links(call.params.id, await forPublic(call, db), viewer.kind === 'guest' ? { guest: viewer } : {});
  });

  serve('GET /MediaContents/:id/MediaPlayerSettings/Resolved', async (call) => {
    await forMember(call);
    return findPlayerSettings(reads, call.params.id, { personId: readerOf(call.caller) });
  });

  serve('GET /MediaContents/Publics/:id/MediaPlayerSettings/Resolved', async (call) => {
    const { shareAllowsDownload } = await forPublic(call);
    return findPlayerSettings(reads, call.params.id, { shareAllowsDownload });
  });
}

/** The person whose groups decide about downloads. A key is in no group. */
const readerOf = (caller: Caller) => (caller.kind === 'person' ? caller.person.id : undefined);

const holderIn = (caller: Caller): DownloadFor =>
  caller.kind === 'key'
    ? { secretId: caller.account.secretId }
    : { holder: caller.kind === 'person' ? holderOf(caller.person, caller.session.sessionId) : undefined };
