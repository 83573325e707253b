import { randomBytes } from 'node:crypto';
import { mkdir } from 'node:fs/promises';
import { join } from 'node:path';
import type { LiveInput } from '@tv/contract/enumerations';
import { liveLimits } from '@tv/contract/limits/live-limits';
import { isOnAir, isOver } from '@tv/contract/live/live-states';
import { type LiveWarning, sayWarning } from '@tv/contract/live/live-warnings';
import type { Clock } from '../../platform/clock.ts';
import type { Database } from '../../platform/db/database.ts';
import { crossing } from '../../platform/db/second-lock/scope.ts';
import type { Log } from '../../platform/log.ts';
import type { Files } from '../../platform/storage/files.ts';
import { captionEvent, type CaptionEventDeps } from '../captions/caption-event.ts';
import { moveEvent, type StoredReport } from '../events-db.ts';
import type { EncodeEventOptions, EventEncoder, LiveReport } from '../receive/live-report.ts';
import type { ReceivedStream } from '../receive/receive-stream.ts';
import { takeGuestBack } from '../backstage/backstage-db.ts';
import type { StoredPreview } from '../stream/preview-db.ts';
import { type Held, keepEnded, leaveEvent, renewEvent } from './leases-db.ts';
import { storePreview } from './store-preview.ts';
import { storeSegments } from './store-segments.ts';

export type RunDeps = CaptionEventDeps & {
  db: Database;
  files: Files;
  clock: Clock;
  log: Log;
  /** Where encoders write: a folder of this machine. */
  folder: string;
  workerId: string;
  encode: (options: EncodeEventOptions) => Promise<EventEncoder>;
  /** Encodes what the process that had this event has left. */
  complete: (id: string, signal: AbortSignal) => Promise<void>;
};

export type RunningEvent = {
  take(stream: ReceivedStream): void;
  /** Ends the encoder, stores what it made, and gives the event back. */
  stop(): Promise<void>;
};

/** Milliseconds between two reports to the database. */
const reportEvery = 1_000;
/** Milliseconds for what is still to be encoded and stored as the process ends. The next one takes up what was not. */
const longestStop = 15_000;

/**
 * Receives and encodes an event that this worker has, until it is over, or another worker has it. The states of the event follow from the
 * reports of the encoder. `onEnd`: it is not run any more.
 */
export async function runEvent(deps: RunDeps, id: string, onEnd: () => void): Promise<RunningEvent> {
  const { db, clock, log, workerId } = deps;
  const ending = new AbortController();
  // An encoder goes on in its folder, so that each time with an event has a name of its own.
  const part = randomBytes(4).toString('hex');
  const folder = join(deps.folder, id, part);
  await mkdir(folder, { recursive: true, mode: 0o700 });
  const streams = new Map<LiveInput, { stream: ReceivedStream; since: number }>();
  let report: LiveReport | undefined;
  let arrivedAt: number | undefined;
  let chosen: LiveInput | undefined;
  // Whoever was on air with a worker before begins backstage.
  let isGuestLost = true;
  let stopping: Promise<void> | undefined;
  let reporting: Promise<void> | undefined;

  const captioner = captionEvent(deps, { id, part }, ending.signal);
  const store = storeSegments({ ...deps, onStored: captioner.add }, { id, part, folder }, ending.signal);
  const preview = storePreview(deps, { id, part });
  const encoder = await deps.encode({
    folder,
    onReport: (next) => void (report = next),
    onSegment: store.add,
    onPreview: preview.add,
    onGuestLost: () => void (isGuestLost = true),
    signal: ending.signal,
  });

  const withWarnings = (liveReport: LiveReport): LiveReport => ({
    ...liveReport,
    warnings: [...liveReport.warnings, ...captioner.warnings()],
  });

  async function tell(): Promise<void> {
    const now = clock();
    if (report?.chosen !== undefined) arrivedAt = now.getTime();
    if (isGuestLost) {
      isGuestLost = false;
      await takeGuestBack(db, id);
    }
    const stored = report && storedReport(withWarnings(report), preview.stored());
    const held = await renewEvent(db, id, workerId, stored, now);
    if (!held) return void end();
    if (isOver(held.state)) return void end(true);
    captioner.follow(captionsOf(held));
    if (held.input !== chosen) encoder.choose((chosen = held.input));
    for (const [input, { stream, since }] of streams) {
      // A guest's ticket ends with the link.
      if (stream.hasTicket && input !== 'guest') continue;
      const made = held.keys[input];
      // Another key was made: what came with the one before is refused from now on.
      if (made === undefined || new Date(made).getTime() > since) stream.end();
    }
    const isSilent = arrivedAt === undefined || now.getTime() - arrivedAt > liveLimits.silence * 1000;
    if (report?.chosen !== undefined) {
      // Nobody goes on air before there is a segment to watch.
      if (store.hasStored()) await moveEvent(db, id, 'arrived', now);
    } else if (isSilent) await moveEvent(db, id, 'stopped', now);
    if (streams.size === 0 && isSilent && held.state !== 'receiving' && held.state !== 'onAir') void end();
  }

  const timer = setInterval(() => {
    reporting ??= crossing('worker', tell)
      .catch((err: unknown) => log.error({ err, event: id }, 'a live event could not be reported'))
      .finally(() => (reporting = undefined));
  }, reportEvery);

  /** The event is given up also where the database or the files are away. Another worker goes on with it. */
  const inAnyCase = (work: () => Promise<unknown>) =>
    crossing('worker', work).catch((err: unknown) =>
      log.error({ err, event: id }, 'a live event could not be ended'),
    );

  const end = (isEventOver = false): Promise<void> =>
    (stopping ??= (async () => {
      clearInterval(timer);
      if (isEventOver) await inAnyCase(() => keepEnded(db, id, workerId, clock()));
      await encoder.end();
      await store.stored();
      await preview.end();
      await captioner.end();
      await reporting;
      if (isEventOver) await inAnyCase(() => deps.complete(id, ending.signal));
      ending.abort();
      await inAnyCase(() => leaveEvent(db, id, workerId));
      onEnd();
    })());

  return {
    take(stream) {
      streams.set(stream.input, { stream, since: clock().getTime() });
      encoder
        .take(stream)
        .catch((err: unknown) => log.error({ err, event: id }, 'a live stream could not be taken'))
        .finally(() => {
          if (streams.get(stream.input)?.stream === stream) streams.delete(stream.input);
        });
    },
    async stop() {
      const timer = setTimeout(() => ending.abort(), longestStop);
      await end().finally(() => clearTimeout(timer));
    },
  };
}

/** The captions that a service makes for viewers now. */
function captionsOf({ state, organizationId, captionsLanguage, makesCaptions }: Held) {
  if (captionsLanguage === null || !makesCaptions || !isOnAir(state)) return undefined;
  return { organizationId, languageCode: captionsLanguage, isAutoGenerated: true };
}

function storedReport(
  { at, chosen, inputs, warnings, backstage, ...liveReport }: LiveReport,
  preview: StoredPreview | undefined,
): StoredReport {
  const { renditions, encoderSpeed, secondsBehind } = liveReport;
  const streams = Object.entries(inputs).map(([input, stream]) => [
    input,
    { ...stream, since: stream.since.toISOString() },
  ]);
  return {
    streams: Object.fromEntries(streams) as StoredReport['streams'],
    health: {
      ...{ at: at.toISOString(), renditions, secondsBehind },
      ...(chosen && { chosen }),
      ...(encoderSpeed !== undefined && { encoderSpeed }),
      ...soundOf(liveReport),
      warnings: described(warnings),
    },
    ...(backstage && { backstage: { ...soundOf(backstage), warnings: described(backstage.warnings) } }),
    ...(backstage && preview && { preview }),
  };
}

/** JSON has no infinity: a warning reports silence. */
const soundOf = ({ soundLevel }: { soundLevel?: number }) =>
  soundLevel !== undefined && Number.isFinite(soundLevel) ? { soundLevel } : {};

const described = (warnings: readonly LiveWarning[]) =>
  warnings.slice(0, liveLimits.warnings).map((warning) => ({ ...warning, message: sayWarning(warning) }));
