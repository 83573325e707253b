import type { Database } from '../platform/db/database.ts';
import type { Outbox } from '../platform/mail/outbox.ts';
import { digestMail } from './digest-mail.ts';
import { listNewItems, noteDigest, takeDueDigests } from './digest-db.ts';
import { nextDigest } from './next-digest.ts';
import { writePushes } from './push-db.ts';
import { digestPush } from './push-message.ts';
import type { UnsubscribeTokens } from './unsubscribe-token.ts';

/** Few, so that others get the database between. */
const mostAtOnce = 20;
/** Items in one mail; the number of the others is told. */
const mostItems = 20;
/** Milliseconds until whatever was being published at an instant is there for everybody to see. */
const settling = 120_000;

export type DigestDeps = {
  db: Database;
  outbox: Outbox;
  publicUrl: string;
  unsubscribeTokens: UnsubscribeTokens;
};

/** Writes the digests that are due. A mail, and that it is written, are one transaction. */
export async function sendDigests(deps: DigestDeps, now: Date): Promise<void> {
  const { db, outbox, publicUrl, unsubscribeTokens } = deps;
  const until = new Date(now.getTime() - settling);
  let taken: number;
  do {
    taken = await db.transaction(async (queries) => {
      const due = await takeDueDigests(queries, now, mostAtOnce);
      for (const digest of due) {
        const { personId, from } = digest;
        const items = digest.isActive
          ? await listNewItems(queries, { personId, from, until, now, most: mostItems })
          : [];
        if (items.length > 0) {
          const token = unsubscribeTokens.issue(personId);
          await outbox.write(queries, digestMail(digest, items, { publicUrl, token }));
          await writePushes(queries, personId, digestPush(digest, items));
        }
        const dueAt = nextDigest(digest.digest, now, digest.timeZone);
        await noteDigest(queries, personId, { until: until > from ? until : from, dueAt });
      }
      return due.length;
    });
  } while (taken === mostAtOnce);
}
