import type { FastifyRequest } from 'fastify';
import type { AuthorizedItem } from '../media-contents/authorize-media-content.ts';
import { countVisit, hasVisited } from '../playback/db.ts';
import { deviceOf } from '../playback/view-origin.ts';
import type { Clock } from '../platform/clock.ts';
import type { Database } from '../platform/db/database.ts';
import { asksForPrivacy } from '../platform/http/asks-for-privacy.ts';
import type { Limits } from '../platform/limits/limits.ts';

export type FeedViewDeps = {
  db: Database;
  clock: Clock;
  limits: Limits;
  viewerHash: (id: string) => string;
};

/** Apps ask for a file in pieces. The one with its first byte is the beginning of a playback, or of a download. */
export const isBeginning = ({ method, headers: { range } }: FastifyRequest): boolean =>
  method === 'GET' && (range === undefined || range.startsWith('bytes=0-'));

/**
 * Counts that an app began to play an item of a feed. The owner of a personal feed is known; others are distinguished by network
 * address and app, as a keyed hash. Too many new ones are not counted, and play all the same.
 */
export async function countFeedView(
  { db, clock, limits, viewerHash }: FeedViewDeps,
  request: FastifyRequest,
  id: string,
  { organizationId }: AuthorizedItem,
  personId: string | undefined,
): Promise<void> {
  const app = request.headers['user-agent'];
  const viewer = {
    viewerHash: viewerHash(personId ?? `${request.ip} ${app}`),
    isMember: personId !== undefined,
    isMeasured: personId !== undefined || !asksForPrivacy(request),
  };
  if (!personId && !(await hasVisited(db, id, viewer.viewerHash))) {
    const by = { network: request.ip, networkAndItem: `${request.ip} ${id}`, organization: organizationId };
    if ((await limits.take(db, 'visit', by)) > 0) return;
  }
  await countVisit(db, id, viewer, { device: deviceOf(app), source: 'feed' }, clock());
}
