import { appendFileSync, existsSync, mkdirSync, mkdtempSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { sql } from '../platform/db/sql.ts';
import { moveEvent } from './events-db.ts';
import { findRecorded, listSegments, liveFolder } from './stream/segments-db.ts';
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
import { takeUpLeft, tidyLeft } from './work/left-folders.ts';
import { listEnded, postponeEnded } from './work/leases-db.ts';

prepareLiveWork();

test('an event of which no item can be made keeps no other from becoming one', async () => {
  const worker = await aWorker();
  const events = [await anEvent(), await anEvent()] as const;
  const [broken, whole] = events;
  try {
    for (const event of events) {
      const before = worker.encoders.length;
      expect(await worker.send(event.key)).toBeDefined();
      await expect.poll(() => worker.encoders.length, patient).toBe(before + 1);
      worker.report('main');
      worker.segment(0);
      await expect.poll(() => stateOf(event), patient).toBe('receiving');
      expect((await event.onAir()).status).toBe(200);
    }
    for await (const { key } of service.files.list())
      if (key.startsWith(`${liveFolder(broken.id)}/`)) await service.files.remove(key);
    expect((await broken.end()).body).toMatchObject({ state: 'ended' });
    expect((await whole.end()).body).toMatchObject({ state: 'ended' });
    await expect.poll(() => stateOf(whole), patient).toBe('onDemand');
    expect(await stateOf(broken)).not.toBe('onDemand');
    await expect
      .poll(() => worker.errors, patient)
      .toContainEqual(expect.objectContaining({ event: broken.id }));
  } finally {
    await worker.work.stop();
  }
}, 60_000);

test('what was sent before an event went on air is in no stream and no recording', async () => {
  const worker = await aWorker();
  const event = await anEvent();
  try {
    expect(await worker.send(event.key)).toBeDefined();
    worker.report('main');
    worker.segment(0);
    await expect.poll(() => stateOf(event), patient).toBe('receiving');
    service.setNow(new Date(service.now().getTime() + 60_000));
    expect((await event.onAir()).status).toBe(200);
    // An encoder that is late has nothing of it yet: viewers wait, and who runs the event sees what arrived.
    const { body: manager } = await service.call('GET /Users/Me', { as: event.manager.subject });
    expect((await fetch(event.id, 'video-360.m3u8')).status).toBe(404);
    expect((await fetch(event.id, 'video-360.m3u8', manager.mediaToken)).text).toContain('video-360-0.m4s');
    worker.segment(1);
    await expect
      .poll(async () => (await fetch(event.id, 'video-360.m3u8')).text, patient)
      .toContain('video-360-1.m4s');
    const { text } = await fetch(event.id, 'video-360.m3u8');
    expect(text).toContain('#EXT-X-MEDIA-SEQUENCE:1\n');
    expect(text).not.toContain('video-360-0.m4s');
    expect((await event.end()).status).toBe(200);
    await expect.poll(() => stateOf(event), patient).toBe('onDemand');
    const kept = await service.app.inject({ url: `/api/media/${event.id}/1/video-360.mp4?jwt=public` });
    expect(kept.body).toBe(`${header.toString('latin1')}segment 1`);
    const [row] = await service.db.query<{ stretches: unknown }>(
      sql`select stretches from live_events where media_content_id = ${event.id}::uuid`,
    );
    expect(row!.stretches).toEqual([{ at: service.now().getTime(), second: 0 }]);
  } finally {
    await worker.work.stop();
  }
}, 60_000);

test('an event that failed after its end waits longer each time', async () => {
  const { db } = service;
  const { id } = await anEvent();
  for (const cause of ['arrived', 'onAir', 'end'] as const) await moveEvent(db, id, cause, service.now());
  const waits: number[] = [];
  for (let turn = 0; turn < 12; turn++) {
    await postponeEnded(db, id, service.now());
    const [row] = await db.query<{ due: Date }>(
      sql`select due_at as due from live_events where media_content_id = ${id}::uuid`,
    );
    waits.push((row!.due.getTime() - service.now().getTime()) / 1000);
  }
  expect(waits.slice(0, 4)).toEqual([4, 8, 16, 32]);
  expect(waits.at(-1)).toBe(3_600);
  expect(await listEnded(db, service.now())).not.toContain(id);
  expect(await listEnded(db, new Date(service.now().getTime() + 3_600_000))).toContain(id);
});

test('what a killed worker of this machine had encoded is stored, late where others went on', async () => {
  const { db, files } = service;
  const left = mkdtempSync(join(folder, 'left-'));
  const events = [await anEvent(), await anEvent()] as const;
  for (const { id } of events) {
    const into = join(left, id, 'killed');
    mkdirSync(into, { recursive: true });
    const run = {
      ...{ run: 1, input: 'main', recording: 'recording-1-main.flv', sounds: [] },
      renditions: [
        { track: 'video-360', width: 640, height: 360, framesPerSecond: 30, bitsPerSecond: 800_000 },
      ],
    };
    writeFileSync(join(into, 'runs.jsonl'), `${JSON.stringify(run)}\n`);
    writeFileSync(join(into, 'video-360-init-1.mp4'), header);
    for (const number of [0, 1]) {
      const segment = { number, run: 1, startsAt: service.now().toISOString(), seconds: { 'video-360': 1 } };
      writeFileSync(join(into, `video-360-${number}.m4s`), `segment ${number}`);
      appendFileSync(join(into, 'segments.jsonl'), `${JSON.stringify(segment)}\n`);
    }
  }
  const [own, continued] = events;
  const later = new Date(service.now().getTime() + 60_000);
  await db.query(sql`
    insert into live_runs (media_content_id, part, run, organization_id, tracks)
    select media_content_id, 'next', 1, organization_id, '[]' from live_events where media_content_id = ${continued.id}::uuid`);
  await db.query(sql`
    insert into live_segments (media_content_id, number, part, run, file_number, starts_at, lengths)
    values (${continued.id}::uuid, 0, 'next', 1, 0, ${later}::timestamptz, '{}')`);
  for (const cause of ['arrived', 'onAir'] as const) await moveEvent(db, continued.id, cause, service.now());
  const deps = { db, files, folder: left, log: quiet };
  for (let turn = 0; turn < 2; turn++) await takeUpLeft(deps);
  const stored = async (id: string) => (await listSegments(db, id, -1)).map(({ part }) => part);
  const recorded = async (id: string) => (await findRecorded(db, id)).segments.map(({ part }) => part);
  expect(await stored(own.id)).toEqual(['killed', 'killed']);
  // Viewers are beyond it, and the recording has it where it was received.
  expect(await stored(continued.id)).toEqual(['next']);
  expect(await recorded(continued.id)).toEqual(['killed', 'killed', 'next']);
  expect(await files.readText(`${liveFolder(own.id)}/killed-video-360-1.m4s`)).toBe('segment 1');
  // The folders stay until the items have their originals.
  await tidyLeft(deps, () => false);
  expect(existsSync(join(left, own.id))).toBe(true);
});

test('an event that has ended is completed before its item is made, whether its worker runs or not', async () => {
  const worker = await aWorker();
  const events = [await anEvent(), await anEvent()] as const;
  const [running, left] = events;
  try {
    for (const event of events) {
      const before = worker.encoders.length;
      expect(await worker.send(event.key)).toBeDefined();
      await expect.poll(() => worker.encoders.length, patient).toBe(before + 1);
      worker.report('main');
      worker.segment(0);
      await expect.poll(() => stateOf(event), patient).toBe('receiving');
      expect((await event.onAir()).status).toBe(200);
    }
    // A part that a killed process has left.
    mkdirSync(join(folder, left.id, 'killed'), { recursive: true });
    for (const event of events) expect((await event.end()).body).toMatchObject({ state: 'ended' });
    for (const event of events) await expect.poll(() => stateOf(event), patient).toBe('onDemand');
    expect(worker.completed).toContain(join(folder, left.id, 'killed'));
    for (const { folder: own } of worker.encoders) expect(worker.completed).toContain(own);
    expect(worker.completed.filter((own) => own.includes(running.id)).length).toBeGreaterThan(0);
    expect(worker.errors).toEqual([]);
  } finally {
    await worker.work.stop();
  }
}, 60_000);
