import { loadavg } from 'node:os';
import { monitorEventLoopDelay } from 'node:perf_hooks';
import { setTimeout as wait } from 'node:timers/promises';
import { readAccessLog } from './access-log.ts';
import { networkOf } from './open-viewer.ts';
import { playerCode } from './player-code.ts';
import { spentBetween } from './processor-times.ts';
import { itemId } from './seed-premiere.ts';
import { isVisitor, setStage } from './set-stage.ts';
import { createTally, figuresOf } from './tally.ts';
import { watchPremiere, type Seen } from './viewer.ts';

export type PremiereOptions = {
  viewers: number;
  /** Seconds from the publication until everybody stops. */
  seconds: number;
  /** Seconds from the first open page to the publication. */
  opening: number;
  /** A PostgreSQL server; absent: the embedded database. */
  database: string | undefined;
  /** Gets what happens. */
  say(sentence: string): void;
};
export type Premiere = Awaited<ReturnType<typeof holdPremiere>>;

/** Seconds after the publication in which pages turn, everybody presses Play and the first segments are loaded. */
const beginning = 15;

/** Publishes an item before so many viewers, with nginx, the service and its worker on this machine. Answers what was measured. */
export async function holdPremiere({ viewers, seconds, opening, database, say }: PremiereOptions) {
  const stage = await setStage({ viewers, database });
  try {
    const load = [loadavg()[0]!];
    const tally = createTally();
    const publishAt = Math.ceil(Date.now() / 1000 + opening) * 1000;
    const timeline = { openFrom: Date.now(), publishAt, end: publishAt + seconds * 1000 };
    await stage.manage('PUT /Management/MediaContents/:id/Schedules', {
      params: { id: itemId },
      body: { publishAt: new Date(publishAt).toISOString() },
    });
    say(`${viewers} viewers open the countdown; the item is published in ${opening} seconds.`);
    let member = 0;
    const code = playerCode();
    const watching = Array.from({ length: viewers }, (_, viewer) => {
      const bearer = isVisitor(viewer) ? undefined : stage.bearers[member++];
      const network = networkOf(viewer);
      return watchPremiere({ origin: stage.origin, bearer, network, code, tally }, timeline);
    });
    const until = (instant: number) => wait(Math.max(0, instant - Date.now()));
    await until(publishAt - 1000);
    const before = await stage.processorTimes();
    const delay = monitorEventLoopDelay();
    delay.enable();
    await until(publishAt + beginning * 1000);
    delay.disable();
    const begun = await stage.processorTimes();
    await until(timeline.end);
    const end = await stage.processorTimes();
    const seen = (await Promise.all(watching)).filter((each): each is Seen => each !== undefined);
    load.push(loadavg()[0]!);
    const reminders = await stage.end(publishAt);
    return {
      viewers: { all: viewers, members: member, visitors: viewers - member, turned: seen.length },
      seconds,
      database: database ? 'PostgreSQL' : 'embedded',
      // Of the machine in the minute before the run and in its last minute.
      load,
      publication: {
        turnedAfter: figuresOf(seen.map(({ turnedAfter }) => turnedAfter)),
        readyAfter: figuresOf(seen.map(({ readyAfter }) => readyAfter)),
        asksOfAPage: figuresOf(seen.map(({ asks }) => asks)),
        busiestSecond: tally.busiestSecond('item'),
      },
      requests: tally.kinds(),
      errors: tally.errors(),
      megabytes: Math.round(tally.bytes() / 1e6),
      // How late the viewers' process comes to its work in the beginning, in milliseconds: so much of the times is the measuring.
      viewersDelay: { p50: milliseconds(delay.percentile(50)), p99: milliseconds(delay.percentile(99)) },
      processor: { beginning: spentBetween(before, begun), watching: spentBetween(begun, end) },
      answers: readAccessLog(stage.nginx.log),
      complaintsOfNginx: stage.nginx.complaints(),
      reminders,
    };
  } finally {
    await stage.close();
  }
}

const milliseconds = (nanoseconds: number) => Math.round(nanoseconds / 1e6);
