// Slow: it runs worker processes, kills them in the middle of their work, and encodes a film twice.
// Proves: a worker that is killed while it archives an item, or brings one back, loses nothing, and the next one goes on.
// Ground: server/src/ingest/archive, server/src/media-contents/lifecycle/archive-item.ts, server/src/worker.ts, server/src/platform/queue.
import { createHash, randomUUID } from 'node:crypto';
import { existsSync } from 'node:fs';
import { mkdtemp, readdir, readFile, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { ContentStatus } from '@tv/contract/enumerations';
import { afterEach, expect, test } from 'vitest';
import { freePort } from '../../../../tools/test/free-port.mjs';
import { archiveItem } from '../../media-contents/lifecycle/archive-item.ts';
import { lockItem } from '../../media-contents/lifecycle/db.ts';
import type { Database } from '../../platform/db/database.ts';
import { openDatabase } from '../../platform/db/open-database.ts';
import { sql } from '../../platform/db/sql.ts';
import { letSecondsPass } from '../../platform/queue/test-queue.ts';
import { folderFiles } from '../../platform/storage/files.ts';
import { anOrganization } from '../../test-builders.ts';
import { createDatabase } from '../../test-postgres.ts';
import { ended, killProcesses, startProcess } from '../../test-process.ts';
import { isFfmpegInstalled } from '../run-ffmpeg.ts';
import { ffmpegPath, h264, makeSource, picture, tone } from '../test-sources.ts';
import { bringBackItem } from './bring-back-item.ts';

const server = process.env.TEST_DATABASE_URL;
afterEach(killProcesses);

/** Seconds, longer than the lease of a job. */
const lease = 91;
/** Milliseconds for what a worker does on a machine that does much else. */
const timeout = 120_000;
/** So many bytes take a moment to copy. */
const padding = 150_000_000;

test.skipIf(!server || !isFfmpegInstalled(ffmpegPath))(
  'a worker that is killed while it archives an item or brings it back loses nothing (it needs PostgreSQL and ffmpeg)',
  async () => {
    const folder = await mkdtemp(join(tmpdir(), 'tv-kill-archive-'));
    const { url, drop } = await createDatabase(server!);
    const db = await openDatabase({ databaseUrl: url, dataDir: '' });
    try {
      await killInTheMiddle(db, url, folder);
    } finally {
      await killProcesses();
      await db.close();
      await drop();
      await rm(folder, { recursive: true, force: true });
    }
  },
  1_200_000,
);

async function killInTheMiddle(db: Database, url: string, folder: string): Promise<void> {
  const root = join(folder, 'data/files');
  const film = await aFilm(folder);
  const id = await bringIn(db, root, film);
  const row = async () => {
    const [found] = await db.query<{ storage: number; status: number; state: number }>(
      sql`select storage, status, processing_status as state from media_contents where id = ${id}`,
    );
    return found!;
  };
  const startWorker = async () => {
    await letSecondsPass(db, lease);
    const { child, ready } = startProcess({
      args: ['--role', 'worker'],
      env: {
        ...{ DATABASE_URL: url, DATA_DIR: join(folder, 'data'), FFMPEG_PATH: ffmpegPath },
        ...{ PORT: String(await freePort()), LOG_LEVEL: 'error', PUBLIC_URL: 'http://localhost:1' },
      },
    });
    await ready;
    return child;
  };
  /** Runs a worker until something is so, and kills it then. */
  const killOnce = async (isSo: () => Promise<boolean>) => {
    const worker = await startWorker();
    await expect.poll(isSo, { timeout, interval: 5 }).toBe(true);
    worker.kill('SIGKILL');
    await ended(worker);
  };
  const isWriting = (name: RegExp) => async () =>
    (await readdir(join(root, 'temporary'), { recursive: true }).catch(() => [])).some((file) =>
      name.test(file),
    );
  const original = async () => {
    const chunks = await db.query<{ file: string }>(
      sql`select file from upload_chunks where upload_id = ${id} order by start_byte`,
    );
    const hash = createHash('sha256');
    for (const { file } of chunks) hash.update(await readFile(join(root, file)));
    return { hash: hash.digest('hex'), isInArchive: chunks.every(({ file }) => file.startsWith('archive/')) };
  };
  const versionOf = async () => {
    const [found] = await db.query<{ version: number }>(
      sql`select package_version as version from media_contents where id = ${id}`,
    );
    return found!.version;
  };
  await killOnce(async () => (await row()).state === 2);
  await db.query(sql`
    update media_contents set status = 1, publish_date = now(), first_published_at = now() where id = ${id}`);
  const version = await versionOf();
  const hasRenditions = async (of: number) =>
    (await readdir(join(root, `media/${id}/${of}`))).some((name) => name.startsWith('video-'));
  const change = (work: typeof archiveItem) =>
    db.transaction(async (queries) => {
      await work(queries, (await lockItem(queries, id))!, new Date());
    });

  // While the original is copied into the archive: everything is as it was.
  await change(archiveItem);
  await killOnce(isWriting(/\/file$/));
  expect(await row()).toMatchObject({ storage: 1, status: ContentStatus.DRAFT });
  expect(await original()).toEqual({ hash: film.hash, isInArchive: false });
  expect(await hasRenditions(version)).toBe(true);
  // As soon as the copy is there, or a moment later: the rows name what is whole.
  await killOnce(async () => existsSync(join(root, 'archive', id)));
  expect((await original()).hash).toBe(film.hash);
  await killOnce(async () => (await row()).storage === 2);
  expect(await original()).toEqual({ hash: film.hash, isInArchive: true });

  // While its renditions are made again, it stays archived.
  await change(bringBackItem);
  await killOnce(isWriting(/video-\d+\.mp4/));
  expect(await row()).toMatchObject({ storage: 2, status: ContentStatus.DRAFT });
  expect(await original()).toEqual({ hash: film.hash, isInArchive: true });
  await killOnce(async () => (await row()).storage === 0);
  expect(await row()).toMatchObject({ status: ContentStatus.PUBLISHED, state: 2 });
  // While its original is copied out of the archive, and until that is done.
  const worker = await startWorker();
  await expect.poll(async () => (await original()).isInArchive, { timeout }).toBe(false);
  worker.kill('SIGKILL');
  await ended(worker);
  expect((await original()).hash).toBe(film.hash);
  expect(await hasRenditions(await versionOf())).toBe(true);
}

type Film = { bytes: Buffer; hash: string };

/** A short film in a large file. */
async function aFilm(folder: string): Promise<Film> {
  const film = await readFile(
    await makeSource(join(folder, 'film.mp4'), [...picture('640x360', 12, 25), ...tone(12), ...h264]),
  );
  const head = Buffer.alloc(8);
  head.writeUInt32BE(padding);
  head.write('free', 4);
  const bytes = Buffer.concat([film, head, Buffer.alloc(padding - head.length)]);
  return { bytes, hash: createHash('sha256').update(bytes).digest('hex') };
}

/** A file that was uploaded, and waits for a worker. */
async function bringIn(db: Database, root: string, { bytes }: Film): Promise<string> {
  const id = randomUUID();
  const organizationId = await anOrganization(db);
  await folderFiles(root).write(`uploads/${id}/0`, bytes);
  await db.query(sql`
    insert into uploads (id, organization_id, file_name, size_in_bytes, received_bytes, details, completed_at)
    values (${id}, ${organizationId}, 'film.mp4', ${bytes.length}, ${bytes.length}, '{}', now())`);
  await db.query(sql`insert into upload_chunks values (${id}, 0, ${`uploads/${id}/0`})`);
  await db.query(sql`
    insert into media_contents (id, organization_id, title, visibility, processing_status)
    values (${id}, ${organizationId}, 'A film', 2, 0)`);
  await db.query(
    sql`insert into jobs (id, kind, key, payload) values (${randomUUID()}, 'ingest', ${id}, ${JSON.stringify({ uploadId: id })})`,
  );
  return id;
}
