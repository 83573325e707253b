import { mkdir, rename, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import MailComposer from 'nodemailer/lib/mail-composer';
import type { Mail } from './outbox.ts';
import { outgoing } from '../telemetry/outgoing.ts';
import { sendBySmtp } from './send-by-smtp.ts';

export type Letter = {
  id: string;
  mail: Mail;
  createdAt: Date;
  /** Asked once, before the other side can have the whole mail; `false`: another worker has taken the mail over. */
  mayHandOver(): Promise<boolean>;
};

/** `unanswered`: the other side may have it. Rejects when it certainly has not. */
export type Deliver = (letter: Letter) => Promise<'taken' | 'unanswered'>;

// A receiver that gets a mail twice knows it by its Message-ID.
const compose = ({ id, mail, createdAt }: Letter, from: string) =>
  new MailComposer({
    from,
    to: mail.to,
    subject: mail.subject,
    html: mail.html,
    text: mail.text,
    date: createdAt,
    messageId: `<${id}@${/@([^\s>]+)/.exec(from)?.[1] ?? 'localhost'}>`,
    headers: {
      'Auto-Submitted': 'auto-generated',
      ...(mail.unsubscribeAddress && {
        'List-Unsubscribe': { prepared: true, value: `<${mail.unsubscribeAddress}>` },
        'List-Unsubscribe-Post': 'List-Unsubscribe=One-Click',
      }),
    },
    ...(mail.calendar && { icalEvent: { method: 'PUBLISH', filename: 'event.ics', content: mail.calendar } }),
  })
    .compile()
    .build();

/** To the SMTP server of an address such as `smtps://user:password@mail.example.org`. */
export function bySmtp(smtpUrl: string, from: string): Deliver {
  const sender = /<([^>]+)>/.exec(from)?.[1] ?? from;
  return async (letter) => {
    const content = await compose(letter, from);
    const envelope = { from: sender, to: letter.mail.to };
    return outgoing(
      { service: 'mail', request: 'send' },
      () => sendBySmtp(smtpUrl, envelope, content, letter.mayHandOver),
      (outcome) => outcome === 'unanswered',
    );
  };
}

/** As .eml files in a folder, for a first run. A mail that is delivered again is the same file. */
export function intoFolder(folder: string, from: string): Deliver {
  return async (letter) => {
    const content = await compose(letter, from);
    await mkdir(folder, { recursive: true, mode: 0o700 });
    const name = `${letter.createdAt.toISOString().replace(/[:.]/g, '-')}-${letter.id}.eml`;
    const partial = join(folder, `.${letter.id}.partial`);
    await writeFile(partial, content, { mode: 0o600, flush: true });
    await rename(partial, join(folder, name));
    return 'taken';
  };
}
