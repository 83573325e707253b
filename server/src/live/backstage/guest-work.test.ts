import { mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import type { LiveRun } from '../receive/live-report.ts';
import {
  anEvent,
  aWorker,
  fetch,
  header,
  patient,
  prepareLiveWork,
  service,
  stateOf,
} from '../test-live-work.ts';

prepareLiveWork();

/** An event on air, and its guest, with a worker that has both. */
async function onStage() {
  const worker = await aWorker();
  const event = await anEvent();
  const { id, manager } = event;
  const as = { as: manager.subject, params: { id } };
  const link = async () => {
    const made = await service.call('POST /Management/LiveEvents/:id/Guest', {
      ...as,
      body: { name: 'Guest' },
    });
    return new URL(made.body.url).hash.slice(1);
  };
  const ticketOf = async (key: string) =>
    (await service.call('POST /Backstage/Tickets', { body: { key } })).body.ticket;
  await worker.send(event.key);
  worker.report('main');
  worker.segment(0);
  await expect.poll(() => stateOf(event), patient).toBe('receiving');
  await event.onAir();
  return {
    ...{ worker, event, id, link, ticketOf },
    choose: (input: 'main' | 'guest') =>
      service.call('PUT /Management/LiveEvents/:id/Input', { ...as, body: { input } }),
    disinvite: () => service.call('DELETE /Management/LiveEvents/:id/Guest', as),
    later: () => service.setNow(new Date(service.now().getTime() + 1000)),
    inputOf: async () => (await event.show()).input,
  };
}

test('the presenter puts a guest on air, and a lost line takes the guest back', async () => {
  const { worker, event, link, ticketOf, choose, inputOf } = await onStage();
  const { chosen, onGuestLost } = worker.encoders[0]!;
  try {
    expect(await worker.send(await ticketOf(await link()), 'ticket')).toMatchObject({ input: 'guest' });
    worker.report('main', { backstage: true });
    await expect.poll(async () => (await event.show()).guest?.stream?.way, patient).toBe('browser');
    expect(await stateOf(event)).toBe('onAir');
    expect(chosen).not.toContain('guest');
    expect((await choose('guest')).status).toBe(200);
    await expect.poll(() => chosen.at(-1), patient).toBe('guest');
    worker.report('guest');
    await expect.poll(async () => (await event.show()).health?.chosen, patient).toBe('guest');

    onGuestLost!();
    worker.report('main', { backstage: true });
    await expect.poll(inputOf, patient).toBe('main');
    await expect.poll(() => chosen.at(-1), patient).toBe('main');
  } finally {
    await worker.work.stop();
  }
}, 40_000);

test('with another worker a guest begins backstage', async () => {
  const { worker, event, link, ticketOf, choose, inputOf } = await onStage();
  const other = await aWorker();
  try {
    await worker.send(await ticketOf(await link()), 'ticket');
    worker.report('main', { backstage: true });
    await expect.poll(async () => (await event.show()).guest?.stream, patient).toBeDefined();
    await choose('guest');
    await worker.work.stop();
    await other.send(event.key);
    await expect.poll(inputOf, patient).toBe('main');
    expect(other.encoders[0]!.chosen).not.toContain('guest');
  } finally {
    await Promise.all([worker.work.stop(), other.work.stop()]);
  }
}, 40_000);

test('a link that was ended or replaced ends what is sent with it, and its tickets open nothing', async () => {
  const { worker, link, ticketOf, disinvite, later } = await onStage();
  const sendUntilEnded = async (ticket: string, cause: () => Promise<unknown>) => {
    const stream = (await worker.send(ticket, 'ticket'))!;
    let isEnded = false;
    stream.end = () => void (isEnded = true);
    later();
    await cause();
    await expect.poll(() => isEnded, patient).toBe(true);
    expect(await worker.send(ticket, 'ticket')).toBeUndefined();
  };
  try {
    let next = '';
    await sendUntilEnded(await ticketOf(await link()), async () => void (next = await link()));
    later();
    await sendUntilEnded(await ticketOf(next), disinvite);
  } finally {
    await worker.work.stop();
  }
}, 40_000);

test('the presenter alone sees the preview of a guest, its newest half minute, until the guest has gone', async () => {
  const { worker, event, id, link, ticketOf } = await onStage();
  const token = (await service.call('GET /Users/Me', { as: event.manager.subject })).body.mediaToken;
  const run: LiveRun = {
    ...{ run: 1, input: 'guest', recording: 'recording-2-guest.webm' },
    ...{ offset: 0, startsAt: service.now().toISOString() },
    renditions: [
      { track: 'video-360', width: 640, height: 360, framesPerSecond: 15, bitsPerSecond: 800_000 },
    ],
    sounds: [],
  };
  const { folder, onPreview } = worker.encoders[0]!;
  const into = join(folder, 'guest');
  const add = (number: number) => {
    writeFileSync(join(into, `video-360-${number}.m4s`), `guest ${number}`);
    onPreview!(
      { number, run: 1, startsAt: service.now().toISOString(), seconds: { 'video-360': 1 } },
      run,
      into,
    );
  };
  try {
    mkdirSync(into, { recursive: true });
    writeFileSync(join(into, 'video-360-init-1.mp4'), header);
    const key = await link();
    await worker.send(await ticketOf(key), 'ticket');
    add(0);
    worker.report('main', { backstage: true });
    const previewUrl = async () => (await event.show()).guest?.previewUrl;
    await expect.poll(previewUrl, patient).toMatch(/\/live\/guest-[\da-f]{8}-1\.m3u8$/);
    const file = (await previewUrl())!.split('/').at(-1)!;
    const main = await fetch(id, file, token);
    expect(main).toMatchObject({ status: 200, cache: 'private, no-store' });
    const [, track] = /\n(guest-video-360\.m3u8)\?jwt=/.exec(main.text)!;
    const [, segment] = /\n(\S+-guest-video-360-0\.m4s)\?jwt=/.exec((await fetch(id, track!, token)).text)!;
    expect(await fetch(id, segment!, token)).toMatchObject({ status: 200, text: 'guest 0' });

    // The event is on air: its viewers see the stream, and nothing of who waits backstage.
    const { stream } = (await service.call('POST /Backstage', { body: { key } })).body;
    expect((await fetch(id, 'master.m3u8')).status).toBe(200);
    for (const jwt of ['public', stream!.token])
      for (const each of [file, track!, segment!]) expect((await fetch(id, each, jwt)).status).toBe(404);

    for (let number = 1; number <= 31; number++) {
      add(number);
      await expect
        .poll(async () => (await fetch(id, track!, token)).text, patient)
        .toContain(`-${number}.m4s`);
    }
    expect((await fetch(id, segment!, token)).status).toBe(404);
    worker.report('main');
    await expect.poll(previewUrl, patient).toBeUndefined();
  } finally {
    await worker.work.stop();
  }
}, 60_000);
