import { openDatabase } from '@tv/server/platform/db/open-database';
import { apiRows } from './api-rows.ts';
import type { Place } from './grow-library.ts';
import type { Expectations } from './expectations.ts';
import { type Figures, measure, type Spans } from './measure.ts';
import { type MeasuredRow, measureRows } from './measure-rows.ts';
import { frontRows, mediaRows } from './media-rows.ts';
import { filesLocation, startNginx, type Nginx } from './nginx.ts';
import { measureWrites } from './measure-writes.ts';
import type { Write } from './report.ts';
import type { Row } from './row.ts';
import type { startProvider } from './sign-in.ts';
import { startProcess } from './start-process.ts';

export type Subject = {
  place: Place;
  provider: Awaited<ReturnType<typeof startProvider>>;
  known: Expectations;
  spans: Spans;
  isWanted(name: string): boolean;
  /** Whether a row is to be measured again. */
  looksSlow(row: MeasuredRow): boolean;
};

/** Asks the service, as it is started in production, the questions of every wanted row. */
export async function measureBlock(
  subject: Subject,
): Promise<{ bare: Figures; rows: MeasuredRow[]; writes: Write[] }> {
  const { provider, known, spans, looksSlow, isWanted } = subject;
  const items = known.publicItems;
  const bareBefore = await measureBare(spans);
  const measureWanted = async (
    settings: Record<string, string>,
    rowsOf: (service: string, nginx: Nginx | undefined) => Row[],
  ) =>
    withService(subject, settings, (service, nginx) =>
      measureRows(
        rowsOf(service, nginx).filter(({ name }) => isWanted(name)),
        bareBefore,
        () => measureBare(spans),
        looksSlow,
      ),
    );
  const rows = [
    ...(await measureWanted({}, (service, nginx) => [
      ...apiRows(service, { ...known, bearers: provider.bearers }, spans),
      ...mediaRows(service, nginx, items, spans),
    ])),
    ...(await measureWanted({ X_ACCEL_LOCATION: filesLocation }, (_service, nginx) =>
      nginx ? frontRows(nginx, items, spans) : [],
    )),
  ];
  const bareAfter = await measureBare(spans);
  // The better one: a machine that was busy for a while must not make shares look high.
  const bare = bareAfter.rps > bareBefore.rps ? bareAfter : bareBefore;
  const writes = await withService(subject, {}, (service) => writesOf(subject, service));
  return { bare, writes, rows: rows.map((row) => (row.measuredAgain ? row : { ...row, bare })) };
}

async function writesOf({ place, provider, known, isWanted }: Subject, service: string): Promise<Write[]> {
  // The embedded database is open in the service alone.
  if (!place.databaseUrl || !isWanted('writes')) return [];
  const db = await openDatabase(place);
  try {
    return await measureWrites(db, { service, bearer: provider.manager, itemIds: known.publicItems });
  } finally {
    await db.close();
  }
}

/** Runs `work` while the service runs, with nginx in front of it where that is installed. */
async function withService<Result>(
  { place, provider }: Subject,
  settings: Record<string, string>,
  work: (service: string, nginx: Nginx | undefined) => Promise<Result>,
): Promise<Result> {
  const service = await startProcess('server/src/main.ts', {
    DATA_DIR: place.dataDir,
    ...(place.databaseUrl && { DATABASE_URL: place.databaseUrl }),
    OIDC_ISSUER: provider.issuer,
    LOG_LEVEL: 'error',
    FFMPEG_PATH: 'true', // a program that is there: nothing here is processed
    ...settings,
  });
  try {
    const nginx = await startNginx(place.dataDir, service.address);
    try {
      return await work(service.address, nginx);
    } finally {
      await nginx?.stop();
    }
  } finally {
    await service.stop();
  }
}

async function measureBare(spans: Spans): Promise<Figures> {
  const bareServer = await startProcess('bench/serve-bare.ts', {});
  try {
    return await measure(bareServer.address, [[{ path: '/', check: () => undefined }]], spans);
  } finally {
    await bareServer.stop();
  }
}
