import { randomUUID } from 'node:crypto';
import { setTimeout as wait } from 'node:timers/promises';
import { countEvents } from '@tv/server/analytics/roll-up/count-events';
import { createMediaContents } from '@tv/server/media-contents/create-db';
import { newReadyItem } from '@tv/server/media-contents/new-item';
import { systemClock } from '@tv/server/platform/clock';
import type { Database } from '@tv/server/platform/db/database';
import { sql, type Sql } from '@tv/server/platform/db/sql';
import type { Write } from './report/report.ts';
import { mediaPackage } from './library/seed-items.ts';
import { type Started, startProcess } from './servers/start-process.ts';

const events = 20_000;
const itemCount = 2_000;

/** Counts events of 2,000 viewers over many items, as a worker does, beside a bare statement that writes the same rows. */
export async function measureCounting(db: Database): Promise<Write> {
  await countEvents(db, systemClock);
  const bareMs = await writeEvents(
    db,
    sql`select id, organization_id from media_contents limit ${itemCount}::int`,
  );
  // The service's own worker may have begun to count them.
  const waiting = await waitingEvents(db);
  if (waiting < events) throw new Error(`Only ${waiting} of ${events} events wait: measure again.`);
  let counted = 0;
  const ms = await milliseconds(async () => {
    while (counted < events) counted += await countEvents(db, systemClock);
  });
  console.log(`${Math.round((events / ms) * 1_000)} events are counted a second.`);
  return { name: 'counting 20,000 events of watching', ms, bareMs };
}

const organizationCount = 8;

/** Counts events of eight new organizations by one worker process, by two and by four. No other worker may run. */
export async function measureWorkers(db: Database, databaseUrl: string): Promise<Write[]> {
  const organizations = await db.query<{ id: string }>(sql`
    insert into organizations (id, name) select gen_random_uuid(), 'Bench counting ' || n
    from generate_series(1, ${organizationCount}::int) n returning id`);
  await createMediaContents(
    db,
    Array.from({ length: itemCount }, (_, index) =>
      newReadyItem({
        id: randomUUID(),
        organizationId: organizations[index % organizationCount]!.id,
        title: `Item ${index}`,
        package: mediaPackage,
        publishDate: new Date(),
      }),
    ),
  );
  const ids = sql`${organizations.map(({ id }) => id)}::uuid[]`;
  const items = sql`select id, organization_id from media_contents where organization_id = any(${ids})`;
  const workers: Started[] = [];
  const writes: Write[] = [];
  try {
    for (const count of [1, 2, 4]) {
      while (workers.length < count)
        workers.push(await startProcess('bench/count-events.ts', { DATABASE_URL: databaseUrl }));
      const bareMs = await writeEvents(db, items);
      const ms = await milliseconds(async () => {
        while ((await waitingEvents(db)) > 0) await wait(20);
      });
      const name = `20,000 events of ${organizationCount} organizations, ${count === 1 ? '1 worker' : `${count} workers`}`;
      writes.push({ name, ms, bareMs });
    }
  } finally {
    for (const worker of workers) await worker.stop();
    await db.query(sql`delete from organizations where id = any(${ids})`);
  }
  return writes;
}

/** Answers the milliseconds in which a bare statement writes the same rows. */
async function writeEvents(db: Database, items: Sql): Promise<number> {
  const made = sql`
    insert into bench_events (organization_id, media_content_id, viewer_hash, is_member, at, played, known, seconds, previous_at)
    select mc.organization_id, mc.id, md5((v % 2000)::text), v % 5 = 0, now(), nummultirange(numrange(v % 590, v % 590 + 10)),
      nummultirange(numrange(0, v % 590)), 10, case when v % 30 > 0 then now() - interval '10 seconds' end
    from generate_series(1, ${events}::int) as v
    join (select id, organization_id, row_number() over (order by id) as place from (${items}) i) mc on mc.place = 1 + v * 7 % ${itemCount}::int`;
  await db.execute(
    'drop table if exists bench_events; create table bench_events (like watch_events including identity including defaults, primary key (id))',
  );
  const bareMs = await milliseconds(() => db.query(made));
  const columns = sql`organization_id, media_content_id, viewer_hash, is_member, at, played, known, seconds, previous_at`;
  await db.query(sql`insert into watch_events (${columns}) select ${columns} from bench_events order by id`);
  return bareMs;
}

async function waitingEvents(db: Database): Promise<number> {
  const [row] = await db.query<{ waiting: number }>(sql`select count(*)::int as waiting from watch_events`);
  return row!.waiting;
}

async function milliseconds(work: () => Promise<unknown>): Promise<number> {
  const began = performance.now();
  await work();
  return Number((performance.now() - began).toPrecision(3));
}
