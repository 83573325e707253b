import { join } from 'node:path';
import type { Config } from './platform/config.ts';
import { sendCounts } from './analytics/send-counts.ts';
import { bySmtp, intoFolder } from './platform/mail/deliver-mail.ts';
import type { Log } from './platform/log.ts';
import { createOutbox } from './platform/mail/outbox.ts';
import { workRepeatedly } from './platform/queue/work-repeatedly.ts';
import { workOnMails } from './platform/mail/send-mails.ts';
import { forgetVisits } from './playback/forget-visits-db.ts';
import type { World } from './open-world.ts';
import { byWebPush } from './notifications/deliver-push.ts';
import { createPushKeys } from './notifications/push-keys.ts';
import { createUnsubscribeTokens } from './notifications/unsubscribe-token.ts';
import { workOnNotifications } from './notifications/work-on-notifications.ts';
import { workOnSchedules } from './media-contents/lifecycle/work-on-schedules.ts';
import { workOnIngest } from './ingest/work-on-ingest.ts';

/** Milliseconds. */
const tellEvery = 60_000;
const forgetEvery = 3_600_000;

/** Background work; the same code runs in the service's process or in one of its own. `stop` gives back what is under way. */
export async function startWorker(
  deps: World & { config: Config; log: Log },
): Promise<{ stop(): Promise<void> }> {
  const { config, clock } = deps;
  const ingest = await workOnIngest(deps);
  const { smtpUrl, from } = config.mail;
  const outbox = createOutbox(config.secretKey, clock);
  const mails = workOnMails({
    ...deps,
    outbox,
    deliver: smtpUrl ? bySmtp(smtpUrl, from) : intoFolder(join(config.dataDir, 'outbox'), from),
  });
  const { publicUrl, secretKey } = config;
  const schedules = workOnSchedules(deps);
  const pushKeys = await createPushKeys(deps.db, secretKey)();
  const notifications = workOnNotifications({
    ...deps,
    outbox,
    publicUrl,
    organizer: mailbox(from),
    unsubscribeTokens: createUnsubscribeTokens(secretKey),
    deliverPush: byWebPush(pushKeys, publicUrl.startsWith('https:') ? publicUrl : `mailto:${mailbox(from)}`),
  });
  const { analyticsUrl: sinkUrl } = config;
  const counts = workRepeatedly(deps.log, [
    {
      what: 'forgetting visits',
      pause: forgetEvery,
      work: () => forgetVisits(deps.db, clock()),
    },
    ...(sinkUrl
      ? [
          {
            what: 'telling what was counted',
            pause: tellEvery,
            work: (signal: AbortSignal) => sendCounts({ ...deps, sinkUrl }, signal),
          },
        ]
      : []),
  ]);
  return {
    async stop() {
      await ingest.stop();
      await counts.stop();
      await schedules.stop();
      await notifications.stop();
      await mails.stop();
    },
  };
}

/** The address in `Name <name@host>`: whom a push service may write to about this portal, and who publishes calendar entries. */
const mailbox = (sender: string) => /<([^>]+)>/.exec(sender)?.[1] ?? sender;
