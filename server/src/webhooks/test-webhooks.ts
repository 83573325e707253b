import type { WebhookEvent } from '@tv/contract/integrations/webhook-names';
import { sql } from '../platform/db/sql.ts';
import { createOutbox } from '../platform/mail/outbox.ts';
import { doDueJobs, letSecondsPass, recordingLog } from '../platform/queue/test-queue.ts';
import { type TestService, testSecretKey } from '../test-service.ts';
import { webhookJobs } from './delivery-jobs.ts';

/** What tests of webhooks do with a service. `limit`: milliseconds of an attempt. */
export function webhooksOf(service: TestService, limit = 1_000) {
  const { db } = service;
  const { log, lines } = recordingLog();
  const kind = webhookJobs({
    db,
    clock: service.now,
    secretKey: testSecretKey,
    outbox: createOutbox(testSecretKey),
    publicUrl: 'https://tv.example',
    webhooksAllowLoopback: true,
    limit,
  });
  return {
    logged: lines,
    kind,
    /** Sends what is due, and what becomes due in the next seconds: deliveries wait for each other. */
    async deliver(secondsLater = 0): Promise<void> {
      if (secondsLater > 0) {
        await letSecondsPass(db, secondsLater);
        service.setNow(new Date(service.now().getTime() + secondsLater * 1000));
      }
      for (;;) {
        await doDueJobs({ db, log }, kind);
        const [waiting] = await db.query(sql`
          update jobs set run_at = now() where kind = 'webhook' and finished_at is null and last_error = 'JobWaits' returning id`);
        if (!waiting) return;
      }
    },
    async make(
      as: string,
      url: string,
      events: WebhookEvent[],
      format: 'standard' | 'slack' | 'teams' = 'standard',
    ) {
      const { body } = await service.call('POST /Management/Webhooks', { as, body: { url, events, format } });
      return body;
    },
    log: async (as: string, id: string) =>
      (await service.call('GET /Management/Webhooks/:id/Deliveries', { as, params: { id } })).body,
  };
}
