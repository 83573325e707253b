// Slow: it builds and packs the client, installs the file into an empty folder, and runs it against a portal.
// Proves: the lines of docs/client.md run in Node as they stand there, and what the package declares compiles strictly.
// Ground: client, contract/src, docs/client.md.
import { execFile } from 'node:child_process';
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { aMediaContent, anOrganization } from '@tv/server/test-builders';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { accessTokenOf } from '../tools/test-device.ts';
import { startTestPortal } from '../cli/testing/test-portal.ts';

const run = promisify(execFile);
const root = join(import.meta.dirname, '..');
const email = 'content@own.example';
let portal: Awaited<ReturnType<typeof startTestPortal>>;
let folder: string;

beforeAll(async () => {
  // A program that is there: nothing is processed here.
  portal = await startTestPortal({ FFMPEG_PATH: 'true' });
  const organization = await anOrganization(portal.db);
  await portal.addPerson(email, organization, 'ContentManager');
  for (const title of ['A', 'B', 'C', 'D', 'E']) await aMediaContent(portal.db, organization, { title });
  folder = mkdtempSync(join(tmpdir(), 'tv-client-'));
  await run(process.execPath, ['build.ts'], { cwd: join(root, 'client') });
  const { stdout } = await run('npm', ['pack', join(root, 'client/dist'), '--json'], { cwd: folder });
  const [{ filename }] = JSON.parse(stdout) as [{ filename: string }];
  writeFileSync(join(folder, 'package.json'), '{ "private": true, "type": "module" }');
  await run('npm', ['install', '--offline', '--no-audit', '--no-fund', `./${filename}`], { cwd: folder });
}, 300_000);
afterAll(async () => {
  await portal.close();
  rmSync(folder, { recursive: true, force: true });
});

const lines = /```js\n([^]*?)```/.exec(readFileSync(join(root, 'docs/client.md'), 'utf8'))![1]!;

it('the lines of the document run as they stand there', async () => {
  const token = await accessTokenOf(portal.url, email);
  const program = lines.replace('https://tv.example', portal.url);
  writeFileSync(join(folder, 'program.js'), `const accessToken = () => process.env.TOKEN;\n${program}`);
  const { stdout } = await run(process.execPath, ['program.js'], {
    cwd: folder,
    env: { ...process.env, TOKEN: token },
  });
  expect(stdout.trim().split('\n')).toEqual([
    `signed in as ${email}`,
    ...['A', 'B', 'C', 'D', 'E'],
    ...['0 %', '100 %', 'What we learned'],
    expect.stringMatching(/^404 [\w.]+$/),
  ]);
});

it('the types of the package compile strictly, and refuse what a call does not take', async () => {
  writeFileSync(
    join(folder, 'program.ts'),
    `declare function accessToken(): string;\n${lines}
// @ts-expect-error: the call needs an id
await tv.call('GET /MediaContents/Publics/:id');
// @ts-expect-error: there is no such call
await tv.call('GET /Nothing');
// @ts-expect-error: an item has no such field
me.nothing;
// @ts-expect-error: it is no list
tv.all('GET /Users/Me');
`,
  );
  const options = {
    compilerOptions: {
      ...{
        strict: true,
        noEmit: true,
        exactOptionalPropertyTypes: true,
        target: 'es2024',
        module: 'nodenext',
      },
      ...{ lib: ['es2024', 'dom', 'dom.iterable', 'dom.asynciterable'], types: [], skipLibCheck: false },
    },
    files: ['program.ts'],
  };
  writeFileSync(join(folder, 'tsconfig.json'), JSON.stringify(options));
  const tsc = join(root, 'node_modules/.bin/tsc');
  const output = await run(tsc, ['-p', folder]).then(
    ({ stdout }) => stdout,
    (problem: { stdout: string }) => problem.stdout,
  );
  expect(output).toBe('');
}, 120_000);
