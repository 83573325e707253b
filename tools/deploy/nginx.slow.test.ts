// Slow: it runs nginx with certificates before a whole portal.
// Proves: the sample of nginx serves, stores and forwards what it should, and nothing of a person.
// Ground: deploy/nginx, deploy/nginx.conf, server/src/media, server/src/platform/http.
import { spawnSync } from 'node:child_process';
import { existsSync, mkdtempSync, readdirSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { connect } from 'node:tls';
import { bytesType } from '@tv/contract/calls/byte-calls';
import type { Answer, CallName } from '@tv/contract/calls/api';
import { uploadLimits } from '@tv/contract/limits/upload-limits';
import { requestLine } from '@tv/contract/calls/request';
import { Browser } from '@tv/identity/testing/browser';
import { isFfmpegInstalled } from '@tv/server/ingest/run-ffmpeg';
import { ended, killProcesses, startProcess } from '@tv/server/test-process';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { AURORA } from '../../demo/organizations.ts';
import { DEMO_PASSWORD } from '../../demo/people.ts';
import { freePort } from '../test/free-port.mjs';
import { checkSample, makeCertificate, nginxBuild, startSample, writeSample } from './test-nginx.ts';

const build = nginxBuild();
const hasOpenssl = spawnSync('openssl', ['version']).status === 0;
const isBuilt = existsSync(join(import.meta.dirname, '../../web/dist/.built'));
const isPossible = build !== undefined && hasOpenssl && isBuilt && isFfmpegInstalled('ffmpeg');

describe.skipIf(!isPossible)('the nginx sample (it needs nginx, openssl, ffmpeg and the built web)', () => {
  const folder = isPossible ? mkdtempSync(join(tmpdir(), 'tv-nginx-')) : '';
  const nginxFolder = join(folder, 'nginx');
  const data = join(folder, 'data');
  const tokens: Record<string, string> = {};
  let ports: { http: number; https: number; service: number };
  let address: string;
  let service: ReturnType<typeof startProcess>;
  let nginx: Awaited<ReturnType<typeof startSample>>;

  beforeAll(async () => {
    ports = { http: await freePort(), https: await freePort(), service: await freePort() };
    address = `https://localhost:${ports.https}`;
    const includes = ['tv/files.conf', 'tv/real-ip.conf'];
    const file = writeSample({ folder: nginxFolder, files: join(data, 'files'), ports, includes });
    makeCertificate(nginxFolder);
    await startService({});
    nginx = await startSample(file, nginxFolder, `http://localhost:${ports.http}/`);
    for (const who of ['viewer', 'content'])
      tokens[who] = (await new Browser(address).signIn(`${who}@aurora.example`, DEMO_PASSWORD)).access_token;
  });

  afterAll(async () => {
    await nginx?.stop();
    await killProcesses();
    rmSync(folder, { recursive: true, force: true });
  });

  async function startService(settings: Record<string, string>) {
    const env = { PORT: String(ports.service), BIND: '127.0.0.1', PUBLIC_URL: address, DATA_DIR: data };
    service = startProcess({ env: { ...env, TRUSTED_PROXIES: 'loopback', LOG_LEVEL: 'warn', ...settings } });
    await service.ready;
  }

  const ask = (path: string, init: RequestInit = {}) =>
    fetch(address + path, { redirect: 'manual', signal: AbortSignal.timeout(20_000), ...init });

  type CallOptions = { as?: string; params?: object; query?: object; headers?: Record<string, string> };
  async function call<Name extends CallName>(name: Name, { as, headers, ...addressParts }: CallOptions = {}) {
    const { method, path } = requestLine(name, addressParts as object);
    const authorization = `Bearer ${as ? tokens[as] : 'public'}`;
    const answer = await ask(`/api${path}`, { method, headers: { authorization, ...headers } });
    expect(answer.status, path).toBe(200);
    return (await answer.json()) as Answer<Name>;
  }

  /**
   * Expects what the cache did for the requests of a path, in any order. A worker of nginx writes its line after the answer, so
   * lines may come late and in another order.
   */
  const expectCache = (path: string) =>
    expect.poll(
      () =>
        readFileSync(join(nginxFolder, 'tv.log'), 'utf8')
          .split('\n')
          .filter((line) => line.includes(` ${path.split('?')[0]} `))
          .map((line) => line.split(' ').at(-2))
          .toSorted((one = '', other = '') => one.localeCompare(other)),
      { timeout: 10_000 },
    );

  test('every part of it is a valid configuration', () => {
    const files = join(data, 'files');
    const parts = ['tv/files.conf', 'tv/real-ip.conf', 'tv/http3.conf'];
    const known = parts.filter((each) => each !== 'tv/http3.conf' || build!.includes('http_v3_module'));
    for (const includes of [[], ...known.map((each) => [each]), known]) {
      const other = mkdtempSync(join(folder, 'check-'));
      makeCertificate(other);
      const { status, output } = checkSample(writeSample({ folder: other, files, ports, includes }), other);
      expect(status, output).toBe(0);
      if (/nginx\/1\.2[0-4]\./.test(build!)) expect(output).not.toContain('[warn]');
    }
  });

  test('pages come over TLS and HTTP/2, for its own host only', async () => {
    const plain = await fetch(`http://localhost:${ports.http}/watch/1?a=b`, { redirect: 'manual' });
    expect([plain.status, plain.headers.get('location')]).toEqual([308, 'https://localhost/watch/1?a=b']);
    for (const path of [`/api${requestLine('GET /About/Version').path}`, '/scim/v2/Users'])
      expect((await fetch(`http://localhost:${ports.http}${path}`, { redirect: 'manual' })).status).toBe(403);
    const handshake = (options: object) =>
      new Promise<string | false | null>((resolve, reject) => {
        const socket = connect({ port: ports.https, host: '127.0.0.1', servername: 'localhost', ...options });
        socket.on('secureConnect', () => resolve(socket.end().alpnProtocol));
        socket.on('error', reject);
      });
    expect(await handshake({ ALPNProtocols: ['h2', 'http/1.1'] })).toBe('h2');
    await expect(handshake({ maxVersion: 'TLSv1.1', minVersion: 'TLSv1' })).rejects.toThrow();
    await expect(handshake({ servername: 'other.example' })).rejects.toThrow();

    const page = await ask(`/public/${AURORA}`);
    expect(await page.text()).toContain('Aurora Energy');
    expect(page.headers.get('strict-transport-security')).toMatch(/^max-age=31536000/);
    const script = /\/assets\/[^"]+\.js/.exec(await (await ask('/')).text())![0];
    for (const _ of 'ab') expect((await ask(script)).status).toBe(200);
    await expectCache(script).toEqual(['HIT', 'MISS']);
    expect(tokens.viewer).toMatch(/^ey/);
    for (const path of ['/metrics', '/health/live', '/health/ready'])
      expect((await ask(path)).status).toBe(404);
  });

  test('what is the same for all visitors is stored, and nothing of a person', async () => {
    const { id: item, thumbnailUrl: picture } = (
      await call('GET /Organizations/:organizationId/Publics/MediaContents', {
        params: { organizationId: AURORA },
        query: { pageSize: 1 },
      })
    )[0]!;
    for (const _ of 'ab') expect((await ask(`${picture}?jwt=public&width=320`)).status).toBe(200);
    await expectCache(picture!).toEqual(['HIT', 'MISS']);
    const detail = () => call('GET /MediaContents/Publics/:id', { params: { id: item } });
    const path = `/api${requestLine('GET /MediaContents/Publics/:id', { params: { id: item } }).path}`;
    await detail();
    await detail();
    await call('GET /MediaContents/Publics/:id', {
      params: { id: item },
      headers: { 'x-unlock-token': 'any' },
    });
    await call('GET /MediaContents/Publics/:id', { params: { id: item }, as: 'viewer' });
    await expectCache(path).toEqual(['BYPASS', 'BYPASS', 'HIT', 'MISS']);

    const me = await call('GET /Users/Me', { as: 'viewer' });
    const listed = await call('GET /MediaContents', { as: 'viewer', query: { pageSize: 100 } });
    const open = await call('GET /Organizations/:organizationId/Publics/MediaContents', {
      params: { organizationId: AURORA },
      query: { pageSize: 100 },
    });
    const isPublic = new Set(open.map(({ id }) => id));
    const mine = listed.find(({ id, thumbnailUrl }) => thumbnailUrl && !isPublic.has(id))!.thumbnailUrl!;
    for (const _ of 'ab') expect((await ask(`${mine}?jwt=${me.mediaToken}&width=320`)).status).toBe(200);
    expect((await ask(`${mine}?jwt=public&width=320`)).status).toBeGreaterThanOrEqual(401);
    await expectCache(mine).toEqual(['BYPASS', 'BYPASS', 'MISS']);

    const stored = readdirSync(join(nginxFolder, 'cache'), { recursive: true, withFileTypes: true })
      .filter((each) => each.isFile())
      .map((each) => readFileSync(join(each.parentPath, each.name), 'latin1'));
    expect(stored.filter((text) => text.includes(picture!)).length).toBe(1);
    const ofPeople = stored.filter((text) => text.includes(mine) || /cache-control: private/i.test(text));
    expect(ofPeople.length).toBe(0);
  });

  test('a chunk of an upload passes, and nothing larger than a file may be that is sent at once', async () => {
    const bearer = { authorization: `Bearer ${tokens.content}` };
    const sizeInBytes = 2 * uploadLimits.chunk;
    const lineOf = (name: CallName, params = {}) => {
      const { method, path } = requestLine(name, { params });
      return [`/api${path}`, method] as const;
    };
    const [uploads, post] = lineOf('POST /Management/Uploads');
    const begun = await ask(uploads, {
      method: post,
      headers: { ...bearer, 'content-type': 'application/json' },
      body: JSON.stringify({ fileName: 'talk.mp4', sizeInBytes, title: 'A talk', isDraft: true }),
    });
    const { id } = (await begun.json()) as { id: string };
    const [upload, patch] = lineOf('PATCH /Management/Uploads/:id', { id });
    const send = (bytes: number) =>
      ask(upload, {
        method: patch,
        headers: { ...bearer, 'content-type': bytesType, 'upload-offset': '0' },
        body: new Uint8Array(bytes),
      });
    const sent = await send(uploadLimits.chunk);
    expect(sent.status).toBe(200);
    expect(await sent.json()).toMatchObject({ offset: uploadLimits.chunk });
    expect((await send(uploadLimits.attachment)).status).toBe(409);
    expect((await send(65 * 1024 ** 2)).status).toBe(413);
    expect(readdirSync(join(nginxFolder, 'client_body'), { recursive: true })).toEqual([]);
  });

  test('nginx sends the bytes of films, in ranges, after the service has allowed it', async () => {
    service.child.kill('SIGTERM');
    expect(await ended(service.child)).toBe(0);
    await startService({ X_ACCEL_LOCATION: '/tv-files' });
    const query = { pageSize: 100 };
    const params = { organizationId: AURORA };
    const items = await call('GET /Organizations/:organizationId/Publics/MediaContents', { params, query });
    const video = items.find(({ videoUrl }) => videoUrl)!.videoUrl!;
    const playlist = await (await ask(`${video}?jwt=public`)).text();
    const child = /^[^#\s]\S*\.m3u8/m.exec(playlist)![0];
    const film = new URL(
      /URI="([^"?]+)/.exec(await (await ask(join(video, '..', child))).text())![1]!,
      address + video,
    ).pathname;
    const range = { range: 'bytes=100-299' };
    const part = await ask(`${film}?jwt=public`, { headers: range });
    expect([part.status, part.headers.get('content-range')?.split('/')[0]]).toEqual([206, 'bytes 100-299']);
    expect(part.headers.get('cache-control')).toMatch(/^public/);
    const bytes = Buffer.from(await part.arrayBuffer());
    const alone = await fetch(`http://127.0.0.1:${ports.service}${film}?jwt=public`, { headers: range });
    const named = alone.headers.get('x-accel-redirect')!;
    expect((await alone.arrayBuffer()).byteLength).toBe(0);
    expect(part.headers.get('x-accel-redirect')).toBeNull();
    const whole = readFileSync(join(data, 'files', decodeURI(named.replace('/tv-files/', ''))));
    expect(bytes.equals(whole.subarray(100, 300))).toBe(true);
    expect((await ask(named)).status).toBe(404);
    expect((await ask(`${film}?jwt=wrong`)).status).toBeGreaterThanOrEqual(401);
    // Tokens of media addresses are in no log.
    expect(readFileSync(join(nginxFolder, 'tv.log'), 'utf8')).not.toContain('jwt');
  });
});
