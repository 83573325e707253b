import { randomBytes } from 'node:crypto';
import type { ServerResponse } from 'node:http';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { sql } from '../platform/db/sql.ts';
import { aMediaContent, anOrganization, aPerson } from '../test-builders.ts';
import { startTestService, type TestService } from '../test-service.ts';
import { startWebhookReceiver } from './test-webhook-receiver.ts';
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

test('a hostile receiver gets nothing but the message, and costs little', async () => {
  const { id } = await make('item.changed');
  const follows = await startWebhookReceiver();
  const item = await aMediaContent(service.db, own);
  const tries: [string, () => void, object][] = [
    [
      'redirects',
      () => receiver.answer((response) => response.writeHead(302, { location: follows.url }).end()),
      { status: 302 },
    ],
    ['never answers', () => receiver.answer(() => {}), { problem: 'silent' }],
    [
      'closes the connection',
      () => receiver.answer((response) => void response.destroy()),
      { problem: 'unreachable' },
    ],
    [
      'sends a status and then one byte a while',
      () =>
        receiver.answer((response) => {
          response.writeHead(200).write('.');
          const timer = setInterval(() => response.write('.'), 50);
          response.on('close', () => clearInterval(timer));
        }),
      { status: 200, answer: expect.stringMatching(/^\.+$/) },
    ],
    [
      'answers with zero bytes and no text',
      () => receiver.answer((response) => void response.writeHead(200).end('a\0b\xff')),
      { status: 200, answer: expect.stringMatching(/^ab/) },
    ],
  ];
  for (const [what, prepare, attempt] of tries) {
    await service.db.query(sql`delete from jobs`);
    await service.db.query(sql`delete from webhook_deliveries`);
    prepare();
    await rename(item, what);
    await webhooks.deliver();
    expect((await webhooks.log(as(), id))[0]?.attempts, what).toMatchObject([attempt]);
  }
  expect(follows.received).toEqual([]);
  follows.close();
});

test('of ten megabytes a thousand bytes are read, and the connection is closed', async () => {
  const { id } = await make('item.changed');
  let written = 0;
  let isClosed = false;
  receiver.answer((response) => {
    response.writeHead(500);
    response.on('close', () => (isClosed = true));
    const more = () => {
      while (written < 10_000_000 && !isClosed) {
        written += 65_536;
        if (!response.write(randomBytes(65_536).toString('latin1'))) return void response.once('drain', more);
      }
    };
    more();
  });
  await rename(await aMediaContent(service.db, own), 'Big');
  await webhooks.deliver();
  await expect.poll(() => isClosed).toBe(true);
  expect(written).toBeLessThan(10_000_000);
  const [delivery] = await webhooks.log(as(), id);
  expect(delivery?.attempts[0]?.answer?.length).toBeLessThanOrEqual(1024);
  await service.db.query(sql`delete from jobs`);
});

test('a webhook that is slow has four messages under way at most, and another one is not held up', async () => {
  const slow = await startWebhookReceiver();
  let beside = 0;
  let most = 0;
  slow.answer(
    ...Array.from({ length: 40 }, () => (response: ServerResponse) => {
      most = Math.max(most, ++beside);
      setTimeout(() => {
        beside--;
        response.writeHead(204).end();
      }, 60);
    }),
  );
  await webhooks.make(as(), slow.url, ['item.uploaded']);
  await make('item.uploaded');
  for (let count = 0; count < 12; count++) await aMediaContent(service.db, own);
  await webhooks.deliver();
  expect([slow.received.length, receiver.received.length]).toEqual([12, 12]);
  expect(most).toBeLessThanOrEqual(4);
  slow.close();
});

test('no name is connected to whose address is private by then, and nothing of it is logged', async () => {
  const { id } = await make('item.changed');
  await service.db.query(sql`update webhooks set address = ${`https://localtest.me.invalid/secret-path`}`);
  await rename(await aMediaContent(service.db, own), 'Unresolved');
  await webhooks.deliver();
  await service.db.query(sql`update webhooks set address = ${`https://10.0.0.1/secret-path`}`);
  await webhooks.deliver(10);
  await service.db.query(sql`update webhooks set address = ${`http://hooks.example/secret-path`}`);
  await webhooks.deliver(100);
  const [delivery] = await webhooks.log(as(), id);
  expect(delivery?.attempts.map(({ problem }) => problem)).toEqual(['unreachable', 'address', 'address']);
  expect(webhooks.logged.length).toBeGreaterThan(0);
  expect(webhooks.logged.join('\n')).not.toContain('secret-path');
});
