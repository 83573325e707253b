import { mkdtemp, readFile, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { ProcessingStatus } from '@tv/contract/enumerations';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { lockItem } from '../media-contents/lifecycle/db.ts';
import { deleteItem, restoreItem } from '../media-contents/lifecycle/delete-item.ts';
import { managerOf } from '../platform/auth/caller.ts';
import { sql } from '../platform/db/sql.ts';
import { claimJobs, returnLostJobs } from '../platform/queue/jobs-db.ts';
import { letSecondsPass } from '../platform/queue/test-queue.ts';
import { anOrganization } from '../test-builders.ts';
import { enqueueLeftUploads } from './claims-db.ts';
import { reprocessItem } from './versions/reprocess-item.ts';
import { isFfmpegInstalled } from './run-ffmpeg.ts';
import { beginUpload, processUploads } from './test-ingest.ts';
import { packagesMadeOnce } from './media-package/test-packages.ts';
import { ffmpegPath, makeSource, tone } from './test-sources.ts';
import { startUploads } from './upload/test-uploads.ts';

const { PENDING, PROCESSING, COMPLETED, ERROR, REPROCESSING } = ProcessingStatus;
const quiet = { info() {}, warn() {}, error() {} };
const now = new Date('2026-03-02T09:00:00Z');

describe.skipIf(!isFfmpegInstalled(ffmpegPath))('uploads without a job', () => {
  let uploads: Awaited<ReturnType<typeof startUploads>>;
  let folder: string;
  let sound: Buffer;
  let makePackage: ReturnType<typeof packagesMadeOnce>;
  let id: string;
  beforeAll(async () => {
    uploads = await startUploads(ffmpegPath, () => now);
    await anOrganization(uploads.db, { name: 'Works' });
    folder = await mkdtemp(join(tmpdir(), 'tv-left-'));
    makePackage = packagesMadeOnce(folder);
    sound = await readFile(await makeSource(join(folder, 'sound.wav'), tone(1)));
  });
  afterAll(async () => {
    await uploads.close();
    await rm(folder, { recursive: true });
  });
  beforeEach(async () => {
    id = await uploads.bringIn(sound);
  });
  afterEach(() => uploads.db.execute('delete from media_contents; delete from uploads; delete from jobs'));

  const process = () =>
    processUploads({
      ...{ db: uploads.db, files: uploads.files, log: quiet, clock: () => now },
      ...{ ffmpegPath, makePackage },
    });
  const onItem = (change: typeof deleteItem) =>
    uploads.db.transaction(async (queries) =>
      change(queries, (await lockItem(queries, id))!, managerOf({ kind: 'command-line' }), now),
    );
  const enqueueLeft = () => uploads.db.transaction(enqueueLeftUploads);
  const status = async () =>
    (await uploads.db.query(sql`select processing_status as status from media_contents where id = ${id}`))[0]!
      .status;
  const jobs = () =>
    uploads.db.query(sql`
      select finished_at is not null as "isFinished", is_given_up as "isGivenUp", priority from jobs where key = ${id}`);
  const waiting = { isFinished: false, isGivenUp: false, priority: 0 };
  const ended = { ...waiting, isFinished: true };

  test('an item that was deleted while it waited gets its package after it is restored', async () => {
    await onItem(deleteItem);
    expect(await process()).toBe(1);
    await enqueueLeft();
    expect(await jobs()).toEqual([ended]);
    await onItem(restoreItem);
    expect(await status()).toBe(PENDING);
    for (let turn = 0; turn < 2; turn++) await enqueueLeft();
    expect(await jobs()).toEqual([waiting]);
    expect(await process()).toBe(1);
    expect(await status()).toBe(COMPLETED);
    await enqueueLeft();
    expect(await jobs()).toEqual([ended]);
  });

  test('so does an item that was deleted while it was processed', async () => {
    await beginUpload(uploads.db, id);
    await onItem(deleteItem);
    await letSecondsPass(uploads.db, 91);
    expect(await process()).toBe(1);
    await onItem(restoreItem);
    expect(await status()).toBe(PROCESSING);
    await enqueueLeft();
    expect(await process()).toBe(1);
    expect(await status()).toBe(COMPLETED);
  });

  test('so does an item whose package was to be made again', async () => {
    await process();
    await uploads.db.transaction(async (queries) =>
      reprocessItem(queries, (await lockItem(queries, id))!, now),
    );
    await onItem(deleteItem);
    expect(await process()).toBe(1);
    await onItem(restoreItem);
    expect(await status()).toBe(REPROCESSING);
    await enqueueLeft();
    expect(await jobs()).toEqual([{ ...waiting, priority: 1 }]);
    expect(await process()).toBe(1);
    expect(await status()).toBe(COMPLETED);
  });

  test('a job that waits for another attempt or runs is left alone', async () => {
    const job = () => uploads.db.query(sql`select * from jobs where key = ${id}`);
    for (const pause of [0, 60]) {
      await beginUpload(uploads.db, id);
      await letSecondsPass(uploads.db, pause);
      const before = await job();
      await enqueueLeft();
      expect(await job()).toEqual(before);
      await letSecondsPass(uploads.db, 91);
      await returnLostJobs(uploads.db, ['ingest']);
    }
  });

  test('a job that was given up before its processing began fails its item, and is not enqueued again', async () => {
    for (let turn = 0; turn < 3; turn++) {
      const kind = { kind: 'ingest', leaseSeconds: 90 };
      expect(await claimJobs(uploads.db, kind, { most: 1, isIdle: true })).toHaveLength(1);
      await letSecondsPass(uploads.db, 91);
      await returnLostJobs(uploads.db, ['ingest']);
    }
    expect(await status()).toBe(PENDING);
    await process();
    expect(await status()).toBe(ERROR);
    await enqueueLeft();
    expect(await jobs()).toEqual([{ ...ended, isGivenUp: true }]);
    await onItem(deleteItem);
    await onItem(restoreItem);
    await enqueueLeft();
    expect(await status()).toBe(ERROR);
    expect(await jobs()).toEqual([{ ...ended, isGivenUp: true }]);
  });
});
