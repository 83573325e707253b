// Slow: it encodes a film for each way to fail, and waits for the tries.
// Proves: an item stays served as it was when its replacement cannot be processed, when the service dies in between, and when a job is lost.
// Ground: server/src/ingest.
import { writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { ProcessingStatus } from '@tv/contract/enumerations';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { Database } from '../../platform/db/database.ts';
import { letSecondsPass } from '../../platform/queue/test-queue.ts';
import { sql } from '../../platform/db/sql.ts';
import { isFfmpegInstalled } from '../run-ffmpeg.ts';
import { ffmpegPath } from '../test-sources.ts';
import { enqueueLeftVersions } from './claim-version-db.ts';
import { removeUnusedFolders } from '../unused-files/remove-unused-folders.ts';
import { start, startVersions } from './test-versions.ts';

const day = 24 * 3_600_000;

describe.skipIf(!isFfmpegInstalled(ffmpegPath))('a file that replaces another', () => {
  let world: Awaited<ReturnType<typeof startVersions>>;
  beforeAll(async () => {
    world = await startVersions();
  });
  afterAll(() => world.close());

  const { COMPLETED } = ProcessingStatus;

  it('stays as it is when the other one cannot be processed, which says why and can be tried again', async () => {
    const id = await world.anItem();
    const asked = await world.replace(id, Buffer.from('no film at all, only words of a text'));
    await world.work(asked.body.id);
    const [failed, now] = await world.versions(id);
    expect(failed).toMatchObject({ state: 'failed', isCurrent: false });
    expect(failed!.problem).toMatch(/\w+\./);
    expect(now).toMatchObject({ id, isCurrent: true });
    expect(await world.row(id)).toMatchObject({
      status: 1,
      processing_status: COMPLETED,
      package_version: 1,
    });
    expect((await world.remove(id, asked.body.id)).status).toBe(204);
    expect(await world.versions(id)).toHaveLength(1);
    await removeUnusedFolders(world.deps());
    const { files: store } = world.service;
    const left = [];
    for await (const { key } of store.list()) if (key.startsWith(`uploads/${asked.body.id}`)) left.push(key);
    expect(left).toEqual([]);
  });

  it('is made whole by the next try when the service dies in the middle', async () => {
    const id = await world.anItem();
    const { id: version } = (await world.replace(id, world.films.short)).body;
    const { db } = world.service;
    const dying: Database = {
      ...db,
      async transaction(work) {
        if (await world.packageFile(id, 2)) throw new Error('the power went');
        return db.transaction(work);
      },
    };
    await world.work(version, { db: dying });
    expect(await world.packageFile(id, 2)).toBeGreaterThan(0);
    expect((await world.watch(id, 2)).status).toBe(404);
    expect(await world.row(id)).toMatchObject({ package_version: 1 });
    await letSecondsPass(db, 60);
    await world.work(version);
    expect(await world.row(id)).toMatchObject({ package_version: 3 });
    expect((await world.watch(id, 2)).status).toBe(404);
    await world.tidy(Date.now() - start.getTime() + 2 * day);
    expect(await world.packageFile(id, 2)).toBeUndefined();
    expect(await world.packageFile(id, 1)).toBeGreaterThan(0);
  });

  it('is made although its job is lost, and not while the item is deleted', async () => {
    const id = await world.anItem();
    const { id: version } = (await world.replace(id, world.films.short)).body;
    const { db } = world.service;
    await db.query(sql`update media_contents set status = 2, deleted_at = now() where id = ${id}`);
    await world.work(version);
    await db.transaction(enqueueLeftVersions);
    await world.work(version);
    expect(await world.row(id)).toMatchObject({ package_version: 1 });
    await db.query(sql`update media_contents set status = 0, deleted_at = null where id = ${id}`);
    await db.transaction(enqueueLeftVersions);
    await world.work(version);
    expect(await world.row(id)).toMatchObject({ status: 0, package_version: 2 });
  });

  it('stays served when ffmpeg is broken three times', async () => {
    const id = await world.anItem();
    for (const program of ['ffmpeg', 'ffprobe'])
      await writeFile(join(world.folder, program), '#!/bin/sh\nexit 3\n', { mode: 0o755 });
    const { id: version } = (await world.replace(id, world.films.short)).body;
    for (let turn = 0; turn < 3; turn++) {
      await world.work(version, { ffmpegPath: join(world.folder, 'ffmpeg') });
      await letSecondsPass(world.service.db, 60);
    }
    expect((await world.versions(id))[0]).toMatchObject({ id: version, state: 'failed' });
    expect((await world.watch(id, 1)).status).toBe(200);
    const again = await world.service.call('POST /Management/MediaContents/:id/Versions', {
      ...{ as: world.as, params: { id }, body: { uploadId: version } },
    });
    expect(again.body.state).toBe('waiting');
    await world.work(version);
    expect((await world.versions(id))[0]).toMatchObject({ id: version, state: 'ready', isCurrent: true });
  });
});
