// Slow: it installs the product from npm anew.
// Proves: what is installed without development packages runs, and as a user who may write nothing but data.
// Ground: package-lock.json, package.json, Dockerfile, tools/prepare.mjs, server/src/main.ts.
import { execFile } from 'node:child_process';
import {
  chmodSync,
  chownSync,
  copyFileSync,
  cpSync,
  existsSync,
  lstatSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  rmSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import { delimiter, dirname, join, relative } from 'node:path';
import { afterAll, afterEach, expect, test } from 'vitest';
import { AURORA } from '../../demo/organizations.ts';
import { ended, killProcesses, startProcess } from './test-process.ts';
import {
  copiedFromContext,
  environmentOf,
  isInContext,
  lastStep,
  readStages,
} from '../../tools/deploy/test-dockerfile.ts';
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

const stages = readStages();
const image = stages.at(-1)!;
const isShipped = (path: string) => isInContext(path) || /^(web\/)?dist(\/|$)/.test(path);

/** What the image holds: what its Dockerfile copies from the sources, and from its build. No package. */
function copyProduct(): void {
  const manifests = stages.flatMap(copiedFromContext).filter((path) => path.endsWith('package.json'));
  for (const part of [...manifests, 'package-lock.json', ...copiedFromContext(image), 'dist', 'web/dist'])
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
  const built = ['web/dist/.built', 'dist/sbom.cdx.json'];
  if (!built.every((path) => existsSync(join(root, path))))
    context.skip('the product is not built: run npm start first');
  copyProduct();
  const [npm, ...install] = lastStep(
    stages.find(({ name }) => name === 'production')!,
    'RUN',
  ).exec!;
  const installed = await run(npm!, ...install, '--prefer-offline', '--fetch-retries=1');
  if (/ENOTFOUND|EAI_AGAIN|ECONNREFUSED|ETIMEDOUT/.test(installed.said))
    context.skip('npm reaches no registry');
  expect(installed.code, installed.said).toBe(0);
  const isThere = (name: string) => existsSync(join(product, 'node_modules', name));
  expect(['fastify', 'pg', 'vite', 'react', 'typescript', 'vitest', '.bin/node'].filter(isThere)).toEqual([
    'fastify',
    'pg',
  ]);

  const bytes = sizeOf(join(product, 'node_modules')) + sizeOf(join(product, 'server/node_modules'));
  expect(bytes).toBeLessThan(150e6);

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

/** Bytes of all files below a folder. */
const sizeOf = (path: string): number =>
  existsSync(path)
    ? readdirSync(path, { recursive: true, encoding: 'utf8' })
        .map((name) => lstatSync(join(path, name)))
        .reduce((sum, each) => sum + (each.isFile() ? each.size : 0), 0)
    : 0;

/** As in the image: another user than the one who owns the files, where the test may choose one. */
const isRoot = process.getuid?.() === 0;
const nobody = 65_534;

test('the commands of the image start the service as a user who may write nothing but its data', async (context) => {
  if (!existsSync(join(product, 'node_modules'))) context.skip('the product is not installed');
  // Others may run neither the Node of the tests nor look into the folders of the tests.
  const bin = join(folder, 'bin');
  mkdirSync(bin);
  copyFileSync(process.execPath, join(bin, 'node'));
  chmodSync(folder, 0o755);
  const dataDir = join(folder, 'volume');
  mkdirSync(dataDir, { mode: 0o700 });
  if (isRoot) chownSync(dataDir, nobody, nobody);

  const port = await freePort();
  const address = `http://127.0.0.1:${port}`;
  const settings = { ...environmentOf(image), PORT: String(port), DATA_DIR: dataDir, PUBLIC_URL: address };
  const path = [bin, process.env.PATH].join(delimiter);
  const command = [...lastStep(image, 'ENTRYPOINT').exec!, ...lastStep(image, 'CMD').exec!];
  const user = isRoot ? { uid: nobody, gid: nobody } : {};
  const { child, ready, complained } = startProcess({
    command: command as [string, ...string[]],
    cwd: product,
    env: { ...settings, PATH: path },
    user,
  });
  const [program, ...args] = lastStep(image, 'HEALTHCHECK').exec!;
  const check = () =>
    new Promise((resolve) =>
      execFile(
        program!,
        args,
        { env: { ...settings, PATH: path }, cwd: product, timeout: 20_000, ...user },
        (problem) => resolve(problem?.code ?? 0),
      ),
    );
  await ready;
  expect(await check()).toBe(0);
  expect((await fetch(`${address}/health/ready`)).status).toBe(200);
  const page = await fetch(`${address}/public/${AURORA}`);
  expect(await page.text()).toContain('Aurora Energy');
  // Who gets the web's code can read the licences of what is in it.
  expect(await (await fetch(`${address}/third-party-notices.txt`)).text()).toMatch(/\nreact@\d/);
  child.kill(lastStep(image, 'STOPSIGNAL').text as NodeJS.Signals);
  expect(await ended(child)).toBe(0);
  expect(await check()).toBe(1);
  expect(complained()).toBe('');
  // It wrote into the folder of its data, so it could have written elsewhere if it had been allowed to.
  expect(readdirSync(dataDir)).toEqual(expect.arrayContaining(['database', 'files', 'secret-key']));
}, 180_000);
