import type { Clock } from '../clock.ts';
import type { Database } from '../db/database.ts';
import type { Deliver } from './deliver-mail.ts';
import type { Log } from '../log.ts';
import type { Outbox } from './outbox.ts';
import { closeUnanswered, forgetMails, handOver, noteRefused, noteSent, takeMail } from './outbox-db.ts';
import { isLasting } from './send-by-smtp.ts';

export type MailDeps = { db: Database; outbox: Outbox; deliver: Deliver; clock: Clock; log: Log };

/** Tries until a mail is given up; with the pauses below that is a day and a half. */
const mostAttempts = 14;
/** Minutes until the next try: 1, 2, 4 … and at most four hours. */
const pauseAfter = (attempts: number) => Math.min(240, 2 ** (attempts - 1));

const unanswered = 'a mail was handed over, but the answer was not heard; it is not sent again';

/** Delivers every mail that is due, one after the other. */
export async function sendMails(deps: MailDeps, signal?: AbortSignal): Promise<void> {
  const { db, clock, log } = deps;
  for (const id of await closeUnanswered(db, clock())) log.warn({ mail: id }, unanswered);
  while (!signal?.aborted && (await sendNext(deps)));
}

async function sendNext({ db, outbox, deliver, clock, log }: MailDeps): Promise<boolean> {
  const taken = await takeMail(db, clock());
  if (!taken) return false;
  const { id, sealed, createdAt, attempts } = taken;
  try {
    const mail = outbox.open(id, sealed);
    const outcome = await deliver({ id, mail, createdAt, mayHandOver: () => handOver(db, taken, clock()) });
    if (outcome === 'unanswered') log.warn({ mail: id }, unanswered);
  } catch (problem) {
    const now = clock();
    const isOver = attempts >= mostAttempts || isLasting(problem);
    const nextAt = isOver ? undefined : new Date(now.getTime() + pauseAfter(attempts) * 60_000);
    // The whole message of a server may name its receiver.
    const { code, responseCode } = problem as { code?: string; responseCode?: number };
    const reason = [code, responseCode].filter(Boolean).join(' ') || (problem as Error).name;
    await noteRefused(db, taken, { problem: reason, now, nextAt });
    log.warn({ mail: id, reason, attempts, nextAt }, 'a mail was not taken');
    return true;
  }
  await noteSent(db, taken, clock());
  return true;
}

/** Milliseconds between two looks for mails that are due. */
const lookEvery = 1_000;
const forgetEvery = 3_600_000;

/** Milliseconds that `stop` gives a mail that is under way; after that it is found by the lease that ends. */
const longestStop = 5_000;

export function workOnMails(deps: MailDeps): { stop(): Promise<void> } {
  const stopping = new AbortController();
  const { db, clock, log } = deps;
  let underWay: Promise<void> | undefined;
  const look = () => {
    underWay ??= sendMails(deps, stopping.signal)
      .catch((err: unknown) => log.error({ err }, 'mails could not be looked for'))
      .finally(() => (underWay = undefined));
  };
  const looking = setInterval(look, lookEvery);
  const forgetting = setInterval(() => {
    forgetMails(db, clock()).catch((err: unknown) => log.warn({ err }, 'old mails could not be forgotten'));
  }, forgetEvery);
  return {
    async stop() {
      clearInterval(looking);
      clearInterval(forgetting);
      stopping.abort();
      const limit = Promise.withResolvers<void>();
      const timer = setTimeout(limit.resolve, longestStop);
      await Promise.race([underWay, limit.promise]);
      clearTimeout(timer);
    },
  };
}
