import { chmod, mkdir, mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { Readable } from 'node:stream';
import { setTimeout as wait } from 'node:timers/promises';
import { freePort } from '../../../tools/test/free-port.mjs';
import { ffmpegPath, h264, makeSource, picture, tone } from '../../src/ingest/test-sources.ts';
import { appendChunk } from '../../src/ingest/upload/append-chunk.ts';
import { completeUpload } from '../../src/ingest/upload/complete-upload.ts';
import { findOrInsertUpload, findUpload } from '../../src/ingest/upload/db.ts';
import type { Database } from '../../src/platform/db/database.ts';
import { migrate } from '../../src/platform/db/migrations/migrate.ts';
import { openDatabase } from '../../src/platform/db/open-database.ts';
import { sql } from '../../src/platform/db/sql.ts';
import { letSecondsPass } from '../../src/platform/queue/test-queue.ts';
import { findProgram } from '../../src/platform/sandbox/find-program.ts';
import { folderFiles } from '../../src/platform/storage/files.ts';
import { anOrganization } from '../../src/test-builders.ts';
import { createDatabase } from '../../src/test-postgres.ts';
import { ended, killProcesses, startProcess } from '../../src/test-process.ts';

/** The bytes at the end of a file whose probe ends the process that began it. */
const mark = 'ENDS-ITS-WORKER';
/** Seconds, longer than the lease of an upload's job. */
const lease = 91;

export type Drill = {
  uploads: number;
  killers: number;
  /** Numbers from 0 to 1. */
  draw: () => number;
  /** The share of workers that are killed at random, at most this many times. */
  killShare: number;
  maxRandomKills: number;
};

/**
 * Workers process uploads, one worker process after the other, each two uploads at once. Some uploads end their worker with
 * SIGKILL; other workers are killed at random. Answers what became of the uploads.
 */
export async function killWorkers(server: string, drill: Drill) {
  const folder = await mkdtemp(join(tmpdir(), 'tv-kill-workers-'));
  const { url, drop } = await createDatabase(server);
  const db = await openDatabase({ databaseUrl: url, dataDir: '' });
  try {
    await migrate(db);
    const killers = await bringIn(db, folder, drill);
    const env = {
      DATABASE_URL: url,
      DATA_DIR: join(folder, 'data'),
      FFMPEG_PATH: await makePrograms(join(folder, 'bin')),
      // A program that sees no process of the service could not end it.
      MEDIA_SANDBOX: 'limits',
      LOG_LEVEL: 'error',
      PUBLIC_URL: 'http://localhost:1',
    };
    const ends = { atRandom: 0, byKillers: 0 };
    while ((await unfinished(db)) > 0) {
      if (ends.byKillers > 100) throw new Error('The drill does not end.');
      const isEndedByUs = ends.atRandom < drill.maxRandomKills && drill.draw() < drill.killShare;
      const wasKilled = await runWorker(db, env, isEndedByUs ? 100 + drill.draw() * 1_500 : undefined);
      if (wasKilled === 'by us') ends.atRandom++;
      if (wasKilled === 'by a killer') ends.byKillers++;
      await letSecondsPass(db, lease);
    }
    return { ...(await outcome(db)), killers, ...ends };
  } finally {
    await killProcesses();
    await db.close();
    await drop();
    await rm(folder, { recursive: true, force: true });
  }
}

/** Uploads small films; the killers lie among them. Answers the titles of the killers. */
async function bringIn(db: Database, folder: string, { uploads, killers }: Drill): Promise<string[]> {
  const film = await readFile(
    await makeSource(join(folder, 'film.mp4'), [...picture('64x64', 1, 5), ...tone(1), ...h264]),
  );
  const files = folderFiles(join(folder, 'data/files'));
  const organizationId = await anOrganization(db);
  const every = Math.floor(uploads / killers);
  const titles: string[] = [];
  for (let number = 0; number < uploads; number++) {
    const isKiller = number % every === Math.floor(every / 2) && titles.length < killers;
    const bytes = isKiller ? Buffer.concat([film, Buffer.from(mark)]) : film;
    const title = `${isKiller ? 'killer' : 'innocent'} ${number}`;
    if (isKiller) titles.push(title);
    const upload = {
      ...{ id: crypto.randomUUID(), organization_id: organizationId, created_by: null },
      ...{ file_name: 'film.mp4', size_in_bytes: bytes.length, details: { title } },
    };
    const begun = await findOrInsertUpload(db, upload, null);
    await appendChunk({ db, files }, begun!, 0, Readable.from([bytes]));
    await completeUpload({ db, clock: () => new Date() }, (await findUpload(db, upload.id))!);
  }
  return titles;
}

/** ffmpeg and ffprobe that end the process that began them where a file bears the mark. */
async function makePrograms(folder: string): Promise<string> {
  await mkdir(folder);
  for (const program of ['ffmpeg', 'ffprobe']) {
    const real = findProgram(ffmpegPath.includes('/') ? join(ffmpegPath, '..', program) : program);
    const script = `#!/bin/sh
for each in "$@"; do
  case "$each" in file:*) grep -q ${mark} "\${each#file:}" && kill -9 "$PPID";; esac
done
exec ${real} "$@"
`;
    await writeFile(join(folder, program), script);
    await chmod(join(folder, program), 0o755);
  }
  return join(folder, 'ffmpeg');
}

/** Runs a worker until it is killed, by a file or after some milliseconds, or until nothing is left to do. */
async function runWorker(db: Database, env: Record<string, string>, killAfter: number | undefined) {
  const { child, ready } = startProcess({
    args: ['--role', 'worker'],
    env: { ...env, PORT: String(await freePort()) },
  });
  await ready.catch((problem: unknown) => {
    if (child.signalCode !== 'SIGKILL') throw problem;
  });
  const until = killAfter === undefined ? Infinity : Date.now() + killAfter;
  while (child.signalCode === null && (await unfinished(db)) > 0) {
    if (Date.now() >= until) {
      child.kill('SIGKILL');
      await ended(child);
      return 'by us';
    }
    await wait(50);
  }
  const isKilled = child.signalCode !== null;
  if (!isKilled) child.kill('SIGTERM');
  await ended(child);
  return isKilled ? 'by a killer' : 'not at all';
}

async function unfinished(db: Database): Promise<number> {
  const [row] = await db.query<{ count: number }>(
    sql`select count(*)::int as count from jobs where kind = 'ingest' and finished_at is null`,
  );
  return row!.count;
}

async function outcome(db: Database) {
  const rows = await db.query<{ title: string; status: number }>(
    sql`select title, processing_status as status from media_contents order by created_at, title`,
  );
  const titlesWith = (wanted: number) =>
    rows.filter(({ status }) => status === wanted).map(({ title }) => title);
  return { completed: titlesWith(2), setAside: titlesWith(3) };
}
