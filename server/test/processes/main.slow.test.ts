// Slow: each test starts the service as a process.
// Proves: it starts, ends, starts again and says in one sentence why it cannot start, without a secret.
// Ground: server/src/main.ts, server/src/worker.ts, server/src/open-world.ts, server/src/first-start.ts, server/src/platform/config.ts, server/src/platform/db.
import { existsSync, mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, afterEach, beforeAll, expect, test } from 'vitest';
import { ended, killProcesses, listenSomewhere, startProcess } from '../../src/test-process.ts';
import { freePort } from '../../../tools/test/free-port.mjs';

const root = join(import.meta.dirname, '../../..');
const folder = mkdtempSync(join(tmpdir(), 'tv-start-'));
let webIndex: string | undefined;

beforeAll(() => {
  // The portal's page as the build leaves it; where nothing is built yet, a stand-in.
  const index = join(root, 'web/dist/index.html');
  if (existsSync(index)) return;
  mkdirSync(join(root, 'web/dist'), { recursive: true });
  writeFileSync(index, '<title>TV</title><!--head-->__CONFIGURATION__');
  webIndex = index;
});
afterEach(killProcesses);
afterAll(() => {
  rmSync(folder, { recursive: true, force: true });
  if (webIndex) rmSync(webIndex);
});

/** Starts the service by itself: another provider signs people in, so that no demo is loaded. */
const start = (port: number, dataDir: string, more: Record<string, string> = {}) =>
  startProcess({
    env: {
      PORT: String(port),
      DATA_DIR: join(folder, dataDir),
      OIDC_ISSUER: 'http://127.0.0.1:9/none',
      ...more,
    },
  });

/** What a start that cannot be says: one sentence, and nothing else. */
async function refusal(dataDir: string, port: number, more: Record<string, string> = {}): Promise<string> {
  const { child, complained } = start(port, dataDir, more);
  expect(await ended(child)).toBe(1);
  const lines = complained().trim().split('\n');
  expect(lines).toHaveLength(1);
  return lines[0]!;
}

test('starts, ends cleanly when asked, starts again, and refuses a second process on its folder', async () => {
  const port = await freePort();
  const first = start(port, 'one');
  await first.ready;
  expect((await fetch(`http://127.0.0.1:${port}/health/ready`)).status).toBe(200);
  expect(await refusal('one', await freePort())).toMatch(/in use by another process.*DATA_DIR/);
  first.child.kill('SIGTERM');
  expect(await ended(first.child)).toBe(0);

  const second = start(port, 'one');
  await second.ready;
  second.child.kill('SIGINT');
  expect(await ended(second.child)).toBe(0);
  expect(first.complained() + second.complained()).toBe('');
});

test('a port in use is said in one sentence', async () => {
  const { server, port } = await listenSomewhere();
  try {
    expect(await refusal('one', port)).toMatch(new RegExp(`^Port ${port} is in use: .*PORT=`));
  } finally {
    server.close();
  }
});

test('a folder that cannot be written is said in one sentence', async () => {
  writeFileSync(join(folder, 'file'), '');
  expect(await refusal('file/data', 3000)).toMatch(/^The data folder .* cannot be written .*DATA_DIR/);
});

test('a folder of an older database is said in one sentence', async () => {
  mkdirSync(join(folder, 'old/database'), { recursive: true });
  writeFileSync(join(folder, 'old/database/PG_VERSION'), '14\n');
  expect(await refusal('old', 3000)).toMatch(/created by another version .*DATA_DIR/);
});

test('a wrong setting is named in one sentence', async () => {
  expect(await refusal('three', 3000, { PORT: 'eighty' })).toMatch(/^PORT must be a whole number/);
});

test('a database that does not answer is said in one sentence, without its password', async () => {
  const sentence = await refusal('four', 3000, {
    DATABASE_URL: 'postgres://tv:secret-of-the-database@127.0.0.1:9/tv',
  });
  expect(sentence).toMatch(/DATABASE_URL does not answer/);
  expect(sentence).not.toContain('secret-of-the-database');
});

test('no secret reaches the log', async () => {
  const port = await freePort();
  const { child, ready, output, complained } = start(port, 'one', { LOG_LEVEL: 'trace' });
  await ready;
  const secrets = Array.from({ length: 9 }, (_, index) => `canary-${index}-${crypto.randomUUID()}`);
  const [jwt, token, code, state, hint, bearer, unlock, password, registration] = secrets;
  const origin = `http://127.0.0.1:${port}`;
  const id = crypto.randomUUID();
  for (const [path, init] of [
    [`/api/media/${id}/1/master.m3u8?jwt=${jwt}`, {}],
    [`/account-setup?token=${token}`, {}],
    [`/public/${id}/registered/${id}/${registration}`, {}],
    [`/auth?code=${code}&state=${state}`, {}],
    [`/logout?id_token_hint=${hint}`, {}],
    ['/api/Users/Me', { headers: { authorization: `Bearer ${bearer}` } }],
    [
      `/api/MediaContents/Publics/${id}`,
      { headers: { authorization: 'Bearer public', 'x-unlock-token': unlock! } },
    ],
    [
      `/api/MediaContents/Publics/${id}/Unlocks`,
      {
        method: 'POST',
        headers: { authorization: 'Bearer public', 'content-type': 'application/json' },
        body: JSON.stringify({ password }),
      },
    ],
    [`/api/media/${id}/1/master.m3u8?jwt=${jwt}&width=no-number`, {}],
  ] as [string, RequestInit][])
    await (await fetch(origin + path, { ...init, signal: AbortSignal.timeout(10_000) })).arrayBuffer();
  child.kill('SIGTERM');
  expect(await ended(child)).toBe(0);
  const log = output() + complained();
  expect(log).toContain('/api/media/');
  expect(secrets.filter((secret) => log.includes(secret))).toEqual([]);
});
