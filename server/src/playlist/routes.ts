import { because } from '@tv/contract/reasons/problem-reasons';
import { ProblemCode } from '@tv/contract/problems';
import { requirePerson } from '../platform/auth/caller.ts';
import { authorizeMediaContent } from '../media-contents/authorize-media-content.ts';
import type { Clock } from '../platform/clock.ts';
import type { Database } from '../platform/db/database.ts';
import { catalogued, notFound } from '../platform/http/problem.ts';
import type { Serve } from '../platform/http/serve.ts';
import {
  addToPlaylist,
  countPlaylist,
  emptyPlaylist,
  listPlaylist,
  removeFromPlaylist,
  setPlaylistStatus,
} from './db.ts';

export function servePlaylist(serve: Serve, { db, clock }: { db: Database; clock: Clock }): void {
  const requireItem = async (personId: string, id: string) => {
    const viewer = { kind: 'memberships', personId } as const;
    if (!(await authorizeMediaContent(db, id, viewer, clock()))) throw notFound('This media content');
  };

  serve('GET /WatchlistContents', async ({ query, caller }) =>
    listPlaylist(db.reads, requirePerson(caller), query, clock()),
  );

  serve('POST /WatchlistContents', async ({ body: { mediaContentId }, caller }) => {
    const person = requirePerson(caller);
    await requireItem(person.id, mediaContentId);
    if (!(await addToPlaylist(db, person.id, mediaContentId, clock())))
      throw catalogued(ProblemCode.Duplicated, because('items.inPlaylist'));
  });

  serve('PUT /WatchlistContents', async ({ query: { mediaContentId }, body, caller }) => {
    const person = requirePerson(caller);
    await requireItem(person.id, mediaContentId);
    if (!(await setPlaylistStatus(db, person.id, mediaContentId, body.watchStatus)))
      throw notFound('This playlist item');
  });

  serve('DELETE /WatchlistContents', async ({ query: { mediaContentId }, caller }) => {
    const person = requirePerson(caller);
    if (!(await removeFromPlaylist(db, person.id, mediaContentId)))
      await requireItem(person.id, mediaContentId);
  });

  serve('GET /WatchlistContents/Overview', async ({ caller }) =>
    countPlaylist(db.reads, requirePerson(caller), clock()),
  );

  serve('DELETE /WatchlistContents/Flush', async ({ caller }) => {
    await emptyPlaylist(db, requirePerson(caller));
  });
}
