import type { FastifyReply } from 'fastify';
import { isManagedBy } from '../../media-contents/visibility.ts';
import { createEventStreams } from '../../people/event-streams.ts';
import type { Caller } from '../../platform/auth/caller.ts';
import type { Clock } from '../../platform/clock.ts';
import type { Database } from '../../platform/db/database.ts';
import type { ProcessingChanges } from './processing-changes.ts';
import type { MovingProcessing } from './processings-db.ts';

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
          (item) => mayKnow(item, caller),
          (id, processing) => (processing ? tell('processing', processing) : tell('gone', { id })),
          () => seconds === 0 && end(),
        ),
      ),
    stop: streams.stop,
  };
}

function mayKnow(item: Omit<MovingProcessing, 'processing'>, caller: Caller): boolean {
  if (caller.kind === 'person') return isManagedBy(item, caller.person);
  if (caller.kind !== 'key') return true;
  const { organizationId, categoryIds } = caller.account;
  return (
    item.organizationId === organizationId &&
    (categoryIds?.some((id) => item.categoryIds.includes(id)) ?? true)
  );
}
