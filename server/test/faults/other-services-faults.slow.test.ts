// Slow: it waits until stores, providers, mail and push servers that are silent or slow are given up.
// Proves: each trouble of another service is answered in bounded time, and nothing that was acknowledged is lost.
// Ground: server/src/platform/storage, server/src/platform/mail, server/src/notifications, server/src/platform/auth, server/src/platform/http.
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { bytesType } from '@tv/contract/calls/byte-calls';
import type { FastifyInstance } from 'fastify';
import { exportJWK, generateKeyPair, SignJWT } from 'jose';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { createApp } from '../../src/app.ts';
import { byWebPush, type DeliverPush } from '../../src/notifications/deliver-push.ts';
import { aDevice, localAddresses, startPushReceiver } from '../../src/notifications/test-push-receiver.ts';
import { newVapidKeys } from '../../src/notifications/vapid.ts';
import { readConfig } from '../../src/platform/config.ts';
import { systemClock } from '../../src/platform/clock.ts';
import { sql } from '../../src/platform/db/sql.ts';
import { bySmtp } from '../../src/platform/mail/deliver-mail.ts';
import { createOutbox } from '../../src/platform/mail/outbox.ts';
import { mailJobs } from '../../src/platform/mail/send-mails.ts';
import { startSmtpServer } from '../../src/platform/mail/test-smtp-server.ts';
import { doDueJobs, letSecondsPass } from '../../src/platform/queue/test-queue.ts';
import { s3Files } from '../../src/platform/storage/s3-files.ts';
import { startS3Server } from '../../src/platform/storage/test-s3-server.ts';
import { openTestDatabase } from '../../src/test-database.ts';
import { startFaultProxy, type Fault, type FaultProxy } from './test-fault-proxy.ts';

const organizationId = '11111111-1111-4111-8111-111111111111';
const localServiceToken = 'local-service-token';
const faults: Fault[] = ['silent', 'reset', 'garbled', 'dripping'];
/** Milliseconds: what is promised. */
const longestAnswer = 10_000;
const folder = mkdtempSync(join(tmpdir(), 'tv-others-'));
const closing: (() => unknown)[] = [];
afterAll(async () => {
  for (const close of closing.reverse()) await close();
  rmSync(folder, { recursive: true, force: true });
});

const proxyTo = async (address: string): Promise<FaultProxy> => {
  const { hostname, port } = new URL(address);
  const proxy = await startFaultProxy({ host: hostname, port: Number(port) });
  closing.push(() => proxy.close());
  return proxy;
};

/** An OpenID provider behind a proxy. `issuer` is the address of the proxy. */
async function startProvider() {
  const { privateKey, publicKey } = await generateKeyPair('ES256');
  const jwk = { ...(await exportJWK(publicKey)), kid: 'one', alg: 'ES256', use: 'sig' };
  let issuer = '';
  const server: Server = createServer((request, response) => {
    response.setHeader('content-type', 'application/json');
    response.end(
      JSON.stringify(request.url === '/keys' ? { keys: [jwk] } : { issuer, jwks_uri: `${issuer}/keys` }),
    );
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  closing.push(() => (server.closeAllConnections(), server.close()));
  const proxy = await proxyTo(`http://127.0.0.1:${(server.address() as AddressInfo).port}`);
  issuer = `http://127.0.0.1:${proxy.port}`;
  const sign = (subject: string) =>
    new SignJWT({ iss: issuer, aud: 'tv-api', sub: subject, email: `${subject}@tv.example`, groups: ['one'] })
      .setProtectedHeader({ alg: 'ES256', kid: 'one' })
      .setExpirationTime('5m')
      .sign(privateKey);
  return { proxy, issuer, sign };
}

describe('a request while another service is in trouble', () => {
  let app: FastifyInstance;
  let store: Awaited<ReturnType<typeof startS3Server>>;
  let storeProxy: FaultProxy;
  beforeAll(async () => {
    const { db, drop } = await openTestDatabase();
    store = await startS3Server();
    storeProxy = await proxyTo(store.settings.endpoint);
    const provider = await startProvider();
    const webFolder = join(folder, 'web');
    mkdirSync(webFolder);
    writeFileSync(join(webFolder, 'index.html'), '<title>TV</title><!--head-->__CONFIGURATION__');
    const settings = {
      ...store.settings,
      endpoint: `http://127.0.0.1:${storeProxy.port}`,
      publicEndpoint: undefined,
    };
    app = await createApp({
      config: readConfig({
        DATA_DIR: join(folder, 'data'),
        OIDC_ISSUER: provider.issuer,
        PUBLIC_URL: 'http://localhost:3000',
        LOG_LEVEL: 'silent',
        FFMPEG_PATH: 'true',
      }),
      db,
      files: s3Files(settings, join(folder, 'files')),
      clock: systemClock,
      localServiceToken,
      webFolder,
    });
    closing.push(
      drop,
      () => store.close(),
      () => app.close(),
    );
    await db.query(sql`
      insert into organizations (id, name, has_public_media, logo_file)
      values (${organizationId}, 'Works', true, 'logos/one.png')`);
    await s3Files(store.settings, folder).write('logos/one.png', 'a picture');
    asUser = async (subject) =>
      ask('GET', '/Users/Me', { authorization: `Bearer ${await provider.sign(subject)}` });
    providerProxy = provider.proxy;
  });
  let asUser: (subject: string) => ReturnType<typeof ask>;
  let providerProxy: FaultProxy;

  async function ask(
    method: 'GET' | 'POST' | 'PATCH',
    path: string,
    headers: Record<string, string> = {},
    payload?: object | Buffer,
  ) {
    const began = Date.now();
    const answer = await app.inject({
      method,
      url: `/api${path}`,
      headers: { authorization: `Bearer ${localServiceToken}`, ...headers },
      ...(payload && { payload }),
    });
    expect(Date.now() - began).toBeLessThan(longestAnswer);
    return answer;
  }
  const logo = () => ask('GET', `/media/organizations/${organizationId}/logo`);

  test.each(faults)(
    'the object store that is %s: 503, and no byte that was acknowledged is lost',
    async (fault) => {
      const file = { fileName: 'film.mp4', sizeInBytes: 3_000, organizationId };
      const { id } = (await ask('POST', '/Management/Uploads', {}, file)).json<{ id: string }>();
      const send = (offset: number) =>
        ask(
          'PATCH',
          `/Management/Uploads/${id}`,
          { 'content-type': bytesType, 'upload-offset': String(offset) },
          Buffer.alloc(1_000, offset / 1_000 + 1),
        );
      expect((await logo()).statusCode).toBe(200);
      expect((await send(0)).json()).toMatchObject({ offset: 1_000 });
      storeProxy.fail(fault);
      const answers = await Promise.all([logo(), logo(), send(1_000)]);
      expect(answers.map(({ statusCode }) => statusCode)).toEqual([503, 503, 503]);
      for (const { body, headers } of answers) {
        expect(body).toContain('is not responding. Please try again in a minute.');
        expect(headers['retry-after']).toBe('10');
      }
      storeProxy.fail(undefined);
      await expect.poll(async () => (await logo()).statusCode, { timeout: 30_000 }).toBe(200);
      expect((await ask('GET', `/Management/Uploads/${id}`)).json()).toMatchObject({ offset: 1_000 });
      for (const offset of [1_000, 2_000])
        expect((await send(offset)).json()).toMatchObject({ offset: offset + 1_000 });
      const stored = [...store.objects].filter(([key]) => key.startsWith(`uploads/${id}/`));
      const found = stored.map(([, { bytes }]) => `${bytes.length} of ${bytes[0]}`);
      expect(found).toEqual(expect.arrayContaining(['1000 of 1', '1000 of 2', '1000 of 3']));
    },
  );

  test('the object store that is slow: everything is answered, and no byte that was acknowledged is lost', async () => {
    const file = { fileName: 'film.mp4', sizeInBytes: 3_000, organizationId };
    const { id } = (await ask('POST', '/Management/Uploads', {}, file)).json<{ id: string }>();
    storeProxy.fail('slow');
    for (const offset of [0, 1_000, 2_000]) {
      const answer = await ask(
        'PATCH',
        `/Management/Uploads/${id}`,
        { 'content-type': bytesType, 'upload-offset': String(offset) },
        Buffer.alloc(1_000, offset / 1_000 + 1),
      );
      expect(answer.json()).toMatchObject({ offset: offset + 1_000 });
    }
    expect((await Promise.all([logo(), logo()])).map(({ statusCode }) => statusCode)).toEqual([200, 200]);
    storeProxy.fail(undefined);
    const stored = [...store.objects].filter(([key]) => key.startsWith(`uploads/${id}/`));
    const found = stored.map(([, { bytes }]) => `${bytes.length} of ${bytes[0]}`).sort();
    expect(found).toEqual(['1000 of 1', '1000 of 2', '1000 of 3']);
  });

  test.each(faults)('the sign-in provider that is %s: 503, and nobody is signed out', async (fault) => {
    providerProxy.fail(fault);
    const answers = await Promise.all([asUser('ada'), asUser('grace')]);
    expect(answers.map(({ statusCode }) => statusCode)).toEqual([503, 503]);
    expect(answers[0].json()).toMatchObject({
      message: 'The sign-in provider is not responding. Please try again in a minute.',
    });
    providerProxy.fail(undefined);
    // Its keys are known for ten minutes once they were read, so each fault comes before that.
    if (fault === faults.at(-1))
      await expect.poll(async () => (await asUser('ada')).statusCode, { timeout: 30_000 }).not.toBe(503);
  });
});

test.each(faults.filter((fault) => fault !== 'dripping'))(
  'a mail server that is %s gets the mail once, later',
  async (fault) => {
    const { db, drop } = await openTestDatabase();
    const smtp = await startSmtpServer();
    const proxy = await proxyTo(smtp.url);
    try {
      const outbox = createOutbox('a secret key that only this test has');
      const deliver = bySmtp(`smtp://127.0.0.1:${proxy.port}`, 'TV <no-reply@tv.example>');
      const log = { info() {}, warn() {}, error() {} };
      const send = () => doDueJobs({ db, log }, mailJobs({ db, outbox, deliver, log }));
      await outbox.write(db, { to: ['ada@aurora.example'], subject: 'A link', html: '<p>x</p>', text: 'x' });
      proxy.fail(fault);
      await send();
      expect(smtp.received).toHaveLength(0);
      proxy.fail(undefined);
      await letSecondsPass(db, 61);
      await send();
      await send();
      expect(smtp.received).toHaveLength(1);
    } finally {
      await smtp.close();
      await drop();
    }
  },
);

test('a push service that is slow gets a message once', async () => {
  const receiver = await startPushReceiver();
  const proxy = await proxyTo(receiver.origin);
  closing.push(() => receiver.close());
  proxy.fail('slow');
  const deliver = byWebPush(newVapidKeys(), 'mailto:a@tv.example', localAddresses);
  const endpoint = `http://127.0.0.1:${proxy.port}/device`;
  const content = { title: 'x', body: 'x', path: '/', tag: 'x', lang: 'en' as const, dir: 'ltr' as const };
  expect(await deliver({ endpoint, ...aDevice().keys, content })).toEqual({ kind: 'taken' });
  expect(receiver.received).toHaveLength(1);
});

const late: Fault[] = ['slow', 'dripping'];
test.each(late)('a mail server that is %s gets the mail once', async (fault) => {
  const { db, drop } = await openTestDatabase();
  const smtp = await startSmtpServer();
  const proxy = await proxyTo(smtp.url);
  try {
    const outbox = createOutbox('a secret key that only this test has');
    const deliver = bySmtp(`smtp://127.0.0.1:${proxy.port}`, 'TV <no-reply@tv.example>');
    const log = { info() {}, warn() {}, error() {} };
    const send = () => doDueJobs({ db, log }, mailJobs({ db, outbox, deliver, log }));
    await outbox.write(db, { to: ['ada@aurora.example'], subject: 'A link', html: '<p>x</p>', text: 'x' });
    proxy.fail(fault);
    await send();
    proxy.fail(undefined);
    await letSecondsPass(db, 61);
    await send();
    expect(smtp.received).toHaveLength(1);
  } finally {
    await smtp.close();
    await drop();
  }
});

test.each(faults)('a push service that is %s is asked again', async (fault) => {
  const receiver = await startPushReceiver();
  const proxy = await proxyTo(receiver.origin);
  closing.push(() => receiver.close());
  const deliver: DeliverPush = byWebPush(newVapidKeys(), 'mailto:a@tv.example', localAddresses);
  const push = {
    endpoint: `http://127.0.0.1:${proxy.port}/device`,
    ...aDevice().keys,
    content: { title: 'x', body: 'x', path: '/', tag: 'x', lang: 'en' as const, dir: 'ltr' as const },
  };
  proxy.fail(fault);
  expect(await deliver(push)).toMatchObject({ kind: 'silent' });
  proxy.fail(undefined);
  expect(await deliver(push)).toEqual({ kind: 'taken' });
  expect(receiver.received.length).toBeGreaterThan(0);
});
