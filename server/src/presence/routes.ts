import { Role } from '@tv/contract/enumerations';
import type { Presence } from '@tv/contract/people/presence';
import type { FastifyInstance } from 'fastify';
import { isReadable } from '../media-contents/management/managed-items-db.ts';
import { createEventStreams } from '../people/event-streams.ts';
import { type Caller, managerOf, type Person, requirePerson } from '../platform/auth/caller.ts';
import { requireRole } from '../platform/auth/checks.ts';
import type { Clock } from '../platform/clock.ts';
import type { Database } from '../platform/db/database.ts';
import type { Ending } from '../platform/http/health/drain.ts';
import { misusedField, notForTheWeb, notFound, tooManyTries } from '../platform/http/problem.ts';
import type { Serve } from '../platform/http/serve.ts';
import { isCategoryOf } from '../media-contents/is-category-of-db.ts';
import { deletePresence, storePresence } from './db.ts';
import { followPresences } from './follow-presences.ts';

type PresenceDeps = { db: Database; clock: Clock; ending?: Pick<Ending, 'closing'> | undefined };

/** Who has what open in the studio now. */
export function servePresence(app: FastifyInstance, serve: Serve, { db, clock, ending }: PresenceDeps): void {
  const presences = followPresences({ db, log: app.log });
  const streams = createEventStreams({ db, clock });
  ending?.closing.addEventListener('abort', () => streams.stop());
  app.addHook('preClose', async () => streams.stop());

  /** The id of what the presence is at. Throws where the caller may not open that. */
  const placeIdOf = async (caller: Caller, person: Person, { place, id }: Presence): Promise<string> => {
    if (place === 'item') {
      if (!id) throw misusedField('id', 'must name the item.');
      if (!(await isReadable(db, managerOf(caller), id))) throw notFound('This media content');
      return id;
    }
    requireRole(person, place === 'policies' ? Role.Admin : Role.OrganizationManager, 'This page');
    if (place !== 'category') return person.organizationId;
    if (!id) throw misusedField('id', 'must name the category.');
    if (!(await isCategoryOf(db, person.organizationId, id))) throw notFound('This category');
    return id;
  };

  serve('PUT /Management/Presences/:tabId', async ({ caller, params, body }) => {
    const person = personOf(caller);
    const { id: _, ...doing } = body;
    const reported = {
      ...doing,
      organizationId: person.organizationId,
      placeId: await placeIdOf(caller, person, body),
    };
    if (!(await storePresence(db, { personId: person.id, tabId: params.tabId }, reported)))
      throw tooManyTries(1);
  });

  serve('DELETE /Management/Presences/:tabId', async ({ caller, params }) => {
    await deletePresence(db, { personId: personOf(caller).id, tabId: params.tabId });
  });

  serve('GET /Management/Presences/Events', async ({ caller, query, reply }) => {
    const tab = { personId: personOf(caller).id, tabId: query.tabId.toLowerCase() };
    return streams.send(caller, query.seconds ?? 3600, reply, ({ tell, end }) =>
      presences.listen(
        tab,
        (people) => tell('people', people),
        () => query.seconds === 0 && end(),
      ),
    );
  });
}

function personOf(caller: Caller): Person {
  if (caller.kind === 'command-line') throw notForTheWeb(403, 0, 'The command line has nothing open.');
  return requirePerson(caller);
}
