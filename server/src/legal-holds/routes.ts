import { changeCategory } from '../categories/change-category.ts';
import { changeItem } from '../media-contents/management/change-item.ts';
import { organizationOf } from '../organization/choose-organization-db.ts';
import { lockMember } from '../people/manage-db.ts';
import { recordChange, type RecordedChange } from '../platform/audit-db.ts';
import { type Caller, managerOf } from '../platform/auth/caller.ts';
import type { Clock } from '../platform/clock.ts';
import type { Database } from '../platform/db/database.ts';
import { notFound } from '../platform/http/problem.ts';
import type { Serve } from '../platform/http/serve.ts';
import { liftHold, listHolds, putHold } from './db.ts';

/** The lines of the audit log, which keeps who placed and lifted a hold, and why. */
const placed = (isNew: boolean, reason: string) =>
  isNew ? ({ action: 'legal hold placed', detail: { reason } } as const) : undefined;
const lifted = (reason: string | undefined) =>
  reason === undefined ? undefined : ({ action: 'legal hold lifted', detail: { reason } } as const);

/** The calls of legal holds. What a hold keeps is refused by triggers and, before them, by `editRefusal` of items. */
export function serveLegalHolds(serve: Serve, deps: { db: Database; clock: Clock }): void {
  const { db, clock } = deps;

  serve('GET /Management/LegalHolds', async ({ caller, query }) =>
    listHolds(db, await organizationOf(db, managerOf(caller), query), query),
  );

  serve('PUT /Management/MediaContents/:id/LegalHold', ({ caller, params: { id }, body }) =>
    changeItem(deps, managerOf(caller), id, async (queries, { organizationId }, now) => {
      const reason = body.reason.trim();
      return placed(await putHold(queries, { kind: 'item', id, organizationId }, reason, now), reason);
    }),
  );

  serve('DELETE /Management/MediaContents/:id/LegalHold', ({ caller, params: { id } }) =>
    changeItem(deps, managerOf(caller), id, async (queries, { organizationId }) =>
      lifted(await liftHold(queries, { kind: 'item', id, organizationId })),
    ),
  );

  serve('PUT /Management/Categories/:id/LegalHold', ({ caller, params: { id }, body }) =>
    changeCategory(deps, caller, id, async (queries, { organizationId }) => {
      const reason = body.reason.trim();
      return placed(
        await putHold(queries, { kind: 'category', id, organizationId }, reason, clock()),
        reason,
      );
    }),
  );

  serve('DELETE /Management/Categories/:id/LegalHold', ({ caller, params: { id } }) =>
    changeCategory(deps, caller, id, async (queries, { organizationId }) =>
      lifted(await liftHold(queries, { kind: 'category', id, organizationId })),
    ),
  );

  /** Changes the hold of a person. `isMember`: whether the organization has the person as a member. */
  async function changePersonsHold(
    caller: Caller,
    { id, query }: { id: string; query: Parameters<typeof organizationOf>[2] },
    work: (
      queries: Parameters<typeof putHold>[0],
      organizationId: string,
      isMember: boolean,
    ) => Promise<RecordedChange>,
  ): Promise<void> {
    const manager = managerOf(caller);
    const organizationId = await organizationOf(db, manager, query);
    await db.transaction(async (queries) => {
      const isMember = (await lockMember(queries, organizationId, id)) !== undefined;
      const recorded = await work(queries, organizationId, isMember);
      const { personId } = manager;
      if (recorded)
        await recordChange(queries, { organizationId, personId, subject: id, now: clock(), ...recorded });
    });
  }

  serve('PUT /Management/People/:id/LegalHold', ({ caller, params: { id }, query, body }) =>
    changePersonsHold(caller, { id, query }, async (queries, organizationId, isMember) => {
      if (!isMember) throw notFound('This person');
      const reason = body.reason.trim();
      return placed(await putHold(queries, { kind: 'person', id, organizationId }, reason, clock()), reason);
    }),
  );

  serve('DELETE /Management/People/:id/LegalHold', ({ caller, params: { id }, query }) =>
    changePersonsHold(caller, { id, query }, async (queries, organizationId, isMember) => {
      const reason = await liftHold(queries, { kind: 'person', id, organizationId });
      if (reason === undefined && !isMember) throw notFound('This person');
      return lifted(reason);
    }),
  );
}
