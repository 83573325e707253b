import { mkdirSync, mkdtempSync, rmSync, writeFileSync, appendFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { LiveInputs } from '@tv/contract/enumerations';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { hashToken } from '../platform/auth/secret-token.ts';
import { crossing } from '../platform/db/scope.ts';
import { sql } from '../platform/db/sql.ts';
import { anOrganization, aPerson } from '../test-builders.ts';
import { startTestService, type TestService } from '../test-service.ts';
import { moveEvent } from './events-db.ts';
import { putKey } from './keys-db.ts';
import type { EncodeEventOptions, LiveReport } from './receive/live-report.ts';
import type { AcceptKey, OnStream, ReceivedStream } from './receive/receive-stream.ts';
import { aLiveEvent } from './test-live-event.ts';
import { liveFolder } from './stream/segments-db.ts';
import { takeEvent } from './work/leases-db.ts';
import { workOnLiveEvents } from './work/work-on-events.ts';

let service: TestService;
const folder = mkdtempSync(join(tmpdir(), 'live-work-'));
beforeAll(async () => void (service = await startTestService()));
afterAll(async () => {
  await service.close();
  rmSync(folder, { recursive: true });
});

/** A header as ffmpeg writes them, as far as its codec is read. */
const header = Buffer.from('....avcC\x01\x64\x00\x1f', 'latin1');

async function anEvent() {
  const organizationId = await anOrganization(service.db);
  const manager = await aPerson(service.db, { organizations: [[organizationId, 'OrganizationManager']] });
  const viewer = await aPerson(service.db, { organizations: [organizationId] });
  const id = await aLiveEvent(service.db, organizationId, { visibility: 2 });
  const key = `tv_demo_${id}`;
  await putKey(service.db, id, {
    ...{ organizationId, input: 'main', hash: hashToken(key), start: 'tv_demo_', now: service.now() },
  });
  const as = { as: manager.subject, params: { id } };
  return {
    ...{ id, key, viewer, manager },
    show: async () => (await service.call('GET /Management/LiveEvents/:id', as)).body,
    onAir: () => service.call('PUT /Management/LiveEvents/:id/OnAir', as),
    end: () => service.call('DELETE /Management/LiveEvents/:id/OnAir', as),
  };
}

/** A worker whose encoder is a folder into which the test writes, and whose listener is the test. */
async function aWorker() {
  let listening: { acceptKey: AcceptKey; onStream: OnStream } | undefined;
  const encoders: (EncodeEventOptions & { chosen: string[] })[] = [];
  const errors: unknown[] = [];
  const log = { info() {}, warn() {}, error: (problem: unknown) => void errors.push(problem) };
  const work = await crossing('worker', () =>
    workOnLiveEvents({
      ...{ db: service.db, files: service.files, clock: service.now, folder, log: log as never },
      async receive(given) {
        listening = given;
      },
      async encode(options) {
        const encoder = { ...options, chosen: [] as string[] };
        encoders.push(encoder);
        return {
          take: (stream) => new Promise<void>((done) => void (stream.end = done)),
          choose: (input) => void encoder.chosen.push(input),
          end: async () => {},
        };
      },
    }),
  );
  return {
    ...{ work, encoders, errors },
    /** An encoder sends with a key. Answers whether it was taken. */
    async send(key: string): Promise<ReceivedStream | undefined> {
      const owner = await listening!.acceptKey(key);
      if (!owner) return undefined;
      const stream = {
        ...owner,
        way: 'rtmp',
        format: 'flv',
        facts: {},
        end() {},
      } as unknown as ReceivedStream;
      listening!.onStream(stream);
      await expect.poll(() => encoders.length, { timeout: 10_000 }).toBeGreaterThan(0);
      return stream;
    },
    report(chosen: LiveReport['chosen']) {
      const stream = { way: 'rtmp' as const, since: service.now(), bitsPerSecond: 2_000_000 };
      encoders.at(-1)!.onReport({
        ...{ at: service.now(), chosen, renditions: [360], secondsBehind: 0 },
        inputs: chosen ? { [chosen]: stream } : {},
        warnings: [{ name: 'live.noSound', values: {} }],
      });
    },
    segment(number: number, run = 1) {
      const { folder: into, onSegment } = encoders.at(-1)!;
      mkdirSync(into, { recursive: true });
      if (number === 0)
        appendFileSync(
          join(into, 'runs.jsonl'),
          `${JSON.stringify({
            ...{ run, input: 'main', recording: 'recording-1-main.flv', sounds: [] },
            renditions: [
              { track: 'video-360', width: 640, height: 360, framesPerSecond: 30, bitsPerSecond: 800_000 },
            ],
          })}\n`,
        );
      writeFileSync(join(into, `video-360-init-${run}.mp4`), header);
      writeFileSync(join(into, `video-360-${number}.m4s`), `segment ${number}`);
      onSegment!({ number, run, startsAt: service.now().toISOString(), seconds: { 'video-360': 1 } });
    },
  };
}

const stateOf = async (event: Awaited<ReturnType<typeof anEvent>>) => (await event.show()).state;
const patient = { timeout: 20_000, interval: 100 };
const fetch = async (id: string, file: string, jwt = 'public') => {
  const answer = await service.app.inject({ url: `/api/media/${id}/live/${file}?jwt=${jwt}` });
  return { status: answer.statusCode, text: answer.body, cache: answer.headers['cache-control'] };
};

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
    expect((await fetch(id, 'master.m3u8')).status).toBe(404);
    expect(worker.errors).toEqual([]);
  } finally {
    await worker.work.stop();
  }
}, 60_000);

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
    expect(worker.errors).toContainEqual(expect.objectContaining({ event: broken.id }));
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
