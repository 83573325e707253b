import { writeLetter } from '../mail/letter.ts';
import { textsIn } from '../mail/texts.ts';
import type { Queries } from '../platform/db/database.ts';
import type { Outbox } from '../platform/mail/outbox.ts';
import { listReceivers } from './set-aside-db.ts';

/** Writes the mails about an upload that was set aside because workers ended while they processed it. Each person gets one. */
export async function writeSetAsideMails(
  transaction: Queries,
  outbox: Outbox,
  uploadId: string,
): Promise<void> {
  for (const receiver of await listReceivers(transaction, uploadId)) {
    const { personId, email, language, title, organizationName: name, colors } = receiver;
    const letter = writeLetter(language, { name, colors }, textsIn(language).setAside(title, name));
    await outbox.write(transaction, { to: [email], ...letter, key: `set aside ${uploadId} ${personId}` });
  }
}
