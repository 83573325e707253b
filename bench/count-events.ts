import { setTimeout as wait } from 'node:timers/promises';
import { countEvents } from '@tv/server/analytics/roll-up/count-events';
import { systemClock } from '@tv/server/platform/clock';
import { openDatabase } from '@tv/server/platform/db/open-database';

// A worker that does nothing but count what was watched, until it is stopped.
const pauseMs = 10;
const stopping = new AbortController();
process.once('SIGTERM', () => stopping.abort());

const db = await openDatabase({ databaseUrl: process.env.DATABASE_URL, dataDir: '' });
await countEvents(db, systemClock);
console.log('A worker is ready.');
while (!stopping.signal.aborted) {
  await countEvents(db, systemClock, stopping.signal);
  await wait(pauseMs);
}
await db.close();
