import { Webhook } from 'standardwebhooks';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { sql } from '../platform/db/sql.ts';
import { aMediaContent, anOrganization, aPerson } from '../test-builders.ts';
import { startTestService, type TestService } from '../test-service.ts';
import { deleteOldDeliveries } from './deliveries-db.ts';
import { type ReceivedMessage, startWebhookReceiver } from './test-webhook-receiver.ts';
import { webhooksOf } from './test-webhooks.ts';

let service: TestService;
let receiver: Awaited<ReturnType<typeof startWebhookReceiver>>;
let webhooks: ReturnType<typeof webhooksOf>;
let own: string;
let admin: { id: string; subject: string };
const start = new Date('2026-03-02T09:00:00Z');

beforeAll(async () => {
  service = await startTestService(start);
  receiver = await startWebhookReceiver();
  webhooks = webhooksOf(service, 400);
  own = await anOrganization(service.db, { name: 'Own' });
  admin = await aPerson(service.db, { organizations: [[own, 'Admin']], email: 'admin@tv.example' });
});
afterAll(async () => {
  receiver.close();
  await service.close();
});
beforeEach(async () => {
  receiver.forget();
  service.setNow(start);
  await service.db.query(sql`delete from webhooks`);
  await service.db.query(sql`delete from jobs`);
});

const as = () => admin.subject;
const make = (...events: Parameters<typeof webhooks.make>[2]) => webhooks.make(as(), receiver.url, events);
const rename = (id: string, title: string) =>
  service.call('PATCH /Management/MediaContents/:id', { as: as(), params: { id }, body: { title } });
const found = async (id: string) =>
  (await service.call('GET /Management/Webhooks', { as: as() })).body.find((each) => each.id === id)!;
/** Checks the signature by the reference library, which has its own clock. */
const verify = (secret: string, { body, headers }: ReceivedMessage): unknown =>
  new Webhook(secret).verify(body, headers as Record<string, string>);
const now = () => service.setNow(new Date());

test('a message is signed as Standard Webhooks says, and has the event’s time and data', async () => {
  now();
  const { id: webhookId, secret } = await make('item.changed');
  const item = await aMediaContent(service.db, own);
  await rename(item, 'Ein Übungstag');
  await webhooks.deliver();
  expect(receiver.received).toHaveLength(1);
  const [message] = receiver.received as [ReceivedMessage];
  expect(verify(secret!, message)).toMatchObject({
    type: 'item.changed',
    data: { organizationId: own, item: { id: item, title: 'Ein Übungstag' }, changes: ['title'] },
  });
  expect(() => verify(secret!, { ...message, body: message.body.replace('title', 'titel') })).toThrow(
    /signature/i,
  );
  const [delivery] = await webhooks.log(as(), webhookId);
  expect(delivery).toMatchObject({
    ...{ id: message.headers['webhook-id'], event: 'item.changed', state: 'delivered', body: message.body },
    attempts: [{ status: 204 }],
  });
  await webhooks.deliver(3600);
  expect(receiver.received).toHaveLength(1);
});

test('what is not taken is sent eleven times within a day, with growing pauses and one id', async () => {
  const { id } = await make('item.changed');
  await rename(await aMediaContent(service.db, own), 'New');
  receiver.answer(...Array.from({ length: 11 }, () => 500));
  const waits: number[] = [];
  await webhooks.deliver();
  for (;;) {
    const [job] = await service.db.query<{ seconds: number }>(sql`
      select extract(epoch from run_at - now())::float8 as seconds from jobs where kind = 'webhook' and finished_at is null`);
    if (!job) break;
    waits.push(Math.round(job.seconds));
    await webhooks.deliver(Math.ceil(job.seconds));
  }
  expect(waits).toEqual([...waits].sort((one, other) => one - other));
  expect(waits).toHaveLength(10);
  const total = waits.reduce((sum, each) => sum + each, 0);
  expect(total).toBeGreaterThan(23 * 3600);
  expect(total).toBeLessThan(24 * 3600);
  expect(new Set(receiver.received.map(({ headers }) => headers['webhook-id'])).size).toBe(1);
  const [delivery] = await webhooks.log(as(), id);
  expect([delivery?.state, delivery?.attempts.length]).toEqual(['failed', 11]);
  expect(await found(id)).toMatchObject({ state: 'failing', failingSince: start.toISOString() });

  const params = { id, deliveryId: delivery!.id };
  const again = () =>
    service.call('POST /Management/Webhooks/:id/Deliveries/:deliveryId/Resend', { as: as(), params });
  expect((await again()).body).toMatchObject({ state: 'waiting' });
  await again();
  await webhooks.deliver();
  expect(receiver.received).toHaveLength(12);
  expect(receiver.received.at(-1)?.headers['webhook-id']).toBe(delivery!.id);
  expect((await webhooks.log(as(), id))[0]).toMatchObject({ state: 'delivered' });
  const healed = await found(id);
  expect([healed.state, healed.failingSince]).toEqual(['active', undefined]);
});

test('Retry-After makes a pause longer, within an hour', async () => {
  const { id } = await make('item.changed');
  await rename(await aMediaContent(service.db, own), 'New');
  for (const [header, seconds] of [
    ['120', 120],
    [new Date(start.getTime() + 600_000).toUTCString(), 600],
    ['999999', 3600],
    ['nonsense', 900],
  ] as const) {
    receiver.answer((response) => response.writeHead(503, { 'retry-after': header }).end());
    service.setNow(start);
    await webhooks.deliver();
    const [job] = await service.db.query<{ seconds: number }>(sql`
      select extract(epoch from run_at - now())::float8 as seconds from jobs where kind = 'webhook' and finished_at is null`);
    expect(Math.round(job!.seconds), header).toBe(seconds);
    await service.db.query(sql`update jobs set run_at = now() where kind = 'webhook'`);
  }
  expect((await webhooks.log(as(), id))[0]?.attempts.map(({ status }) => status)).toEqual([
    503, 503, 503, 503,
  ]);
});

test('the first attempts of one item are in the order of its events, and another’s failure holds up nobody', async () => {
  await make('item.changed', 'item.unpublished', 'item.published', 'item.deleted');
  const [one, two] = [await aMediaContent(service.db, own), await aMediaContent(service.db, own)];
  await rename(one, 'First');
  await rename(one, 'Second');
  const options = { as: as(), params: { id: one } };
  await service.call('DELETE /Management/MediaContents/:id/Publications', options);
  await service.call('DELETE /Management/MediaContents/:id', options);
  await rename(two, 'Other');
  receiver.answer((response) => void setTimeout(() => response.writeHead(500).end(), 100));
  await webhooks.deliver();
  const ofOne = receiver.events().filter(({ data }) => data.item?.id === one);
  expect(ofOne.map(({ type }) => type)).toEqual([
    'item.changed',
    'item.changed',
    'item.unpublished',
    'item.deleted',
  ]);
  expect(receiver.events()).toHaveLength(5);
});

test('410 ends a webhook at once, and its admins are told once', async () => {
  const { id } = await make('item.changed');
  receiver.answer(410, 410);
  const item = await aMediaContent(service.db, own);
  await rename(item, 'One');
  await webhooks.deliver();
  await rename(item, 'Two');
  await webhooks.deliver();
  expect(receiver.received).toHaveLength(1);
  expect(await found(id)).toMatchObject({ state: 'ended', endedBecause: 'gone' });
  const { body: notices } = await service.call('GET /Users/Me/Notices', { as: as() });
  expect(notices).toMatchObject([{ kind: 'webhookEnded', title: '127.0.0.1' }]);
  const mails = await service.mails('admin@tv.example');
  expect(mails.map(({ subject }) => subject)).toEqual(['A webhook of Own has ended']);
  expect(mails[0]!.text).toContain('127.0.0.1');
  expect((await webhooks.log(as(), id)).map(({ state }) => state)).toEqual(['failed']);

  const params = { id };
  expect((await service.call('POST /Management/Webhooks/:id/Test', { as: as(), params })).status).toBe(409);
  await service.call('PATCH /Management/Webhooks/:id', { as: as(), params, body: { isPaused: false } });
  expect(await found(id)).toMatchObject({ state: 'active' });
  await rename(item, 'Three');
  await webhooks.deliver();
  expect(receiver.received).toHaveLength(2);
});

test('a webhook that took nothing for five days is ended, and not before', async () => {
  const { id } = await make('item.changed');
  const item = await aMediaContent(service.db, own);
  const failAll = async (title: string) => {
    receiver.answer(...Array.from({ length: 11 }, () => 503));
    await rename(item, title);
    for (let attempt = 0; attempt < 11; attempt++) {
      await webhooks.deliver();
      await service.db.query(
        sql`update jobs set run_at = now() where kind = 'webhook' and finished_at is null`,
      );
    }
  };
  const days = (count: number) => service.setNow(new Date(start.getTime() + count * 24 * 3_600_000));
  await failAll('The first');
  days(4.9);
  await failAll('Nearly five days later');
  expect((await found(id)).state).toBe('failing');
  days(5);
  await failAll('Five days later');
  expect(await found(id)).toMatchObject({ state: 'ended', endedBecause: 'failed' });
  const { body: log } = await service.call('GET /Management/AuditLog', {
    as: as(),
    query: { action: ['webhook ended'] },
  });
  expect(log[0]).toMatchObject({
    subject: id,
    detail: { host: expect.stringContaining('127.0.0.1'), because: 'failed' },
  });
});

test('a paused or deleted webhook is sent nothing, also of what waits', async () => {
  const [paused, deleted] = [await make('item.changed'), await make('item.changed')];
  await rename(await aMediaContent(service.db, own), 'Waits');
  const params = ({ id }: { id: string }) => ({ as: as(), params: { id } });
  await service.call('PATCH /Management/Webhooks/:id', { ...params(paused), body: { isPaused: true } });
  await service.call('DELETE /Management/Webhooks/:id', params(deleted));
  await webhooks.deliver();
  expect(receiver.received).toEqual([]);
  expect((await webhooks.log(as(), paused.id)).map(({ state }) => state)).toEqual(['dropped']);
});

test('both secrets sign while they overlap, and the former one ends', async () => {
  now();
  const { id, secret: first } = await make('item.changed');
  const rotate = async (body: object) =>
    (await service.call('POST /Management/Webhooks/:id/Rotate', { as: as(), params: { id }, body })).body;
  const item = await aMediaContent(service.db, own);
  const send = async (title: string) => {
    receiver.forget();
    await rename(item, title);
    await webhooks.deliver();
    return receiver.received[0]!;
  };
  const { secret: second, formerSecretUntil } = await rotate({});
  expect(new Date(formerSecretUntil!).getTime()).toBe(service.now().getTime() + 24 * 3_600_000);
  const overlapping = await send('Both');
  for (const secret of [first!, second!]) expect(verify(secret, overlapping)).toBeTruthy();
  expect(String(overlapping.headers['webhook-signature']).split(' ')).toHaveLength(2);
  const { secret: third } = await rotate({ endFormer: true });
  const last = await send('One');
  expect(verify(third!, last)).toBeTruthy();
  expect(() => verify(second!, last)).toThrow(/signature/i);
  await rotate({});
  service.setNow(new Date(service.now().getTime() + 25 * 3_600_000));
  expect(String((await send('Later')).headers['webhook-signature']).split(' ')).toHaveLength(1);
  expect((await found(id)).formerSecretUntil).toBeUndefined();
  const stored = await service.db.query(sql`select * from webhooks`);
  for (const secret of [first!, second!, third!])
    expect(JSON.stringify(stored)).not.toContain(secret.slice(6));
});

test('the log is kept for two weeks', async () => {
  const { id } = await make('item.changed');
  await rename(await aMediaContent(service.db, own), 'Old');
  await webhooks.deliver();
  const clean = (days: number) =>
    deleteOldDeliveries(
      service.db,
      new Date(Date.now() + days * 24 * 3_600_000),
      new AbortController().signal,
    );
  await clean(13);
  expect(await webhooks.log(as(), id)).toHaveLength(1);
  await clean(15);
  expect(await webhooks.log(as(), id)).toHaveLength(0);
});
