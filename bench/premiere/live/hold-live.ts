import { randomUUID } from 'node:crypto';
import { mkdtempSync, rmSync } from 'node:fs';
import { loadavg, tmpdir } from 'node:os';
import { join } from 'node:path';
import { monitorEventLoopDelay } from 'node:perf_hooks';
import { setTimeout as wait } from 'node:timers/promises';
import { Visibility } from '@tv/contract/enumerations';
import { freePort } from '../../../tools/test/free-port.mjs';
import { readAccessLog } from '../access-log.ts';
import { networkOf } from '../open-viewer.ts';
import { spentBetween } from '../processor-times.ts';
import { organizationId } from '../seed-premiere.ts';
import { isVisitor, setStage } from '../set-stage.ts';
import { createTally, figuresOf } from '../tally.ts';
import { watchLive } from './live-viewer.ts';
import { makeStream, sendStream } from './send-stream.ts';
import type { Played } from './playback.ts';

export type LiveOptions = {
  viewers: number;
  /** Seconds for which is measured, once everybody watches. */
  seconds: number;
  /** Seconds within which everybody comes. */
  opening: number;
  /** How many of the members ask, vote and react. */
  talkers: number;
  database: string | undefined;
  say(sentence: string): void;
};
export type LiveEventHeld = Awaited<ReturnType<typeof holdLive>>;

/** Viewers who look into what the stream of events tells them. */
const lookers = 20;
/** Milliseconds that a stream may take until it can go on air. */
const longestArrival = 60_000;

/** Sends a stream to a portal, and has it watched by so many. Answers what was measured. */
export async function holdLive({ viewers, seconds, opening, talkers, database, say }: LiveOptions) {
  const folder = mkdtempSync(join(tmpdir(), 'tv-premiere-live-'));
  const rtmpPort = await freePort();
  const stage = await setStage({ viewers, database, rtmpPort });
  let encoder: ReturnType<typeof sendStream> | undefined;
  try {
    const load = [loadavg()[0]!];
    const { id, pollId } = await planEvent();
    await arrive(id);
    await stage.manage('PUT /Management/LiveEvents/:id/OnAir', { params: { id } });
    say(`On air. ${viewers} viewers come within ${opening} seconds.`);

    const tally = createTally();
    const now = Date.now();
    const from = now + (opening + 5) * 1000;
    const timeline = { openFrom: now, openUntil: now + opening * 1000, from, until: from + seconds * 1000 };
    const questions = Array.from({ length: talkers }, () => randomUUID());
    const askAt = from + 3_000;
    const questionIds: string[] = [];
    const shownAfter: number[] = [];
    let member = 0;
    const watching = Array.from({ length: viewers }, (_, viewer) => {
      const bearer = isVisitor(viewer) ? undefined : stage.bearers[member++];
      const talker = bearer ? member - 1 : talkers;
      return watchLive(
        {
          ...{ id, origin: stage.origin, bearer, network: networkOf(viewer), tally },
          part: questions[talker]
            ? { at: askAt, pollId, questionId: questions[talker], questionIds }
            : undefined,
          onText:
            viewer < lookers ? lookFor(questions, (onFound) => shownAfter.push(onFound - askAt)) : undefined,
        },
        timeline,
      );
    });
    const until = (instant: number) => wait(Math.max(0, instant - Date.now()));
    await until(from);
    const before = await stage.processorTimes();
    const delay = monitorEventLoopDelay();
    delay.enable();
    const healths: { encoderSpeed?: number | undefined; secondsBehind: number; renditions: number[] }[] = [];
    while (Date.now() < timeline.until) {
      await until(Math.min(timeline.until, Date.now() + 5_000));
      const { health } = await stage.manage('GET /Management/LiveEvents/:id', { params: { id } });
      if (health) healths.push(health);
    }
    delay.disable();
    const after = await stage.processorTimes();
    const isSending = encoder!.isSending();
    const seen = (await Promise.all(watching)).filter((each): each is Played => each !== undefined);
    load.push(loadavg()[0]!);
    await stage.manage('DELETE /Management/LiveEvents/:id/OnAir', { params: { id } });
    const sumOf = (of: (each: Played) => number) => seen.reduce((sum, each) => sum + of(each), 0);
    const milliseconds = (nanoseconds: number) => Math.round(nanoseconds / 1e6);
    return {
      viewers: { all: viewers, members: member, visitors: viewers - member, watched: seen.length },
      ...{ seconds, talkers, database: database ? 'PostgreSQL' : 'embedded', load, isSending },
      stream: {
        renditions: healths.at(-1)?.renditions ?? [],
        slowest: Math.min(...healths.map(({ encoderSpeed = Infinity }) => encoderSpeed)),
        mostBehind: Math.max(...healths.map(({ secondsBehind }) => secondsBehind)),
      },
      // Of the time that all viewers watched.
      stalledShare: sumOf(({ stalled }) => stalled) / sumOf(({ watched }) => watched),
      viewersWithStalls: seen.filter(({ stalls }) => stalls > 0).length,
      stalledSeconds: figuresOf(seen.map(({ stalled }) => stalled * 1000)),
      behind: figuresOf(seen.flatMap((each) => each.behind.map((behind) => behind * 1000))),
      shownAfter: figuresOf(shownAfter),
      requests: tally.kinds(),
      perSecond: Math.round(tally.count(from, timeline.until) / seconds),
      errors: tally.errors(),
      megabytes: Math.round(tally.bytes() / 1e6),
      viewersDelay: { p50: milliseconds(delay.percentile(50)), p99: milliseconds(delay.percentile(99)) },
      processor: spentBetween(before, after),
      answers: readAccessLog(stage.nginx.log),
      complaintsOfNginx: stage.nginx.complaints(),
    };
  } finally {
    await encoder?.stop();
    await stage.close();
    rmSync(folder, { recursive: true, force: true });
  }

  async function planEvent() {
    const { id } = await stage.manage('POST /Management/LiveEvents', {
      query: { organizationId },
      body: {
        title: 'The town hall',
        scheduledAt: new Date(Date.now() + 3_600_000).toISOString(),
        visibility: Visibility.PUBLIC,
      },
    });
    const pollId = randomUUID();
    const params = { id, pollId };
    await stage.manage('PUT /Management/MediaContents/:id/Talk/Polls/:pollId', {
      params,
      body: { question: 'Where next?', options: ['Berlin', 'Rome'] },
    });
    await stage.manage('PATCH /Management/MediaContents/:id/Talk/Polls/:pollId', {
      params,
      body: { state: 'open' },
    });
    return { id, pollId };
  }

  /** Sends the stream, and waits until it can go on air. */
  async function arrive(id: string): Promise<void> {
    const params = { id };
    const { key } = await stage.manage('POST /Management/LiveEvents/:id/Keys', { params, body: {} });
    encoder = sendStream(makeStream(folder), `rtmp://127.0.0.1:${rtmpPort}/live/${key}`);
    const latest = Date.now() + longestArrival;
    while ((await stage.manage('GET /Management/LiveEvents/:id', { params })).state !== 'receiving') {
      if (Date.now() > latest || !encoder.isSending()) throw new Error('The stream did not arrive.');
      await wait(200);
    }
  }
}

/** Tells when each question is read in a stream of events, once. */
function lookFor(questions: readonly string[], onFound: (at: number) => void): (text: string) => void {
  const missing = new Set(questions);
  let rest = '';
  return (text) => {
    rest += text;
    for (const [, id] of rest.matchAll(/"id":"([0-9a-f-]{36})"/g))
      if (missing.delete(id!)) onFound(Date.now());
    rest = rest.slice(-50);
  };
}
