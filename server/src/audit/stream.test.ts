import type { AuditAction } from '@tv/contract/organization/audit-actions';
import { createHmac } from 'node:crypto';
import { once } from 'node:events';
import { createServer, type IncomingHttpHeaders, type Server } from 'node:http';
import {
  type AddressInfo,
  createServer as createTcpServer,
  type Server as TcpServer,
  type Socket,
} from 'node:net';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { recordChange } from '../platform/audit-db.ts';
import { actorOfKey, asActor } from '../platform/actor.ts';
import { sql } from '../platform/db/sql.ts';
import { anApiKey, anOrganization, aPerson } from '../test-builders.ts';
import { startTestService, type TestService } from '../test-service.ts';
import { setOperatorsReceiver } from './stream-db.ts';
import { streamLines } from './stream-lines.ts';

let service: TestService;
let own: string;
let admin: { id: string; subject: string };
const secretKey = 'a secret key that only this test has';
const policy = { allows: () => true, protocols: ['http:', 'https:'] };
const warnings: unknown[] = [];
const log = { info() {}, error() {}, warn: (facts: unknown) => void warnings.push(facts) };

beforeAll(async () => {
  service = await startTestService();
  own = await anOrganization(service.db);
  admin = await aPerson(service.db, { organizations: [[own, 'Admin']], email: 'ädmin@tv.example' });
});
afterAll(() => service.close());
beforeEach(async () => {
  await service.db.execute('delete from audit_receivers; delete from audit_log');
  warnings.length = 0;
});

const later = (seconds: number) => service.setNow(new Date(service.now().getTime() + seconds * 1000));
const stream = (limit = 2_000) =>
  streamLines(
    { db: service.db, clock: service.now, log, secretKey, publicUrl: 'https://tv.example', policy, limit },
    new AbortController().signal,
  );
const record = (action: string, organizationId = own) =>
  recordChange(service.db, {
    ...{ organizationId, personId: admin.id, action: action as AuditAction, subject: 'ein Gerät' },
    detail: { text: 'Grüße\n<13>1 forged' },
    now: service.now(),
  });
const waiting = async () => (await service.db.query(sql`select 1 from audit_deliveries`)).length;
const portOf = (server: Server | TcpServer) => (server.address() as AddressInfo).port;

/** A syslog server with octet counting (RFC 6587). `answer` decides what it does with a connection. */
async function aSyslogServer(answer: (socket: Socket) => boolean) {
  const taken: string[] = [];
  const server = createTcpServer({ allowHalfOpen: true }, (socket) => {
    socket.on('error', () => {});
    if (!answer(socket)) return;
    const parts: Buffer[] = [];
    socket.on('data', (part) => parts.push(part));
    socket.on('end', () => {
      let rest = Buffer.concat(parts).toString('latin1');
      while (rest) {
        const [, length = '0'] = /^(\d+) /.exec(rest) ?? [];
        const from = length.length + 1;
        taken.push(rest.slice(from, from + Number(length)));
        rest = rest.slice(from + Number(length));
      }
      socket.end();
    });
  }).listen(0, '127.0.0.1');
  await once(server, 'listening');
  return { server, taken, url: `tcp://127.0.0.1:${portOf(server)}` };
}

/** A webhook. It answers the statuses in turn, then 204; 0: nothing at all. */
async function aWebhook(...statuses: number[]) {
  const taken: { headers: IncomingHttpHeaders; body: string }[] = [];
  const server = createServer((request, response) => {
    let body = '';
    request.on('data', (part: Buffer) => (body += part.toString()));
    request.on('end', () => {
      const status = statuses.shift() ?? 204;
      if (status === 0) return;
      if (status < 300) taken.push({ headers: request.headers, body });
      response.writeHead(status, status === 302 ? { location: 'http://127.0.0.1:1/' } : {}).end();
    });
  }).listen(0, '127.0.0.1');
  await once(server, 'listening');
  const set = await service.call('PUT /Management/AuditWebhook', {
    as: admin.subject,
    body: { url: 'https://siem.example.com/hook' },
  });
  await service.db.query(sql`
    update audit_receivers set address = ${`http://127.0.0.1:${portOf(server)}/hook`} where organization_id = ${own}::uuid`);
  // The line about the webhook itself.
  await service.db.query(sql`delete from audit_deliveries`);
  return { server, taken, secret: set.body.secret };
}
const linesOf = ({ body }: { body: string }) =>
  (JSON.parse(body) as { data: { lines: { action: string; organizationId: string }[] } }).data.lines;

test('a syslog server gets every line of the portal, in order, as RFC 5424 in ASCII', async () => {
  const { server, taken, url } = await aSyslogServer(() => true);
  await setOperatorsReceiver(service.db, url, service.now());
  const other = await anOrganization(service.db);
  for (let index = 0; index < 250; index++) await record(`change ${index}`, index % 2 ? own : other);
  await stream();
  server.close();
  expect(taken).toHaveLength(250);
  expect(await waiting()).toBe(0);
  const [header, json] = /^(.*?) (\{.*\})$/s.exec(taken[1]!)!.slice(1);
  expect(header).toBe('<109>1 2026-03-02T09:00:00.000Z tv.example tv - change-1 -');
  expect(JSON.parse(json!)).toMatchObject({
    ...{ action: 'change 1', organizationId: own, personId: admin.id, email: 'ädmin@tv.example' },
    detail: { text: 'Grüße\n<13>1 forged' },
  });
  // eslint-disable-next-line no-control-regex
  expect(taken.every((message) => /^[ -~]*$/.test(message))).toBe(true);
  expect(taken.map((message) => /"action":"change (\d+)"/.exec(message)?.[1])).toEqual(
    Array.from({ length: 250 }, (_, index) => String(index)),
  );
});

test('a line of a key names the key', async () => {
  const { server, taken, url } = await aSyslogServer(() => true);
  await setOperatorsReceiver(service.db, url, service.now());
  const { id: apiKeyId } = await anApiKey(service.db, own);
  await asActor({ name: actorOfKey('Nightly import'), apiKeyId }, () =>
    recordChange(service.db, {
      ...{ organizationId: own, personId: undefined, action: 'category made', subject: 'a category' },
      now: service.now(),
    }),
  );
  await stream();
  server.close();
  expect(taken).toHaveLength(1);
  expect(JSON.parse(taken[0]!.slice(taken[0]!.indexOf('{')))).toMatchObject({
    ...{ action: 'category made', actor: 'API key "Nightly import"', apiKeyId },
  });
});

test('lines wait for a syslog server that is silent, away or closes early, and none is lost', async () => {
  const answers: ((socket: Socket) => boolean)[] = [
    () => false, // it takes the connection and reads nothing
    (socket) => void socket.resetAndDestroy() as never,
  ];
  const { server, taken, url } = await aSyslogServer((socket) => answers.shift()?.(socket) ?? true);
  await setOperatorsReceiver(service.db, url, service.now());
  await record('first');
  await stream(200);
  expect([taken, await waiting()]).toEqual([[], 1]);
  await record('second');
  // Not yet: the server has a pause.
  await stream(200);
  expect(answers).toHaveLength(1);
  later(1);
  await stream(200);
  expect([taken, await waiting(), warnings.length]).toEqual([[], 2, 2]);
  later(2);
  await stream();
  server.close();
  expect(taken.map((message) => /"action":"(\w+)"/.exec(message)?.[1])).toEqual(['first', 'second']);
  await record('third');
  later(1);
  await stream(200);
  expect(await waiting()).toBe(1);
  await setOperatorsReceiver(service.db, undefined, service.now());
  expect(await waiting()).toBe(0);
});

test('a webhook gets its organization’s lines, signed as Standard Webhooks says', async () => {
  const { server, taken, secret } = await aWebhook();
  await record('of ours');
  await record('of others', await anOrganization(service.db));
  await stream();
  server.close();
  expect(taken).toHaveLength(1);
  const [{ headers, body }] = taken as [(typeof taken)[0]];
  expect(linesOf({ body }).map(({ action, organizationId }) => [action, organizationId])).toEqual([
    ['of ours', own],
  ]);
  const signed = `${String(headers['webhook-id'])}.${String(headers['webhook-timestamp'])}.${body}`;
  const key = Buffer.from(secret.replace('whsec_', ''), 'base64');
  expect(headers['webhook-signature']).toBe(
    `v1,${createHmac('sha256', key).update(signed).digest('base64')}`,
  );
  const [row] = await service.db.query<{ sealed: string }>(sql`select sealed from audit_receivers`);
  expect(row?.sealed).not.toContain(secret);
});

test('a webhook that answers 5xx, redirects or nothing gets the same lines again, in order', async () => {
  const { server, taken } = await aWebhook(500, 302, 0);
  await record('first');
  for (const wait of [1, 2, 4]) {
    await stream(300);
    expect(taken).toEqual([]);
    later(wait);
    await record(`after ${wait}`);
  }
  await stream();
  server.closeAllConnections();
  server.close();
  expect(taken.flatMap(linesOf).map(({ action }) => action)).toEqual([
    'first',
    'after 1',
    'after 2',
    'after 4',
  ]);
  const { body } = await service.call('GET /Management/AuditWebhook', { as: admin.subject });
  expect(body).toMatchObject({ waitingLines: 0, url: expect.stringContaining('/hook') });
  expect(body.problem).toBeUndefined();
});

test('a silent receiver holds up no other one, and no change', async () => {
  const silent = await aSyslogServer(() => false);
  await setOperatorsReceiver(service.db, silent.url, service.now());
  const { server, taken } = await aWebhook();
  await record('a change');
  const streaming = stream(1_500);
  await expect.poll(() => taken.length).toBe(1);
  await record('another one');
  // The silent one still holds its lease: of two processes one serves it.
  const leased = await service.db.query(sql`select 1 from audit_receivers where lease is not null`);
  expect(leased.length).toBeGreaterThan(0);
  await streaming;
  silent.server.close();
  server.close();
});

test('an admin sets only public addresses, sees no secret again, and takes the webhook away', async () => {
  const put = (url: string) =>
    service.call('PUT /Management/AuditWebhook', { as: admin.subject, body: { url } });
  for (const url of [
    'http://siem.example.com/',
    'https://127.0.0.1/',
    'https://10.1.2.3/',
    'https://localhost/',
    'no address',
  ]) {
    const { status, body } = await put(url);
    expect([url, status, (body as { exceptionData?: unknown }).exceptionData]).toEqual([
      url,
      400,
      { field: 'url' },
    ]);
  }
  const set = await put('HTTPS://SIEM.example.com.:443/hook?key=hidden#part');
  expect(set.body.url).toBe('https://siem.example.com/hook?key=hidden');
  expect(set.body.secret).toMatch(/^whsec_.{32}$/);
  const found = await service.call('GET /Management/AuditWebhook', { as: admin.subject });
  expect(JSON.stringify(found.body)).not.toContain(set.body.secret);
  // The name may resolve to a private address later: it is checked for every message.
  const strict = { allows: () => false, protocols: ['https:'] };
  await service.db.query(sql`update audit_receivers set address = 'https://localhost.example.com/'`);
  await streamLines(
    {
      db: service.db,
      clock: service.now,
      log,
      secretKey,
      publicUrl: 'https://tv.example',
      policy: strict,
      limit: 500,
    },
    new AbortController().signal,
  );
  expect(await waiting()).toBe(1);
  for (let time = 0; time < 2; time++)
    expect((await service.call('DELETE /Management/AuditWebhook', { as: admin.subject })).status).toBe(204);
  expect((await service.call('GET /Management/AuditWebhook', { as: admin.subject })).status).toBe(404);
  const lines = await service.db.query<{ action: string; detail: object }>(
    sql`select action, detail from audit_log order by id`,
  );
  expect(lines.map(({ action }) => action)).toEqual(['audit webhook set', 'audit webhook removed']);
  expect(JSON.stringify(lines)).not.toContain('hidden');
});
