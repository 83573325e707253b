import type { FastifyReply } from 'fastify';
import { isManagedBy } from '../../media-contents/visibility.ts';
import { createEventStreams } from '../../people/event-streams.ts';
import type { Caller } from '../../platform/auth/caller.ts';
import type { Clock } from '../../platform/clock.ts';
import type { Database } from '../../platform/db/database.ts';
import type { ProcessingChanges } from './processing-changes.ts';

type Deps = {
  db: Database;
  clock: Clock;
  changes: ProcessingChanges;
  beatEvery?: number;
};

/** Sends processings as server-sent events. */
export function createProcessingEvents({ db, clock, changes, beatEvery }: Deps) {
  const streams = createEventStreams({ db, clock, beatEvery });
  return {
    send: (caller: Caller, seconds: number, reply: FastifyReply): FastifyReply =>
      streams.send(caller, seconds, reply, ({ tell, end }) =>
        changes.listen(
          (item) => caller.kind !== 'person' || isManagedBy(item, caller.person),
          (id, processing) => (processing ? tell('processing', processing) : tell('gone', { id })),
          () => seconds === 0 && end(),
        ),
      ),
    stop: streams.stop,
  };
}
