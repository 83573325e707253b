import { cpSync, mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { spawn, type ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import { tmpdir } from 'node:os';
import { delimiter, dirname, join } from 'node:path';
import { afterAll, beforeAll, expect, test } from 'vitest';

const root = join(import.meta.dirname, '..');
const folder = mkdtempSync(join(tmpdir(), 'tv-signals-'));
const started: ChildProcess[] = [];

/** Says that it is there, and by which signal it ends. */
const standIn = `
  for (const signal of ['SIGINT', 'SIGTERM'])
    process.on(signal, () => { console.log('ended by ' + signal); setTimeout(() => process.exit(0), 50); });
  setInterval(() => {}, 1000);
  console.log('is ready');`;

beforeAll(() => {
  for (const path of ['server/src', 'tools', 'node_modules/vite/bin'])
    mkdirSync(join(folder, path), { recursive: true });
  cpSync(join(root, 'package.json'), join(folder, 'package.json'));
  cpSync(join(root, 'tools/dev.mjs'), join(folder, 'tools/dev.mjs'));
  writeFileSync(join(folder, 'tools/prepare.mjs'), '');
  writeFileSync(join(folder, 'server/src/main.ts'), standIn);
  writeFileSync(join(folder, 'node_modules/vite/bin/vite.js'), 'setInterval(() => {}, 1000);');
});
afterAll(() => {
  for (const child of started) child.kill('SIGKILL');
  rmSync(folder, { recursive: true, force: true });
});

const commands = [
  [process.execPath, 'server/src/main.ts'],
  ['npm', 'start', '--loglevel=error'],
  ['npm', 'run', '--loglevel=error', 'serve'],
  ['npm', 'run', '--loglevel=error', 'serve', '--', '--role', 'web'],
  ['npm', 'run', '--loglevel=error', 'dev'],
];

test.each(commands.map((way) => [way.slice(-4).join(' ').replace(process.execPath, 'node'), way] as const))(
  'SIGTERM reaches the service: %s',
  async (_, [program, ...args]) => {
    const path = [dirname(process.execPath), process.env.PATH].join(delimiter);
    const child = spawn(program!, args, { cwd: folder, env: { ...process.env, PATH: path } });
    started.push(child);
    let output = '';
    for (const stream of [child.stdout, child.stderr])
      stream.on('data', (chunk: Buffer) => (output += chunk.toString()));
    await expect.poll(() => output, { timeout: 20_000 }).toContain('is ready');
    const exit = once(child, 'exit');
    child.kill('SIGTERM');
    expect(await exit).toEqual([0, null]);
    expect(output).toContain('ended by SIGTERM');
  },
);
