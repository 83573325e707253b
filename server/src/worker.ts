import { join } from 'node:path';
import { closeFailedTries, deleteOldLines } from './audit/account-events-db.ts';
import { setOperatorsReceiver } from './audit/stream-db.ts';
import { streamLines } from './audit/stream-lines.ts';
import type { Config } from './platform/config.ts';
import { deleteOldWrites } from './platform/auth/last-writes-db.ts';
import { countEvents } from './analytics/roll-up/count-events.ts';
import { deleteOldFigures } from './analytics/roll-up/delete-old-figures-db.ts';
import { sendCounts } from './analytics/send-counts.ts';
import { bySmtp, intoFolder } from './platform/mail/deliver-mail.ts';
import type { Log } from './platform/log.ts';
import { loopbackAddresses, publicAddresses } from './platform/http/public-address.ts';
import { createOutbox } from './platform/mail/outbox.ts';
import { createScanner } from './platform/scanner/scanner.ts';
import { mailJobs } from './platform/mail/send-mails.ts';
import { workOnJobs } from './platform/queue/work-on-jobs.ts';
import { workRepeatedly } from './platform/queue/work-repeatedly.ts';
import { countViews } from './playback/count-views-db.ts';
import { deleteOldGuests } from './guests/guests-db.ts';
import { deleteOldVisits } from './playback/delete-visits-db.ts';
import type { World } from './open-world.ts';
import { byWebPush } from './notifications/deliver-push.ts';
import { createPushKeys } from './notifications/push-keys.ts';
import { pushJobs } from './notifications/send-pushes.ts';
import { publicationJobs } from './notifications/tell-of-publications.ts';
import { createUnsubscribeTokens } from './notifications/unsubscribe-token.ts';
import { captionJobs } from './machine-captions/caption-jobs.ts';
import { deleteLapsedPresences } from './presence/db.ts';
import { workOnNotifications } from './notifications/work-on-notifications.ts';
import { deleteOldChanges } from './media-contents/changes/changes-db.ts';
import { workOnSchedules } from './media-contents/lifecycle/work-on-schedules.ts';
import { workOnSearch } from './media-contents/search/indexing/work-on-search.ts';
import { createSoundExtractor } from './ingest/sound-tracks/extract-sound.ts';
import { archiveJobs } from './ingest/archive/archive-jobs.ts';
import { peaksJobs } from './ingest/peaks/peaks-jobs.ts';
import { posterJobs } from './ingest/poster/poster-jobs.ts';
import { ingestJobs } from './ingest/process-upload.ts';
import { soundJobs } from './ingest/sound-tracks/sound-jobs.ts';
import { versionJobs } from './ingest/versions/version-jobs.ts';
import { runRetentionRules } from './retention/run-rules.ts';
import { deleteOldDeliveries } from './webhooks/deliveries-db.ts';
import { webhookJobs } from './webhooks/delivery-jobs.ts';
import { lookJobs } from './watched-sources/look-jobs.ts';
import { enqueueDueLooks } from './watched-sources/looks-db.ts';
import { tidyIngest } from './ingest/tidy-ingest.ts';

/** Intervals in milliseconds. */
const sendCountsEvery = 60_000;
const cleanUpEvery = 3_600_000;
const countViewsEvery = 60_000;
/** How far back a new worker looks, in milliseconds. Visits are stored a little longer. */
const firstLook = 3_600_000;
const closeTriesEvery = 60_000;
const streamEvery = 1_000;
const retainEvery = 60_000;
const lookEvery = 30_000;
const day = 24 * 3_600_000;

/** Starts the background work, in the service's process or in a process of its own. `stop` returns unfinished jobs to the queue. */
export async function startWorker(
  deps: World & { config: Config; log: Log },
): Promise<{ stop(): Promise<void> }> {
  const { config, clock } = deps;
  const { publicUrl, secretKey } = config;
  const { smtpUrl, from } = config.mail;
  const outbox = createOutbox(secretKey);
  const deliver = smtpUrl ? bySmtp(smtpUrl, from) : intoFolder(join(config.dataDir, 'outbox'), from);
  const pushKeys = await createPushKeys(deps.db, secretKey)();
  const deliverPush = byWebPush(
    pushKeys,
    publicUrl.startsWith('https:') ? publicUrl : `mailto:${mailbox(from)}`,
  );
  const scanner = createScanner(config.scanCommand, deps);
  const { ffmpegPath, captionServices } = config;
  const making = { ...deps, scanner, ffmpegPath, captionServices };
  const tidying = await tidyIngest(deps);
  const jobs = await workOnJobs(deps, [
    mailJobs({ ...deps, outbox, deliver }),
    pushJobs({ ...deps, deliverPush }),
    publicationJobs(deps),
    ingestJobs({ ...making, outbox }),
    archiveJobs(deps),
    versionJobs(making),
    soundJobs(making),
    posterJobs({ ...deps, ffmpegPath }),
    captionJobs({
      ...deps,
      captionServices,
      extractSound: createSoundExtractor({ files: deps.files, ffmpegPath }),
    }),
    peaksJobs({ ...deps, ffmpegPath }),
    webhookJobs({
      ...deps,
      outbox,
      secretKey,
      publicUrl,
      webhooksAllowLoopback: config.webhooksAllowLoopback,
    }),
    lookJobs({
      ...deps,
      ...{ storageLimit: config.storageLimit, personQuota: config.personQuota },
      watchedFolders: config.watchedFolders,
      watchedEndpoints: config.watchedEndpoints,
      secretKey,
      addresses: config.webhooksAllowLoopback ? loopbackAddresses : publicAddresses,
    }),
  ]);
  const schedules = workOnSchedules(deps);
  const notifications = workOnNotifications({
    ...deps,
    outbox,
    publicUrl,
    organizer: mailbox(from),
    unsubscribeTokens: createUnsubscribeTokens(secretKey),
  });
  const search = workOnSearch(deps);
  const { analyticsUrl: sinkUrl } = config;
  let countedUntil = new Date(clock().getTime() - firstLook);
  await setOperatorsReceiver(deps.db, config.auditSyslogUrl, clock());
  const counts = workRepeatedly(deps.log, [
    {
      task: 'counting views',
      pause: countViewsEvery,
      async work() {
        const now = clock();
        await countViews(deps.db, countedUntil, now);
        countedUntil = now;
      },
    },
    {
      task: 'counting what was watched',
      pause: countViewsEvery,
      work: (signal: AbortSignal) => countEvents(deps.db, clock, signal),
    },
    {
      task: 'deleting old figures',
      pause: day,
      work: (signal: AbortSignal) => deleteOldFigures(deps.db, clock(), signal),
    },
    {
      task: 'deleting old visits',
      pause: cleanUpEvery,
      work: () => deleteOldVisits(deps.db, clock()),
    },
    { task: 'deleting old changes', pause: cleanUpEvery, work: () => deleteOldChanges(deps.db, clock()) },
    {
      task: 'deleting old deliveries of webhooks',
      pause: cleanUpEvery,
      work: (signal: AbortSignal) => deleteOldDeliveries(deps.db, clock(), signal),
    },
    {
      task: 'looking at watched sources',
      pause: lookEvery,
      work: () => enqueueDueLooks(deps.db, clock()),
    },
    { task: 'deleting old guests', pause: cleanUpEvery, work: () => deleteOldGuests(deps.db, clock()) },
    {
      task: 'looking at retention rules',
      pause: retainEvery,
      work: (signal: AbortSignal) => runRetentionRules({ ...deps, outbox, publicUrl }, signal),
    },
    {
      task: 'streaming the audit log',
      pause: streamEvery,
      work: (signal: AbortSignal) => streamLines({ ...deps, secretKey, publicUrl }, signal),
    },
    { task: 'counting failed tries', pause: closeTriesEvery, work: () => closeFailedTries(deps.db, clock()) },
    {
      task: 'deleting old lines of the audit log',
      pause: cleanUpEvery,
      work: () => deleteOldLines(deps.db, new Date(clock().getTime() - config.auditDays * day)),
    },
    { task: 'deleting lapsed presences', pause: cleanUpEvery, work: () => deleteLapsedPresences(deps.db) },
    { task: 'deleting positions of old writes', pause: cleanUpEvery, work: () => deleteOldWrites(deps.db) },
    ...(sinkUrl
      ? [
          {
            task: 'sending counts',
            pause: sendCountsEvery,
            work: (signal: AbortSignal) => sendCounts({ ...deps, sinkUrl }, signal),
          },
        ]
      : []),
  ]);
  return {
    async stop() {
      await jobs.stop();
      await tidying.stop();
      await counts.stop();
      await schedules.stop();
      await search.stop();
      await notifications.stop();
    },
  };
}

/** The address in `Name <name@host>`. It is the contact for push services and the organizer of calendar entries. */
const mailbox = (sender: string) => /<([^>]+)>/.exec(sender)?.[1] ?? sender;
