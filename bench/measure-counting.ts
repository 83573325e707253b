import { countEvents } from '@tv/server/analytics/roll-up/count-events';
import type { Database } from '@tv/server/platform/db/database';
import { sql } from '@tv/server/platform/db/sql';
import type { Write } from './report.ts';

const events = 20_000;

/** Counts events of 2,000 viewers over many items, as a worker does, beside a bare statement that writes the same rows. */
export async function measureCounting(db: Database): Promise<Write> {
  await countEvents(db, new Date());
  await db.query(sql`
    insert into watch_events (media_content_id, viewer_hash, is_member, at, played, known, seconds, previous_at)
    select mc.id, md5((v % 2000)::text), v % 5 = 0, now(), nummultirange(numrange(v % 590, v % 590 + 10)),
      nummultirange(numrange(0, v % 590)), 10, case when v % 30 > 0 then now() - interval '10 seconds' end
    from generate_series(1, ${events}::int) as v
    join (select id, row_number() over (order by id) as place from media_contents limit 2000) mc on mc.place = 1 + v * 7 % 2000`);
  await db.execute(
    'drop table if exists bench_events; create table bench_events (like watch_events, primary key (id))',
  );
  const bareMs = await milliseconds(() => db.query(sql`insert into bench_events select * from watch_events`));
  const [{ waiting } = { waiting: 0 }] = await db.query<{ waiting: number }>(
    sql`select count(*)::int as waiting from watch_events`,
  );
  // The service's own worker may have begun to count them.
  if (waiting < events) throw new Error(`Only ${waiting} of ${events} events wait: measure again.`);
  let counted = 0;
  const ms = await milliseconds(async () => {
    while (counted < events) counted += await countEvents(db, new Date());
  });
  console.log(`${Math.round((events / ms) * 1_000)} events are counted a second.`);
  return { name: 'counting 20,000 events of watching', ms, bareMs };
}

async function milliseconds(work: () => Promise<unknown>): Promise<number> {
  const began = performance.now();
  await work();
  return Number((performance.now() - began).toPrecision(3));
}
