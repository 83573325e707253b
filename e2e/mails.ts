import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect } from './portal.ts';

/** The address that the newest mail to somebody leads to; `newerThan` mails they already had. */
export async function linkInMail(to: string, newerThan = 0): Promise<string> {
  let mails: string[] = [];
  await expect
    .poll(() => (mails = mailsTo(to)).length, { message: `mails to ${to}` })
    .toBeGreaterThan(newerThan);
  const link = new RegExp(`${process.env.PUBLIC_URL}/\\S+`).exec(mails.at(-1)!)?.[0];
  if (!link) throw new Error(`The mail to ${to} leads nowhere.`);
  return link;
}

/** The first mail to somebody of which a part is so. */
export async function mailTo(to: string, part: RegExp): Promise<string> {
  let found: string | undefined;
  await expect
    .poll(() => (found = mailsTo(to).find((mail) => part.test(mail))), {
      message: `a mail to ${to}: ${part}`,
    })
    .toBeDefined();
  return found!;
}

/** Oldest first: the files are named by their time. */
function mailsTo(to: string): string[] {
  const outbox = join(process.env.DATA_DIR!, 'outbox');
  // The first mail makes the folder.
  if (!existsSync(outbox)) return [];
  return readdirSync(outbox)
    .filter((name) => name.endsWith('.eml'))
    .sort()
    .map((name) => readFileSync(join(outbox, name), 'utf8'))
    .filter((mail) => mail.includes(`\nTo: ${to}\r\n`) || mail.includes(`\nTo: ${to}\n`))
    .map(unfold);
}

/** Quoted-printable (RFC 2045, 6.7), as far as addresses need it. */
const unfold = (mail: string) => mail.replace(/=\r?\n/g, '').replace(/=3D/g, '=');
