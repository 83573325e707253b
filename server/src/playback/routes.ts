import type { Body } from '@tv/contract/calls/api';
import type { FastifyRequest } from 'fastify';
import { itemViewer } from '../media-contents/viewer.ts';
import { requirePerson } from '../platform/auth/caller.ts';
import { authorizeMediaContent, type AuthorizedItem } from '../media-contents/authorize-media-content.ts';
import type { Viewer } from '../media-contents/visibility.ts';
import type { MediaTokens } from '../media/media-token.ts';
import type { Clock } from '../platform/clock.ts';
import type { Database } from '../platform/db/database.ts';
import type { Limits } from '../platform/limits/limits.ts';
import { asksForPrivacy } from '../platform/http/asks-for-privacy.ts';
import { misusedField, notFound } from '../platform/http/problem.ts';
import type { Serve } from '../platform/http/serve.ts';
import { createViewerHash } from '../platform/viewer-hash.ts';
import {
  countReactions,
  countVisit,
  hasVisited,
  hasVisitorProgress,
  noteGuestView,
  removeReaction,
  removeReminder,
  saveProgress,
  saveVisitorProgress,
  setReaction,
  setReminder,
} from './db.ts';
import { clearHistory, removeFromHistory, listHistory, markWatched } from './history-db.ts';
import { servePlaying } from './playing-routes.ts';
import { deviceOf, sourceOf, type ViewOrigin } from './view-origin.ts';
import { inside, rangesWithin, type PlayedRange, statusReached } from './watch-status.ts';

export type PlaybackDeps = {
  db: Database;
  clock: Clock;
  limits: Limits;
  mediaTokens: MediaTokens;
  secretKey: string;
};

export function servePlayback(serve: Serve, deps: PlaybackDeps): void {
  const { db, clock, limits, mediaTokens, secretKey } = deps;
  servePlaying(serve, deps);
  const viewerHash = createViewerHash(secretKey);
  /** A guest is one viewer in every browser. A visitor has a number of their own. */
  const visitorOf = (id: string, viewer: Viewer, request: FastifyRequest) => ({
    viewerHash: viewerHash(viewer.kind === 'guest' ? viewer.guestId : id),
    isMember: false,
    isMeasured: !asksForPrivacy(request),
  });

  /** A person's own data covers all organizations of theirs, because public pages of one are open while another is current. */
  const ofPerson = (personId: string) => ({ kind: 'memberships', personId }) as const;

  const find = async (id: string, viewer: Viewer): Promise<AuthorizedItem> => {
    const item = await authorizeMediaContent(db, id, viewer, clock());
    if (!item) throw notFound('This media content');
    return item;
  };
  const findOpen = async (id: string, viewer: Viewer) => {
    const item = await find(id, viewer);
    if (item.access !== 'open') throw notFound('This media content');
    return item;
  };

  serve('POST /MediaContents/:id/Visitors', async ({ params, query, caller, request }) => {
    const person = requirePerson(caller);
    await findOpen(params.id, ofPerson(person.id));
    const viewer = { viewerHash: viewerHash(person.id), isMember: true, isMeasured: true };
    await countVisit(db, params.id, viewer, originOf(request, query), clock());
  });

  serve('POST /MediaContents/:id/Visitors/:visitorId/Publics', async ({ params, query, caller, request }) => {
    const viewer = await itemViewer(caller, request, mediaTokens);
    const item = await findOpen(params.id, viewer);
    const visitor = visitorOf(params.visitorId, viewer, request);
    if (!(await hasVisited(db, params.id, visitor.viewerHash)))
      await limits.bound(db, 'visit', bySomebodyNew(request.ip, params.id, item));
    const origin = originOf(request, query);
    const isGuest = viewer.kind === 'guest';
    if (isGuest) await noteGuestView(db, viewer.guestId, params.id, clock());
    await countVisit(db, params.id, visitor, isGuest ? { ...origin, source: 'guest' } : origin, clock());
  });

  serve('GET /WatchedTimestamps', ({ query, caller }) =>
    listHistory(db.reads, requirePerson(caller), query, clock()),
  );

  serve('PUT /WatchedTimestamps', async ({ query: { mediaContentId }, caller }) => {
    const person = requirePerson(caller);
    await findOpen(mediaContentId, ofPerson(person.id));
    if (!(await markWatched(db, person.id, mediaContentId)))
      throw notFound('This media content in your history');
  });

  serve('DELETE /WatchedTimestamps', async ({ query: { mediaContentId }, caller }) => {
    const person = requirePerson(caller);
    if (!(await removeFromHistory(db, person.id, mediaContentId, clock())))
      await find(mediaContentId, ofPerson(person.id));
  });

  serve('DELETE /WatchedTimestamps/Flush', async ({ caller }) => {
    await clearHistory(db, requirePerson(caller), clock());
  });

  serve('POST /WatchedTimestamps', async ({ body, caller }) => {
    const person = requirePerson(caller);
    const item = await findOpen(body.mediaContentId, ofPerson(person.id));
    await saveProgress(db, person.id, viewerHash(person.id), playbackOf(body, item), clock());
  });

  serve('POST /WatchedTimestamps/:id/Publics', async ({ params, body, caller, request }) => {
    const viewer = await itemViewer(caller, request, mediaTokens);
    const item = await findOpen(body.mediaContentId, viewer);
    const playback = playbackOf(body, item);
    const visitor = visitorOf(params.id, viewer, request);
    if (!(await hasVisitorProgress(db, body.mediaContentId, visitor.viewerHash)))
      await limits.bound(db, 'visitor progress', bySomebodyNew(request.ip, body.mediaContentId, item));
    await saveVisitorProgress(db, visitor, playback, clock());
  });

  serve('POST /Reactions', async ({ body: { mediaContentId, reactionType }, caller }) => {
    const person = requirePerson(caller);
    await findOpen(mediaContentId, ofPerson(person.id));
    await setReaction(db, person.id, mediaContentId, reactionType, clock());
    return {
      currentUserReacted: true,
      currentUserReaction: reactionType,
      reactionsSummary: await countReactions(db, mediaContentId),
    };
  });

  serve('DELETE /Reactions', async ({ query: { mediaContentId }, caller }) => {
    const person = requirePerson(caller);
    await find(mediaContentId, ofPerson(person.id));
    await removeReaction(db, person.id, mediaContentId);
  });

  serve('POST /schedules/media-contents/:id/publish/notifications', async ({ params, caller }) => {
    const person = requirePerson(caller);
    const item = await find(params.id, ofPerson(person.id));
    if (item.access !== 'upcoming' || !(await setReminder(db, person.id, params.id, clock())))
      throw notFound('This upcoming media content');
  });

  serve('DELETE /schedules/media-contents/:id/publish/notifications', async ({ params, caller }) => {
    const person = requirePerson(caller);
    await find(params.id, ofPerson(person.id));
    await removeReminder(db, person.id, params.id);
  });
}

/** Visitor ids can be invented, so the number of stored new ones is limited. */
const bySomebodyNew = (network: string, id: string, { organizationId }: AuthorizedItem) => ({
  network,
  networkAndItem: `${network} ${id}`,
  organization: organizationId,
});

const originOf = (request: FastifyRequest, given: { isEmbedded?: boolean; from?: string }): ViewOrigin => ({
  device: deviceOf(request.headers['user-agent']),
  source: sourceOf(given),
});

function playbackOf(body: Body<'POST /WatchedTimestamps'>, item: AuthorizedItem) {
  const { durationInSeconds, organizationId } = item;
  const ranges = (body.ranges ?? []) as unknown as PlayedRange[];
  if (ranges.some(([from, to]) => from > to))
    throw misusedField('ranges', 'must each end at or after the second at which they begin.');
  const played = rangesWithin(ranges, durationInSeconds);
  return {
    mediaContentId: body.mediaContentId,
    organizationId,
    durationInSeconds,
    position: inside(body.position, durationInSeconds),
    played,
    status: statusReached(played, durationInSeconds),
  };
}
