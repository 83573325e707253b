import { randomUUID } from 'node:crypto';
import type { Clock } from '../clock.ts';
import type { Queries } from '../db/database.ts';
import { insertMail } from './outbox-db.ts';
import { createSealedText } from '../auth/sealed-text.ts';

export type Mail = {
  to: string[];
  subject: string;
  html: string;
  text: string;
  /** Of several mails with one key the first alone is sent, whoever writes them and when. */
  key?: string;
  /** An iCalendar file that goes along. */
  calendar?: string;
  /** Where mail programs end such mails at one click (RFC 8058). */
  unsubscribeAddress?: string;
};

export type Outbox = {
  /** Puts a mail on its way, in the transaction of what causes it. */
  write(queries: Queries, mail: Mail): Promise<void>;
  /** The content of a row of `mails`. */
  open(id: string, sealed: string): Mail;
};

/** Mails wait in the database, sealed since their links open accounts, until the worker delivers them. */
export function createOutbox(secretKey: string, clock: Clock): Outbox {
  const sealed = createSealedText(secretKey, 'mail');
  return {
    async write(queries, { key, ...content }) {
      const id = randomUUID();
      await insertMail(queries, { id, key, sealed: sealed.seal(id, JSON.stringify(content)), now: clock() });
    },
    open: (id, text) => JSON.parse(sealed.open(id, text)) as Mail,
  };
}
