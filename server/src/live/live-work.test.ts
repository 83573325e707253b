import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { LiveInputs, ProcessingStatus } from '@tv/contract/enumerations';
import { expect, test } from 'vitest';
import { sql } from '../platform/db/sql.ts';
import { moveEvent } from './events-db.ts';
import {
  anEvent,
  aWorker,
  fetch,
  folder,
  header,
  patient,
  quiet,
  service,
  stateOf,
  prepareLiveWork,
} from './test-live-work.ts';
import { tidyLeft } from './work/left-folders.ts';
import { takeEvent } from './work/leases-db.ts';

prepareLiveWork();

test('a stream is received, seen by its presenter, watched on air, and becomes the item', async () => {
  const worker = await aWorker();
  const event = await anEvent();
  const { id } = event;
  try {
    expect(await worker.send('tv_demo_wrong')).toBeUndefined();
    expect(await worker.send(event.key)).toBeDefined();
    worker.report('main');
    // Before there is a segment to watch nobody goes on air.
    await expect.poll(async () => (await event.show()).health?.chosen, patient).toBe('main');
    expect((await event.onAir()).status).toBe(409);
    for (const number of [0, 1, 2]) worker.segment(number);
    await expect.poll(() => stateOf(event), patient).toBe('receiving');
    const encoded = worker.encoders.at(-1)!.folder;
    expect(await event.show()).toMatchObject({
      previewUrl: `/api/media/${id}/live/master.m3u8`,
      health: { chosen: 'main', warnings: [{ name: 'live.noSound', message: /No sound/ }] },
      inputs: [{ input: 'main', stream: { way: 'rtmp', bitsPerSecond: 2_000_000 } }, { input: 'backup' }],
    });
    const count = () =>
      service.db
        .query(sql`select from live_segments where media_content_id = ${id}::uuid`)
        .then((all) => all.length);
    await expect.poll(count, patient).toBe(3);
    // Only those who run the event see it before it is on air.
    expect((await fetch(id, 'master.m3u8')).status).toBe(404);

    expect((await event.onAir()).status).toBe(200);
    const seen = await service.call('GET /MediaContents/Published/:id', {
      as: event.viewer.subject,
      params: { id },
    });
    expect(seen.body).toMatchObject({
      live: { state: 'onAir' },
      videoUrl: `/api/media/${id}/live/master.m3u8`,
    });
    const main = await fetch(id, 'master.m3u8');
    expect(main).toMatchObject({ status: 200, cache: 'public, max-age=1' });
    expect(main.text).toContain('CODECS="avc1.64001f"');
    const list = await fetch(id, 'video-360.m3u8');
    const [, first] = /\n(\S+-video-360-0\.m4s)\?jwt=public/.exec(list.text) ?? [];
    expect(await fetch(id, first!)).toMatchObject({
      ...{ status: 200, text: 'segment 0', cache: 'public, max-age=3600, immutable' },
    });
    expect((await fetch(id, 'video-9000.m3u8')).status).toBe(404);
    expect((await fetch(id, first!, 'nonsense')).status).toBe(404);

    expect((await event.end()).body).toMatchObject({ state: 'ended' });
    await expect.poll(() => stateOf(event), patient).toBe('onDemand');
    const item = await service.call('GET /MediaContents/Published/:id', {
      as: event.viewer.subject,
      params: { id },
    });
    expect(item.body).toMatchObject({
      durationInSeconds: 3,
      live: { state: 'onDemand' },
      videoUrl: `/api/media/${id}/1/master.m3u8`,
    });
    const kept = await service.app.inject({ url: `/api/media/${id}/1/video-360.mp4?jwt=public` });
    expect(kept.body).toBe(`${header.toString('latin1')}segment 0segment 1segment 2`);
    expect((await fetch(id, 'video-360.m3u8')).text).toContain('#EXT-X-ENDLIST');

    // The item gets an original, of which its files are made again as of every upload.
    const original = () =>
      service.db.query<{ size: number; file: string; bytes: number; state: number }>(sql`
        select u.size_in_bytes::int as size, c.file, v.state,
          (select sum(size_in_bytes)::int from stored_bytes where upload_id = u.id) as bytes
        from uploads u join upload_chunks c on c.upload_id = u.id join media_versions v on v.source_id = u.id
        join jobs j on j.kind = 'version' and j.key = v.id::text
        where u.id = ${id}::uuid`);
    await expect.poll(async () => (await original()).length, patient).toBe(1);
    const [found] = await original();
    expect(await service.files.readText(found!.file)).toBe('original of 3 segments');
    const packaged = kept.body.length;
    expect(found).toMatchObject({ size: 22, bytes: 22 + packaged, state: ProcessingStatus.PENDING });
    await expect.poll(count, patient).toBe(0);
    expect(existsSync(join(encoded, 'video-360-0.m4s'))).toBe(false);
    expect(worker.errors).toEqual([]);
    await tidyLeft({ db: service.db, files: service.files, folder, log: quiet }, () => false);
    expect(existsSync(encoded)).toBe(false);
  } finally {
    await worker.work.stop();
  }
}, 60_000);

test('an event is one worker’s, and another one’s once the first has left', async () => {
  const [one, other] = [await aWorker(), await aWorker()];
  const event = await anEvent();
  try {
    expect(await one.send(event.key)).toBeDefined();
    expect(await other.send(event.key)).toBeUndefined();
    await one.work.stop();
    expect(await other.send(event.key)).toBeDefined();
  } finally {
    await Promise.all([one.work.stop(), other.work.stop()]);
  }
}, 30_000);

test('the lease of a worker that was killed lapses, and its event says that nothing arrives', async () => {
  const event = await anEvent();
  const { db } = service;
  const later = (seconds: number) => new Date(service.now().getTime() + seconds * 1000);
  const [killed, next] = [crypto.randomUUID(), crypto.randomUUID()];
  expect(await takeEvent(db, event.id, killed, service.now())).toBe(true);
  await moveEvent(db, event.id, 'arrived', service.now());
  await event.onAir();
  expect(await takeEvent(db, event.id, next, later(14))).toBe(false);
  expect(
    await Promise.all([next, crypto.randomUUID()].map((each) => takeEvent(db, event.id, each, later(15)))),
  ).toEqual(expect.arrayContaining([true, false]));
  service.setNow(later(31));
  const worker = await aWorker();
  await expect.poll(() => stateOf(event), patient).toBe('interrupted');
  await worker.work.stop();
}, 30_000);

test('a stream with a key that was replaced is ended', async () => {
  const worker = await aWorker();
  const event = await anEvent();
  try {
    const stream = (await worker.send(event.key))!;
    worker.report('main');
    worker.segment(0);
    await expect.poll(() => stateOf(event), patient).toBe('receiving');
    let isEnded = false;
    stream.end = () => void (isEnded = true);
    service.setNow(new Date(service.now().getTime() + 1000));
    const made = await service.call('POST /Management/LiveEvents/:id/Keys', {
      as: event.manager.subject,
      ...{ params: { id: event.id }, body: {} },
    });
    expect(made.status).toBe(201);
    await expect.poll(() => isEnded, patient).toBe(true);
    expect(await worker.send(event.key)).toBeUndefined();
    expect(LiveInputs).toContain(worker.encoders[0]!.chosen[0]);
  } finally {
    await worker.work.stop();
  }
}, 30_000);
