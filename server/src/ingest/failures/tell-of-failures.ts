import { writeLetter } from '../../mail/letter.ts';
import { textsIn } from '../../mail/texts.ts';
import { writeNotices } from '../../notifications/write-notices-db.ts';
import type { Queries } from '../../platform/db/database.ts';
import type { Outbox } from '../../platform/mail/outbox.ts';
import { type FailedKind, listReceivers } from './receivers-db.ts';

/** Writes the notices that a file could not be processed, in the transaction that gives its job up. */
export async function writeFailureNotices(
  transaction: Queries,
  { kind, id }: { kind: FailedKind; id: string },
  now: Date,
): Promise<void> {
  const receivers = await listReceivers(transaction, kind, id);
  const notices = receivers.map(({ personId, organizationId, mediaContentId }) => ({
    ...{ personId, organizationId, mediaContentId },
    kind: 'failed' as const,
    // A file that is tried again may fail again.
    eventKey: `failed ${id} ${now.toISOString()}`,
  }));
  await writeNotices(transaction, notices, now);
}

/** Writes the mails about an upload that was set aside because workers ended while they processed it. Each person gets one. */
export async function writeSetAsideMails(
  transaction: Queries,
  outbox: Outbox,
  uploadId: string,
): Promise<void> {
  for (const receiver of await listReceivers(transaction, 'upload', uploadId)) {
    const { personId, email, language, title, organizationName: name, colors, switchedOff } = receiver;
    if (switchedOff.includes('uploads.mail')) continue;
    const letter = writeLetter(language, { name, colors }, textsIn(language).setAside(title, name));
    await outbox.write(transaction, { to: [email], ...letter, key: `set aside ${uploadId} ${personId}` });
  }
}
