import { randomUUID } from 'node:crypto';
import type { LiveCaptions } from '@tv/contract/live/live-of-item';
import { type LiveWarning, type LiveWarningName, warn } from '@tv/contract/live/live-warnings';
import { ServiceFailure } from '../../machine-captions/service-failure.ts';
import { findOrganizationCaptions, reserveSeconds } from '../../machine-captions/settings-db.ts';
import { shapeCues } from '../../machine-captions/shape-cues.ts';
import { createTranscriber } from '../../machine-captions/transcribe-part.ts';
import { bytesPerSecond, wavFile } from '../../machine-captions/wav-file.ts';
import type { CaptionServices } from '../../platform/caption-services.ts';
import type { Clock } from '../../platform/clock.ts';
import type { Database } from '../../platform/db/database.ts';
import { crossing } from '../../platform/db/second-lock/scope.ts';
import type { Log } from '../../platform/log.ts';
import type { Files } from '../../platform/storage/files.ts';
import { lockEvent } from '../events-db.ts';
import type { LiveSegment } from '../receive/live-report.ts';
import { insertCues } from './cues-db.ts';
import { isSilent } from './cut-sound.ts';
import type { DecodeSound } from './decode-sound.ts';
import { type Sound, SoundOfEvent } from './sound-of-event.ts';

export type CaptionEventDeps = {
  db: Database;
  files: Files;
  clock: Clock;
  log: Pick<Log, 'warn'>;
  captionServices: CaptionServices;
  decodeSound: DecodeSound;
};

/** Makes captions of what is said at an event, while it goes on. */
export type EventCaptioner = {
  /** Takes a segment that is stored. */
  add(segment: LiveSegment): void;
  /** What the event wants now. `undefined`: no captions by a service. */
  follow(wanted: (LiveCaptions & { organizationId: string }) | undefined): void;
  /** What the presenter should know. */
  warnings(): LiveWarning[];
  /** Makes captions of what is left, as far as that is done in a few seconds. */
  end(): Promise<void>;
};

/** Seconds for the answer about a part. What comes later is of no use. */
const longestAnswer = 10;
/** Milliseconds behind what is said at which captions count as late. */
const late = 8_000;
/** Milliseconds for which the presenter sees the warning. */
const noticeTime = 30_000;
/** Seconds until a service that failed is asked again: twice as long each time. One that refuses is asked once a minute. */
const pauses = { first: 1, longest: 30, lasting: 60 };
/** Milliseconds for what is left at the end. */
const longestEnd = 5_000;
/** Seconds by which the last caption of a part may be shown into the next one. */
const overlap = 1;

/** One part is with the service at a time, so that a slow one makes parts longer, and what it cannot keep up with is left out. */
export function captionEvent(
  deps: CaptionEventDeps,
  event: { id: string; part: string },
  signal: AbortSignal,
): EventCaptioner {
  const { db, clock, log, captionServices } = deps;
  const service = captionServices.transcription;
  const transcribe = service && createTranscriber(service, longestAnswer);
  const sound = new SoundOfEvent(deps, event);
  const ending = new AbortController();
  const stopping = AbortSignal.any([signal, ending.signal]);
  const notices = new Map<LiveWarningName, number>();
  let wanted: Parameters<EventCaptioner['follow']>[0];
  let isEnding = false;
  let failures = 0;
  let pausedUntil = 0;
  let work: Promise<void> | undefined;

  const notice = (name: LiveWarningName, milliseconds = noticeTime) =>
    notices.set(name, clock().getTime() + milliseconds);

  async function makeAll(): Promise<void> {
    while (wanted && !stopping.aborted && (sound.isEnough() || (isEnding && sound.hasSome()))) {
      if (sound.skipLate()) notice('live.captionsLate');
      try {
        const next = await sound.next(isEnding, stopping);
        if (next && !isSilent(next.samples)) await crossing('worker', () => make(next));
        else if (!next && !isEnding) return;
      } catch (problem) {
        if (stopping.aborted) return;
        failed(problem);
        return;
      }
    }
  }

  function failed(problem: unknown): void {
    failures += 1;
    const isService = problem instanceof ServiceFailure;
    const pause =
      isService && problem.isLasting
        ? pauses.lasting
        : Math.min(pauses.longest, pauses.first * 2 ** (failures - 1));
    const milliseconds = 1000 * Math.max(pause, (isService && problem.retryAfterSeconds) || 0);
    pausedUntil = clock().getTime() + milliseconds;
    notice('live.captionsAway', milliseconds + noticeTime);
    log.warn(
      { event: event.id, ...(isService ? { code: problem.code } : { err: problem }) },
      'captions of a live event could not be made',
    );
    sound.clear();
  }

  async function make({ samples, startsAt }: Sound): Promise<void> {
    const captions = wanted;
    if (!captions || !transcribe) return;
    const { organizationId, languageCode } = captions;
    const { isAllowed, glossary } = await findOrganizationCaptions(db, organizationId);
    if (!isAllowed) return void notice('live.captionsNotAllowed');
    const length = samples.length / bytesPerSecond;
    const seconds = Math.max(1, Math.round(length));
    const most = captionServices.minutesPerMonth && captionServices.minutesPerMonth * 60;
    const count = (counted: number) =>
      reserveSeconds(db, organizationId, { seconds: counted, most, now: clock() });
    if (!(await count(seconds))) return void notice('live.captionsNoMinutes');
    const part = { sound: wavFile(samples), seconds: length, languageCode, glossary };
    const heard = await transcribe(part, stopping).catch(async (problem: unknown) => {
      // What the service does not deliver costs nothing.
      await count(-seconds);
      throw problem;
    });
    failures = 0;
    notices.delete('live.captionsAway');
    const cues = shapeCues(heard.segments, length + overlap).map((cue) => ({
      id: randomUUID(),
      startsAt: new Date(startsAt + cue.startTime * 1000),
      endsAt: new Date(startsAt + cue.endTime * 1000),
      text: cue.runs.map(({ text }) => text).join(''),
    }));
    if (cues.length === 0) return;
    if (clock().getTime() - startsAt > late) notice('live.captionsLate');
    await db.transaction(async (queries) => {
      await lockEvent(queries, event.id);
      await insertCues(queries, event.id, { languageCode, isAutoGenerated: true }, cues);
    });
  }

  const begin = () => {
    if (work || clock().getTime() < pausedUntil) return;
    work = makeAll().finally(() => (work = undefined));
  };

  return {
    add(segment) {
      if (!wanted || isEnding) return;
      // What is said in a pause is left out.
      if (clock().getTime() < pausedUntil) return;
      sound.add(segment);
      begin();
    },
    follow(next) {
      wanted = next && transcribe ? next : undefined;
      if (next && !transcribe) notice('live.captionsAway');
      if (!wanted) sound.clear();
    },
    warnings() {
      const now = clock().getTime();
      return [...notices].flatMap(([name, until]) =>
        until > now ? [warn(name as 'live.captionsLate')] : [],
      );
    },
    async end() {
      isEnding = true;
      const timer = setTimeout(() => ending.abort(), longestEnd);
      await work;
      begin();
      await work;
      clearTimeout(timer);
      ending.abort();
    },
  };
}
