import type { Database } from '../db/database.ts';
import type { Deliver } from './deliver-mail.ts';
import type { Log } from '../log.ts';
import { mailKind, type MailPayload, type Outbox } from './outbox.ts';
import { mails } from '../telemetry/metrics.ts';
import type { JobKind } from '../queue/job.ts';
import { handOver } from '../queue/job-ends-db.ts';
import { isLasting } from './send-by-smtp.ts';

export type MailDeps = { db: Database; outbox: Outbox; deliver: Deliver; log: Log };

/** Minutes until the next attempt: 1, 2, 4 … and at most four hours. With 14 attempts that is a day and a half. */
const pauseMinutes = (attempts: number) => Math.min(240, 2 ** (attempts - 1));

/** Delivers mails, one after the other. */
export const mailJobs = ({ db, outbox, deliver, log }: MailDeps): JobKind<MailPayload> => ({
  kind: mailKind,
  concurrency: 1,
  leaseSeconds: 60,
  longestSeconds: 180,
  graceSeconds: 5,
  canEndWorker: false,
  retryPolicy: {
    maxAttempts: 14,
    delaySeconds: (attempts) => pauseMinutes(attempts) * 60,
    isLasting,
  },
  async run(job) {
    const { id, payload, createdAt } = job;
    const mail = outbox.open(id, payload);
    let counted = 'failed';
    try {
      const outcome = await deliver({ id, mail, createdAt, mayHandOver: () => handOver(db, job) });
      counted = outcome === 'taken' ? 'sent' : outcome;
    } finally {
      mails.inc({ outcome: counted });
    }
    if (counted === 'sent') return;
    log.warn('a mail was handed over, but the answer was not heard: it is not sent again');
    return 'handed over, but the answer was not heard';
  },
});
