import { countWords } from '@tv/server/media-contents/search/count-words-db';
import { noticeEnded } from '@tv/server/media-contents/lifecycle/ended-db';
import { openDatabase } from '@tv/server/platform/db/open-database';
import { migrate } from '@tv/server/platform/db/migrate';
import { expectations } from './expectations.ts';
import { type Figures, measure } from './measure.ts';
import { writeMediaFiles } from './media-files.ts';
import { questionSets } from './questions.ts';
import { seedItems } from './seed-items.ts';
import { seedHabits, seedLibrary } from './seed-library.ts';
import type { startProvider } from './sign-in.ts';
import { startProcess } from './start-process.ts';

export type Measured = { size: number; figures: Record<string, Figures> };

type Place = { dataDir: string; databaseUrl: string | undefined };
type Provider = Awaited<ReturnType<typeof startProvider>>;

/** Lets the library grow to `size` items, then asks the service, as it is started in production, every wanted question. */
export async function measureLibrary(
  place: Place,
  provider: Provider,
  from: number,
  size: number,
  spans: { warmUp: number; seconds: number },
  isWanted: (name: string) => boolean,
): Promise<Measured> {
  const known = await grow(place, provider.issuer, from, size);
  const service = await startProcess('server/src/main.ts', {
    DATA_DIR: place.dataDir,
    ...(place.databaseUrl && { DATABASE_URL: place.databaseUrl }),
    OIDC_ISSUER: provider.issuer,
    LOG_LEVEL: 'error',
    FFMPEG_PATH: 'true', // a program that is there: nothing here is processed
  });
  try {
    const figures: Record<string, Figures> = {};
    for (const [name, turns] of Object.entries(questionSets({ ...known, bearers: provider.bearers }))) {
      if (!isWanted(name)) continue;
      figures[name] = await measure(service.address, turns, spans);
      console.log(name, figures[name]);
    }
    return { size, figures };
  } finally {
    await service.stop();
  }
}

async function grow(place: Place, issuer: string, from: number, size: number) {
  const db = await openDatabase(place);
  try {
    await migrate(db);
    if (from === 0) await seedLibrary(db, issuer);
    const ids = await seedItems(db, from, size);
    if (from === 0) await seedHabits(db, ids.slice(100));
    await countWords(db, new Date());
    // As in a library that has been served until now: the service processes the end of an item within a minute.
    await noticeEnded(db, new Date());
    // The connection that is given back is the one taken next.
    if (!db.embedded) await db.execute('set statement_timeout = 0');
    await db.longSession((session) => session.execute('vacuum analyze'));
    const known = await expectations(db);
    writeMediaFiles(place.dataDir, known.publicItems);
    return known;
  } finally {
    await db.close();
  }
}
