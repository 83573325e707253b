import { openDatabase } from '@tv/server/platform/db/open-database';
import { apiRows } from './rows/api-rows.ts';
import type { Grown, DatabaseLocation } from './library/grow-library.ts';
import { type Figures, measure, type Spans } from './measure.ts';
import { type MeasuredRow, measureRows } from './rows/measure-rows.ts';
import { frontRows, mediaRows } from './rows/media-rows.ts';
import { filesLocation, startNginx, type Nginx } from './servers/nginx.ts';
import { measureCounting, measureWorkers } from './measure-counting.ts';
import { measureWrites } from './measure-writes.ts';
import type { Write } from './report/report.ts';
import type { Row } from './rows/row.ts';
import type { startProvider } from './sign-in.ts';
import { startProcess } from './servers/start-process.ts';

const service = 'server/src/main.ts';
const bareMedia = 'bench/serve-media.ts';
const bareNode = ', bare Node';
const isSmall = ({ name }: Row) => /^(media range|picture)/.test(name);

export type Subject = {
  location: DatabaseLocation;
  provider: Awaited<ReturnType<typeof startProvider>>;
  known: Grown;
  spans: Spans;
  isWanted(name: string): boolean;
  /** Empties the caches of the database, where that can be done. */
  cool: (() => Promise<void>) | undefined;
  /** Whether a row is to be measured again. */
  looksSlow(row: MeasuredRow): boolean;
};

/** Asks the service, as it is started in production, the questions of every wanted row. */
export async function measureBlock(
  subject: Subject,
): Promise<{ bare: Figures; rows: MeasuredRow[]; writes: Write[] }> {
  const { provider, known, spans, looksSlow, isWanted, cool } = subject;
  const items = known.publicItems;
  const bareBefore = await measureBare(spans);
  const measureWanted = async (
    settings: Record<string, string>,
    rowsOf: (service: string, nginx: Nginx | undefined) => Row[],
    server = service,
  ) =>
    withServer(server, subject, settings, (address, nginx) =>
      measureRows(
        rowsOf(address, nginx).filter(({ name }) => isWanted(name)),
        bareBefore,
        () => measureBare(spans),
        looksSlow,
      ),
    );
  const rows = [
    ...(await withBare((bare) =>
      measureWanted({}, (service, nginx) => [
        ...apiRows(
          service,
          bare,
          { ...known, bearers: provider.bearers, manager: provider.manager },
          spans,
          cool,
        ),
        ...mediaRows(service, nginx, items, spans),
      ]),
    )),
    ...(await measureWanted({ X_ACCEL_LOCATION: filesLocation }, (_service, nginx) =>
      nginx ? frontRows(nginx, items, spans) : [],
    )),
    // What one process of Node can do at most with small answers.
    ...(await measureWanted(
      {},
      (address, nginx) => (nginx ? mediaRows(address, nginx, items, spans, bareNode).filter(isSmall) : []),
      bareMedia,
    )),
    ...(await measureWanted(
      { X_ACCEL_LOCATION: filesLocation },
      (_address, nginx) => (nginx ? frontRows(nginx, items, spans, bareNode).filter(isSmall) : []),
      bareMedia,
    )),
  ];
  const bareAfter = await measureBare(spans);
  // The better one: a machine that was busy for a while must not make shares look high.
  const bare = bareAfter.rps > bareBefore.rps ? bareAfter : bareBefore;
  const writes = await withServer(service, subject, {}, (address) => writesOf(subject, address));
  writes.push(...(await workersOf(subject)));
  return { bare, writes, rows: rows.map((row) => (row.measuredAgain ? row : { ...row, bare })) };
}

async function writesOf({ location, provider, known, isWanted }: Subject, service: string): Promise<Write[]> {
  // The embedded database is open in the service alone.
  if (!location.databaseUrl || !isWanted('writes')) return [];
  const db = await openDatabase(location);
  try {
    const writes = await measureWrites(db, { service, bearer: provider.manager, itemIds: known.publicItems });
    return [...writes, await measureCounting(db)];
  } finally {
    await db.close();
  }
}

async function workersOf({ location: { databaseUrl, dataDir }, isWanted }: Subject): Promise<Write[]> {
  if (!databaseUrl || !isWanted('writes')) return [];
  const db = await openDatabase({ databaseUrl, dataDir });
  try {
    return await measureWorkers(db, databaseUrl);
  } finally {
    await db.close();
  }
}

/** Runs `work` while this file serves as the service does, with nginx in front of it where that is installed. */
async function withServer<Result>(
  file: string,
  { location, provider }: Subject,
  settings: Record<string, string>,
  work: (address: string, nginx: Nginx | undefined) => Promise<Result>,
): Promise<Result> {
  const server = await startProcess(file, {
    DATA_DIR: location.dataDir,
    ...(location.databaseUrl && { DATABASE_URL: location.databaseUrl }),
    OIDC_ISSUER: provider.issuer,
    LOG_LEVEL: 'error',
    FFMPEG_PATH: 'true', // a program that is there: nothing here is processed
    ...settings,
  });
  try {
    const nginx = await startNginx(location.dataDir, server.address);
    try {
      return await work(server.address, nginx);
    } finally {
      await nginx?.stop();
    }
  } finally {
    await server.stop();
  }
}

const measureBare = (spans: Spans): Promise<Figures> =>
  withBare((address) => measure(address, [[{ path: '/', check: () => undefined }]], spans));

/** Runs `work` while the bare server serves. */
async function withBare<Result>(work: (address: string) => Promise<Result>): Promise<Result> {
  const server = await startProcess('bench/serve-bare.ts', {});
  try {
    return await work(server.address);
  } finally {
    await server.stop();
  }
}
