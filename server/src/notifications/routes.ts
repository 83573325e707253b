import { because } from '@tv/contract/reasons/problem-reasons';
import { portalPath } from '@tv/contract/pages/page-paths';
import { ProblemCode } from '@tv/contract/problems';
import { requirePerson } from '../platform/auth/caller.ts';
import { holdRights } from '../platform/auth/hold-rights-db.ts';
import type { Clock } from '../platform/clock.ts';
import type { Database } from '../platform/db/database.ts';
import { catalogued, misusedField, notFound } from '../platform/http/problem.ts';
import { refuseWrongTimeZone } from '../platform/time-zone.ts';
import type { Serve } from '../platform/http/serve.ts';
import { endDigest, findChoices, putDigest, putSwitchedOff } from './choices-db.ts';
import { nextDigest } from './next-digest.ts';
import { serveNotices } from './notice-routes.ts';
import { publicEndpoint } from '../platform/http/public-address.ts';
import type { VapidKeys } from './vapid.ts';
import { deleteSubscription, putSubscription } from './subscriptions-db.ts';
import { createUnsubscribeTokens } from './unsubscribe-token.ts';

type Deps = { db: Database; clock: Clock; secretKey: string; pushKeys: () => Promise<VapidKeys> };

export function serveNotifications(serve: Serve, { db, clock, secretKey, pushKeys }: Deps): void {
  const unsubscribeTokens = createUnsubscribeTokens(secretKey);
  serveNotices(serve, { db, clock });

  serve('GET /Users/Me/Notifications', async ({ caller }) => ({
    ...(await findChoices(db, requirePerson(caller).id)),
    pushKey: (await pushKeys()).publicKey,
  }));

  serve('PUT /Users/Me/Notifications', async ({ caller, body }) => {
    const { digest, timeZone = 'UTC', switchedOff } = body;
    refuseWrongTimeZone(timeZone);
    const { id } = requirePerson(caller);
    const now = clock();
    await db.transaction(async (queries) => {
      if (digest) {
        const dueAt = digest === 'off' ? undefined : nextDigest(digest, now, timeZone);
        await putDigest(queries, id, { digest, timeZone, dueAt }, now);
      }
      if (switchedOff) await putSwitchedOff(queries, id, { switchedOff, timeZone }, now);
    });
  });

  serve('POST /Users/Me/PushSubscriptions', async ({ caller, body }) => {
    const endpoint = publicEndpoint(body.endpoint);
    if (!endpoint)
      throw misusedField('endpoint', 'must be the https address of a push service on the internet.');
    const { id: personId } = requirePerson(caller);
    const id = await db.transaction(async (transaction) => {
      await holdRights(transaction, caller);
      return putSubscription(transaction, personId, { ...body, endpoint }, clock());
    });
    if (!id) throw catalogued(ProblemCode.Duplicated, because('notifications.otherKeys'));
    return { id };
  });

  serve('DELETE /Users/Me/PushSubscriptions/:id', async ({ caller, params }) => {
    await deleteSubscription(db, requirePerson(caller).id, params.id);
  });

  // A GET of the address must change nothing, because mail scanners open it (RFC 8058, section 1).
  serve('GET /Notifications/Unsubscriptions', async ({ query, reply }) =>
    reply
      .header('cache-control', 'private, no-store')
      .redirect(`${portalPath('unsubscribe')}?token=${encodeURIComponent(query.token)}`, 303),
  );

  serve('POST /Notifications/Unsubscriptions', async ({ query }) => {
    const personId = unsubscribeTokens.read(query.token);
    if (!personId || !(await endDigest(db, personId))) throw notFound('This address');
  });
}
