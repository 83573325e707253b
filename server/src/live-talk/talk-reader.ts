import type { FastifyRequest } from 'fastify';
import { Role } from '@tv/contract/enumerations';
import { hasAtLeast } from '@tv/contract/people/roles';
import { authorizeMediaContent } from '../media-contents/authorize-media-content.ts';
import { itemViewer, managingViewer } from '../media-contents/viewer.ts';
import type { MediaTokens } from '../media/media-token.ts';
import { activePerson, type Caller, managerOf } from '../platform/auth/caller.ts';
import type { Clock } from '../platform/clock.ts';
import type { Database } from '../platform/db/database.ts';
import { notFound } from '../platform/http/problem.ts';
import type { Reader } from './messages-db.ts';
import { findTalk, type Talk } from './talk-db.ts';

export type ReaderDeps = { db: Database; clock: Clock; mediaTokens: MediaTokens };

/** Finds an event with who reads it: who sees the item, here or on its public pages, or as a guest. Throws 404. */
export async function findForReader(
  { db, clock, mediaTokens }: ReaderDeps,
  id: string,
  caller: Caller,
  request: FastifyRequest,
): Promise<{ talk: Talk; reader: Reader }> {
  const person = activePerson(caller);
  const own = person && (await authorizeMediaContent(db, id, managingViewer(person), clock()));
  const item =
    own ?? (await authorizeMediaContent(db, id, await itemViewer(caller, request, mediaTokens), clock()));
  const manager = own && hasAtLeast(person!.role, Role.ContentManager) ? managerOf(caller) : undefined;
  const talk = item && item.access !== 'locked' ? await findTalk(db, id, manager) : undefined;
  if (!talk) throw notFound('This live event');
  return { talk, reader: { isModerator: talk.isManaged, personId: person?.seenBy ? undefined : person?.id } };
}
