import { because } from '@tv/contract/reasons/problem-reasons';
import { lockItem } from '../../media-contents/lifecycle/db.ts';
import { deleteItem } from '../../media-contents/lifecycle/delete-item.ts';
import { recordChange } from '../../platform/audit-db.ts';
import { managerOf, requirePerson } from '../../platform/auth/caller.ts';
import type { Clock } from '../../platform/clock.ts';
import type { Database } from '../../platform/db/database.ts';
import { notFound, Problem } from '../../platform/http/problem.ts';
import type { Serve } from '../../platform/http/serve.ts';
import { findOwnRecording, listOwnRecordings } from './own-recordings-db.ts';

/** What people recorded for review, as they see it themselves. */
export function serveRecordings(serve: Serve, { db, clock }: { db: Database; clock: Clock }): void {
  serve('GET /Users/Me/Recordings', async ({ caller, query }) =>
    listOwnRecordings(db.reads, requirePerson(caller), query),
  );

  serve('DELETE /Users/Me/Recordings/:id', async ({ caller, params: { id } }) => {
    const person = requirePerson(caller);
    await db.transaction(async (queries) => {
      const item = await lockItem(queries, id);
      const own = item && (await findOwnRecording(queries, person, id));
      if (!own) throw notFound('This recording');
      if (own.isPublic) throw new Problem(409, 0, because('recordings.public'));
      const now = clock();
      const recorded = await deleteItem(queries, item, managerOf(caller), now);
      if (!recorded) return;
      const { organizationId } = item;
      await recordChange(queries, { ...recorded, organizationId, personId: person.id, subject: id, now });
    });
  });
}
