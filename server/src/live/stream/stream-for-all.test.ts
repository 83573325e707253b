import { expect, test } from 'vitest';
import { anEvent, aWorker, patient, prepareLiveWork, service, stateOf } from '../test-live-work.ts';

prepareLiveWork();

type Event = Awaited<ReturnType<typeof anEvent>>;

/** An event on air. One segment arrived ten seconds before, and two since. */
async function onAir(worker: Awaited<ReturnType<typeof aWorker>>, visibility?: 1) {
  const event = await anEvent(visibility);
  await worker.send(event.key);
  worker.report('main');
  worker.segment(0);
  await expect.poll(() => stateOf(event), patient).toBe('receiving');
  service.setNow(new Date(service.now().getTime() + 10_000));
  for (const number of [1, 2]) worker.segment(number);
  const seenBy = async (person: Event['viewer']) =>
    (await ask(event, 'video-360.m3u8', await tokenOf(person))).body;
  await expect.poll(() => seenBy(event.manager), patient).toContain('video-360-2.m4s');
  expect((await event.onAir()).status).toBe(200);
  await expect.poll(() => seenBy(event.viewer), patient).toContain('video-360-2.m4s');
  return event;
}

const tokenOf = async ({ subject }: Event['viewer']) =>
  String((await service.call('GET /Users/Me', { as: subject })).body.mediaToken);

async function ask({ id }: Event, file: string, jwt: string, further = '') {
  const url = `/api/media/${id}/live/${file}?jwt=${jwt}${further}`;
  const { statusCode: status, body, headers } = await service.app.inject({ url });
  return { status, body, life: headers['x-accel-expires'], cache: headers['cache-control'] };
}

test('what arrived before the event went on air opens for those who run it alone', async () => {
  const worker = await aWorker();
  try {
    const event = await onAir(worker);
    const [viewer, manager] = [await tokenOf(event.viewer), await tokenOf(event.manager)];
    const { body } = await ask(event, 'video-360.m3u8', viewer);
    expect(body).not.toContain('video-360-0.m4s');
    const [, part] = /\n(\S+)-video-360-1\.m4s/.exec(body) ?? [];
    const statusOf = async (file: string, jwt: string) => (await ask(event, `${part}-${file}`, jwt)).status;
    expect(await statusOf('video-360-0.m4s', manager)).toBe(200);
    for (const [file, status] of [
      ['video-360-1.m4s', 200],
      ['video-360-init-1.mp4', 200],
      ['video-360-0.m4s', 404],
      ['video-360-00.m4s', 404],
      ['video-360-x.m4s', 404],
    ] as const)
      expect(await statusOf(file, viewer), file).toBe(status);
  } finally {
    await worker.work.stop();
  }
});

test('a proxy may store for all viewers what all of them get, and nothing else', async () => {
  const worker = await aWorker();
  try {
    const event = await onAir(worker, 1);
    const [viewer, manager] = [await tokenOf(event.viewer), await tokenOf(event.manager)];
    const stranger = await tokenOf((await anEvent()).viewer);
    expect(await ask(event, 'access', viewer)).toMatchObject({ status: 204, life: '20' });
    for (const jwt of [manager, stranger, 'public']) {
      const { status, life, cache } = await ask(event, 'access', jwt);
      expect([status, life, cache]).toEqual([403, undefined, 'private, no-store']);
    }
    const stored = (file: string, jwt: string) => ask(event, file, jwt, '&withoutToken=true');
    const list = await stored('video-360.m3u8', viewer);
    expect(list).toMatchObject({ status: 200, life: expect.stringMatching(/^@\d{10}$/) as string });
    expect(list.body).toMatch(/\n\S+-video-360-1\.m4s\?jwt=\n/);
    expect(list.body).not.toContain(viewer);
    expect((await stored('master.m3u8', viewer)).body).toContain('video-360.m3u8?jwt=\n');
    const [, segment] = /\n(\S+-video-360-1\.m4s)/.exec(list.body) ?? [];
    expect(await stored(segment!, viewer)).toMatchObject({ status: 200, life: '3600', body: 'segment 1' });
    expect(await stored(segment!.replace('-1.m4s', '-9.m4s'), viewer)).toMatchObject({
      status: 404,
      life: undefined,
    });
    // Those who run the event may see more than others.
    const own = await stored('video-360.m3u8', manager);
    expect([own.life, own.body.includes(`?jwt=${manager}`)]).toEqual([undefined, true]);
    expect((await stored('video-360.m3u8', stranger)).status).toBe(404);
  } finally {
    await worker.work.stop();
  }
});
