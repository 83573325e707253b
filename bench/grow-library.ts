import { countWords } from '@tv/server/media-contents/search/count-words-db';
import { noticeEnded } from '@tv/server/media-contents/lifecycle/ended-db';
import { openDatabase } from '@tv/server/platform/db/open-database';
import { migrate } from '@tv/server/platform/db/migrate';
import { sql } from '@tv/server/platform/db/sql';
import { inBulk } from './bulk.ts';
import { type Expectations, expectations } from './expectations.ts';
import { seedAnalytics } from './seed-analytics.ts';
import { seedItems } from './seed-items.ts';
import { seedHabits, seedLibrary } from './seed-library.ts';

export type Place = { dataDir: string; databaseUrl: string | undefined };

/** Lets the library of `from` items grow to `size`, with figures of so many `events`. */
export async function growLibrary(
  place: Place,
  issuer: string,
  from: number,
  size: number,
  events?: number,
): Promise<Expectations> {
  const db = await openDatabase(place);
  try {
    await migrate(db);
    if (from === 0) await seedLibrary(db, issuer);
    const ids = await inBulk(db, () => seedItems(db, from, size));
    if (from === 0) await seedHabits(db, ids.slice(100));
    // As in a library that has been served until now: the service counts words within an hour of the last count, and
    // processes the end of an item within a minute.
    const now = new Date();
    await db.query(sql`update search_libraries set next_count_at = ${now}::timestamptz`);
    await countWords(db, now);
    const [counted] = await db.query<{ documents: number }>(sql`
      select sum(documents)::int as documents from search_libraries`);
    if (counted?.documents !== size)
      throw new Error(`Words were counted in ${counted?.documents} of ${size} items.`);
    await noticeEnded(db, now);
    if (events) await seedAnalytics(db, events);
    else await db.longSession((session) => session.execute('vacuum analyze'));
    return await expectations(db);
  } finally {
    await db.close();
  }
}
