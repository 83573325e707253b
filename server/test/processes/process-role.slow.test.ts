// Slow: it starts a web process and a worker, and imports by the command.
// Proves: each role does its part, both migrate one empty database, and a role that is refused opens nothing.
// Ground: server/src/process-role.ts, server/src/main.ts, server/src/worker.ts, server/src/platform/db/migrations/migrate.ts.
import { execFile } from 'node:child_process';
import { existsSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { afterAll, afterEach, describe, expect, test } from 'vitest';
import { freePort } from '../../../tools/test/free-port.mjs';
import { isFfmpegInstalled } from '../../src/ingest/run-ffmpeg.ts';
import { ffmpegPath, h264, makeSource, picture, tone } from '../../src/ingest/test-sources.ts';
import { createEmptyDatabase } from '../../src/test-postgres.ts';
import { ended, killProcesses, startProcess } from '../../src/test-process.ts';

const folder = mkdtempSync(join(tmpdir(), 'tv-roles-'));
const postgres = process.env.TEST_DATABASE_URL;

afterEach(killProcesses);
afterAll(() => rmSync(folder, { recursive: true, force: true }));

test('a service that is refused says why and opens nothing', async () => {
  const { child, complained } = startProcess({
    args: ['--role', 'worker'],
    env: { DATA_DIR: join(folder, 'embedded') },
  });
  expect(await ended(child)).toBe(1);
  expect(complained()).toMatch(/^The role worker needs DATABASE_URL: [^\n]*\n$/);
  expect(existsSync(join(folder, 'embedded/database'))).toBe(false);
});

describe.skipIf(!postgres || !isFfmpegInstalled(ffmpegPath))('on PostgreSQL', () => {
  test('a file that comes in through a web process is worked on by a worker process', async () => {
    const source = join(folder, 'talk.mp4');
    await makeSource(source, [...picture('640x360', 2), ...tone(2), ...h264]);
    const { url, drop } = await createEmptyDatabase(postgres!);
    const [webPort, workerPort] = [await freePort(), await freePort()];
    const address = `http://localhost:${webPort}`;
    const env = {
      HOME: process.env.HOME ?? '',
      DATABASE_URL: url,
      DATA_DIR: join(folder, 'data'),
      PUBLIC_URL: address,
    };
    try {
      // At the same time, on an empty database; only the worker can encode.
      const web = startProcess({
        command: ['npm', 'run', '--loglevel=error', 'serve', '--'],
        args: ['--role', 'web'],
        env: { ...env, PORT: String(webPort), FFMPEG_PATH: join(folder, 'none') },
      });
      const worker = startProcess({
        args: ['--role', 'worker'],
        env: { ...env, PORT: String(workerPort), FFMPEG_PATH: ffmpegPath },
      });
      await Promise.all([web.ready, worker.ready]);

      const { stdout } = await promisify(execFile)(
        'npm',
        ['run', '--silent', 'tv', '--', 'import', source, '--title', 'A talk', '--public'],
        { env: { ...process.env, ...env, PORT: String(webPort) }, timeout: 90_000 },
      );
      expect(stdout).toContain(`${address}/`);

      const statusOf = async (port: number, path: string) =>
        (await fetch(`http://127.0.0.1:${port}${path}`)).status;
      expect(await statusOf(webPort, '/')).toBe(200);
      for (const path of ['/health/live', '/health/ready', '/metrics'])
        expect(await statusOf(workerPort, path), path).toBe(200);
      for (const path of ['/', '/api/MediaContents/Publics', '/oidc/jwks'])
        expect(await statusOf(workerPort, path), path).toBe(404);

      for (const each of [web, worker]) each.child.kill('SIGTERM');
      expect(await Promise.all([ended(web.child), ended(worker.child)])).toEqual([0, 0]);
      for (const port of [webPort, workerPort])
        await expect(statusOf(port, '/health/live')).rejects.toThrow();
      // Both may find the empty database at once: then one waits for the other, and says so.
      const wait = /^Another process is migrating the database\..*\n/m;
      expect((web.complained() + worker.complained()).replace(wait, '')).toBe('');
    } finally {
      await killProcesses();
      await drop();
    }
  });
});
