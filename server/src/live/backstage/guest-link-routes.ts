import { isOver } from '@tv/contract/live/live-states';
import { portalPath } from '@tv/contract/pages/page-paths';
import { because } from '@tv/contract/reasons/problem-reasons';
import { findPolicies, guestPolicyOf, lockForPolicies } from '../../organization/policies/policies-db.ts';
import { recordChange } from '../../platform/audit-db.ts';
import { managerOf } from '../../platform/auth/caller.ts';
import { newKeyText, startOfKey } from '../../platform/auth/key-text.ts';
import { hashToken } from '../../platform/auth/secret-token.ts';
import { notAllowed, Problem } from '../../platform/http/problem.ts';
import type { Serve } from '../../platform/http/serve.ts';
import type { ChangeEvent } from '../marks-routes.ts';
import { deleteGuestKey, putGuestKey, takeGuestBack } from './backstage-db.ts';

/** The calls by which the presenter invites a second speaker, by a link (ADR 97). */
export function serveGuestLink(
  serve: Serve,
  change: ChangeEvent,
  { environment, publicUrl }: { environment: string; publicUrl: string },
): void {
  serve('POST /Management/LiveEvents/:id/Guest', async ({ caller, params: { id }, body }) => {
    const { personId } = managerOf(caller);
    const name = body.name.trim();
    const key = newKeyText(environment);
    let createdDate = '';
    await change(caller, id, async (state, queries, { organizationId }, now) => {
      if (isOver(state)) throw new Problem(409, 0, because('live.isOver'));
      // A change of the policies waits and then ends the link.
      await lockForPolicies(queries, organizationId);
      const { isAllowed } = guestPolicyOf((await findPolicies(queries, organizationId)).policies);
      if (!isAllowed) throw notAllowed(because('guests.off'));
      createdDate = now.toISOString();
      await putGuestKey(queries, id, {
        ...{ organizationId, name, hash: hashToken(key), start: startOfKey(key), now },
      });
      await takeGuestBack(queries, id);
      const line = { action: 'live guest link made', detail: { name } } as const;
      await recordChange(queries, { organizationId, personId, subject: id, now, ...line });
      return undefined;
    });
    return { name, url: `${publicUrl}${portalPath('backstage')}#${key}`, createdDate };
  });

  serve('DELETE /Management/LiveEvents/:id/Guest', ({ caller, params: { id } }) =>
    change(caller, id, async (_state, queries, { organizationId }, now) => {
      const name = await deleteGuestKey(queries, id);
      if (name === undefined) return undefined;
      await takeGuestBack(queries, id);
      const line = { action: 'live guest link ended', detail: { name } } as const;
      const { personId } = managerOf(caller);
      await recordChange(queries, { organizationId, personId, subject: id, now, ...line });
      return undefined;
    }),
  );
}
