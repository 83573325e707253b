import { countWords } from '@tv/server/media-contents/search/indexing/count-words-db';
import { noticeEnded } from '@tv/server/media-contents/lifecycle/ended-db';
import type { Database, Queries } from '@tv/server/platform/db/database';
import { openDatabase } from '@tv/server/platform/db/open-database';
import { migrate } from '@tv/server/platform/db/migrations/migrate';
import { sql, type Statement } from '@tv/server/platform/db/sql';
import { inBulk } from './bulk.ts';
import { type Expectations, expectations } from './expectations.ts';
import { seedAnalytics } from './seed-analytics.ts';
import { seedItems } from './seed-items.ts';
import { library, restrictedLibrary, seedHabits, seedLibrary } from './seed-library.ts';

export type DatabaseLocation = { dataDir: string; databaseUrl: string | undefined };

/** The same size with audiences: absent by default. */
export type Grown = Expectations & { restricted?: Expectations };

/** Lets the library of `from` items grow to `size`, with figures of so many `events`, and with audiences another one. */
export async function growLibrary(
  location: DatabaseLocation,
  issuer: string,
  from: number,
  size: number,
  { events, withAudiences = false }: { events?: number | undefined; withAudiences?: boolean } = {},
): Promise<Grown> {
  const libraries = withAudiences ? [library, restrictedLibrary] : [library];
  const db = await openDatabase(location);
  try {
    await migrate(db);
    if (from === 0) for (const each of libraries) await seedLibrary(db, issuer, each);
    const ids = await inBulk(db, async () => {
      const ofEach: string[][] = [];
      for (const each of libraries) ofEach.push(await seedItems(db, each, from, size));
      return ofEach;
    });
    if (from === 0)
      for (const [index, each] of libraries.entries()) await seedHabits(db, each, ids[index]!.slice(100));
    // As in a library that has been served until now: the service counts words within an hour of the last count, and
    // processes the end of an item within a minute.
    const now = new Date();
    await db.query(sql`update search_libraries set next_count_at = ${now}::timestamptz`);
    await countWords(db, now);
    const [counted] = await db.query<{ documents: number }>(sql`
      select sum(documents)::int as documents from search_libraries`);
    const all = size * libraries.length;
    if (counted?.documents !== all)
      throw new Error(`Words were counted in ${counted?.documents} of ${all} items.`);
    await noticeEnded(db, now);
    if (events) await seedAnalytics(db, events);
    else await db.longSession((session) => session.execute('vacuum analyze'));
    return await withoutTimeLimit(db, async (queries) => {
      const known = await expectations(queries, library);
      return withAudiences ? { ...known, restricted: await expectations(queries, restrictedLibrary) } : known;
    });
  } finally {
    await db.close();
  }
}

/** Counting row by row through a million items takes longer than a statement of the service may. */
const withoutTimeLimit = <Result>(db: Database, work: (queries: Queries) => Promise<Result>) =>
  db.longSession((session) =>
    work({
      query: async <Row>({ text, values }: Statement) => (await session.query(text, values)).rows as Row[],
    }),
  );
