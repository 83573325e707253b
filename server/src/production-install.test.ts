import { execFile } from 'node:child_process';
import { cpSync, existsSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { delimiter, dirname, join, relative } from 'node:path';
import { afterAll, afterEach, expect, test } from 'vitest';
import { AURORA } from '../../demo/organizations.ts';
import { ended, killProcesses, startProcess } from './test-process.ts';
import { freePort } from '../../tools/test/free-port.mjs';

const root = join(import.meta.dirname, '../..');
const folder = mkdtempSync(join(tmpdir(), 'tv-production-'));
const product = join(folder, 'portal');
/** npm runs on the Node of the tests; the copy has none of its own. */
const env = {
  HOME: process.env.HOME ?? '',
  PATH: [dirname(process.execPath), process.env.PATH].join(delimiter),
};

afterEach(killProcesses);
afterAll(() => rmSync(folder, { recursive: true, force: true }));

/** What is shipped: sources without tests, the built web, and no package. */
function copyProduct(): void {
  const isShipped = (path: string) =>
    !/(^|\/)node_modules(\/|$)|\.test\.ts$/.test(path) && !/^web\/(?!dist|package\.json)/.test(path);
  for (const part of 'package.json package-lock.json contract demo identity server tools web'.split(' '))
    cpSync(join(root, part), join(product, part), {
      recursive: true,
      filter: (path) => isShipped(relative(root, path)),
    });
}

function run(...command: [string, ...string[]]): Promise<{ code: number; said: string }> {
  const [program, ...args] = command;
  return new Promise((resolve) =>
    execFile(program, args, { cwd: product, env, timeout: 90_000 }, (problem, out, err) =>
      resolve({ code: problem ? 1 : 0, said: out + err }),
    ),
  );
}

test('a built product runs after npm ci --omit=dev, and ends when npm is asked to', async (context) => {
  if (!existsSync(join(root, 'web/dist/.built'))) context.skip('the web is not built: run npm start first');
  copyProduct();
  const flags = ['--omit=dev', '--prefer-offline', '--no-audit', '--no-fund', '--fetch-retries=1'];
  const installed = await run('npm', 'ci', ...flags);
  if (/ENOTFOUND|EAI_AGAIN|ECONNREFUSED|ETIMEDOUT/.test(installed.said))
    context.skip('npm reaches no registry');
  expect(installed.code, installed.said).toBe(0);
  const isThere = (name: string) => existsSync(join(product, 'node_modules', name));
  expect(['fastify', 'pg', 'vite', 'react', 'typescript', 'vitest', '.bin/node'].filter(isThere)).toEqual([
    'fastify',
    'pg',
  ]);

  const port = await freePort();
  const address = `http://127.0.0.1:${port}`;
  const dataDir = join(folder, 'data');
  const { child, ready, complained } = startProcess({
    command: ['npm', 'run', '--loglevel=error', 'serve'],
    cwd: product,
    env: { ...env, PORT: String(port), PUBLIC_URL: address, DATA_DIR: dataDir },
  });
  await ready;
  expect((await fetch(`${address}/health/ready`)).status).toBe(200);
  const page = await fetch(`${address}/public/${AURORA}`);
  expect(page.status).toBe(200);
  expect(await page.text()).toContain('Aurora Energy');
  const status = await run('env', `DATA_DIR=${dataDir}`, `PORT=${port}`, 'npm', 'run', 'tv', '--', 'status');
  expect(status.code, status.said).toBe(0);
  child.kill('SIGTERM');
  expect(await ended(child)).toBe(0);
  await expect(fetch(`${address}/health/live`)).rejects.toThrow();
  expect(complained()).toBe('');
}, 180_000);
