import type { Database } from '../platform/db/database.ts';
import type { Outbox } from '../platform/mail/outbox.ts';
import { digestMail } from './digest-mail.ts';
import { listNewItems, recordDigest, takeDueDigests } from './digest-db.ts';
import { nextDigest } from './next-digest.ts';
import { writePushes } from './push-db.ts';
import { digestPush } from './push-message.ts';
import type { UnsubscribeTokens } from './unsubscribe-token.ts';

/** Digests per transaction. Few, so that other statements get the database in between. */
const maxAtOnce = 20;
/** The most items in one mail. The mail gives the number of the others. */
const maxItems = 20;
/** Delay in milliseconds after which items that were being published at an instant are visible. */
const settling = 120_000;

export type DigestDeps = {
  db: Database;
  outbox: Outbox;
  publicUrl: string;
  unsubscribeTokens: UnsubscribeTokens;
};

/** Writes the due digests. Each mail and its record are one transaction. */
export async function sendDigests(deps: DigestDeps, now: Date): Promise<void> {
  const { db, outbox, publicUrl, unsubscribeTokens } = deps;
  const until = new Date(now.getTime() - settling);
  let taken: number;
  do {
    taken = await db.transaction(async (queries) => {
      const due = await takeDueDigests(queries, now, maxAtOnce);
      for (const digest of due) {
        const { personId, language, from } = digest;
        const items = digest.isActive
          ? await listNewItems(queries, { personId, language, from, until, now, most: maxItems })
          : [];
        if (items.length > 0) {
          const token = unsubscribeTokens.issue(personId);
          await outbox.write(queries, digestMail(digest, items, { publicUrl, token }));
          if (!digest.switchedOff.includes('news.push'))
            await writePushes(queries, personId, digestPush(digest, items));
        }
        const dueAt = nextDigest(digest.digest, now, digest.timeZone);
        await recordDigest(queries, personId, { until: until > from ? until : from, dueAt });
      }
      return due.length;
    });
  } while (taken === maxAtOnce);
}
