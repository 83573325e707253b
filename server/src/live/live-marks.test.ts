import { randomUUID } from 'node:crypto';
import { expect, test } from 'vitest';
import { sql } from '../platform/db/sql.ts';
import { anEvent, aWorker, fetch, patient, prepareLiveWork, service, stateOf } from './test-live-work.ts';

prepareLiveWork();

/** Calls about the marks of an event, as who runs it. */
const callsFor = ({ id, manager }: Awaited<ReturnType<typeof anEvent>>) => ({
  mark: (title: string, markId: string = randomUUID()) =>
    service.call('PUT /Management/LiveEvents/:id/Marks/:markId', {
      as: manager.subject,
      params: { id, markId },
      body: { title },
    }),
  undo: (markId: string) =>
    service.call('DELETE /Management/LiveEvents/:id/Marks/:markId', {
      as: manager.subject,
      params: { id, markId },
    }),
});

test('what is marked on air is shown at once, and is the chapters of the recording at its seconds', async () => {
  const worker = await aWorker();
  const event = await anEvent();
  const { mark, undo } = callsFor(event);
  const chapters = async () => {
    const { body } = await service.call('GET /MediaContents/Publics/:id', { params: { id: event.id } });
    return body.chapters?.map(({ title, startTime }) => [title, startTime]);
  };
  const passes = (seconds: number) => service.setNow(new Date(service.now().getTime() + seconds * 1000));
  /** A second of the stream. */
  const arrives = async (number: number) => {
    worker.segment(number);
    passes(1);
    await expect
      .poll(async () => (await fetch(event.id, 'video-360.m3u8')).text, patient)
      .toContain(`video-360-${number}.m4s`);
  };
  try {
    expect(await worker.send(event.key)).toBeDefined();
    worker.report('main');
    worker.segment(0);
    await expect.poll(() => stateOf(event), patient).toBe('receiving');
    expect(await mark('Too early')).toMatchObject({ status: 409, body: { reason: 'live.notOnAirNow' } });
    await event.onAir();
    passes(1);
    for (const number of [1, 2]) await arrives(number);
    const markId = randomUUID();
    expect((await mark(' Numbers ', markId)).body.marks).toMatchObject([{ title: 'Numbers', second: 3 }]);
    expect(await chapters()).toEqual([['Numbers', 3]]);
    // Again it is the same mark, also with another title.
    passes(1);
    expect((await mark('Figures', markId)).body.marks).toMatchObject([{ title: 'Figures', second: 3 }]);
    const wrong = randomUUID();
    await mark('A slip', wrong);
    expect((await undo(wrong)).body.marks).toHaveLength(1);
    expect((await undo(wrong)).status).toBe(200);
    // A minute in which nothing arrives is in no recording.
    passes(60);
    for (const number of [3, 4]) await arrives(number);
    await mark('Questions');
    await arrives(5);
    expect(await chapters()).toEqual([
      ['Figures', 3],
      ['Questions', 5],
    ]);
    await event.end();
    await expect.poll(() => stateOf(event), patient).toBe('onDemand');
    expect(await chapters()).toEqual([
      ['Figures', 3],
      ['Questions', 5],
    ]);
    expect(await mark('Too late')).toMatchObject({ status: 409, body: { reason: 'live.isOver' } });
    expect(await undo(markId)).toMatchObject({ status: 409 });
  } finally {
    await worker.work.stop();
  }
}, 60_000);

test('who may not run an event marks nothing, and bad titles are named', async () => {
  const event = await anEvent();
  const as = event.viewer.subject;
  const params = { id: event.id, markId: randomUUID() };
  const name = 'PUT /Management/LiveEvents/:id/Marks/:markId';
  expect((await service.call(name, { as, params, body: { title: 'Mine' } })).status).toBe(403);
  expect(await callsFor(event).mark(' ')).toMatchObject({
    status: 400,
    body: { exceptionData: { field: 'title' } },
  });
});

test('an event without marks keeps the chapters of its item', async () => {
  const worker = await aWorker();
  const event = await anEvent();
  const chapters = [{ title: 'By hand', startTime: 0 }];
  await service.db.query(
    sql`update media_contents set chapters = ${JSON.stringify(chapters)}::jsonb where id = ${event.id}::uuid`,
  );
  try {
    expect(await worker.send(event.key)).toBeDefined();
    worker.report('main');
    worker.segment(0);
    await expect.poll(() => stateOf(event), patient).toBe('receiving');
    await event.onAir();
    await event.end();
    await expect.poll(() => stateOf(event), patient).toBe('onDemand');
    const { body } = await service.call('GET /MediaContents/Publics/:id', { params: { id: event.id } });
    expect(body.chapters).toMatchObject([{ title: 'By hand' }]);
  } finally {
    await worker.work.stop();
  }
}, 60_000);
