import { randomUUID } from 'node:crypto';
import type { Queries } from '../db/database.ts';
import { enqueueJobs } from '../queue/jobs-db.ts';
import { createSealedText } from '../auth/sealed-text.ts';

export type Mail = {
  to: string[];
  subject: string;
  html: string;
  text: string;
  /** Only the first of several mails with the same key is sent. */
  key?: string;
  /** An iCalendar file that goes along. */
  calendar?: string;
  /** The address at which mail programs unsubscribe with one click (RFC 8058). */
  unsubscribeAddress?: string;
};

export type Outbox = {
  /** Enqueues a mail in the transaction of what causes it. */
  write(queries: Queries, mail: Mail): Promise<void>;
  /** The content of a job; `id` is the job's. */
  open(id: string, payload: MailPayload): Mail;
};

/** The mail in JSON, sealed, since its links open accounts. */
export type MailPayload = { sealed: string };

/** The kind of the jobs that deliver mails. */
export const mailKind = 'mail';

export function createOutbox(secretKey: string): Outbox {
  const sealed = createSealedText(secretKey, 'mail');
  return {
    async write(queries, { key, ...content }) {
      const id = randomUUID();
      const payload: MailPayload = { sealed: sealed.seal(id, JSON.stringify(content)) };
      await enqueueJobs(queries, mailKind, [{ id, payload, ...(key !== undefined && { key }) }]);
    },
    open: (id, payload) => JSON.parse(sealed.open(id, payload.sealed)) as Mail,
  };
}
