// Slow: it starts a machine in namespaces of its own.
// Proves: a test run that is killed leaves no machine behind.
// Ground: tools/deploy/test-machine.ts.
import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { existsSync, readFileSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { canHaveMachines } from './test-machine.ts';

test.skipIf(!canHaveMachines())('a machine ends with the process that started it', async () => {
  const file = JSON.stringify(join(import.meta.dirname, 'test-machine.ts'));
  const starter = spawn(process.execPath, [
    ...['--input-type=module', '-e'],
    `import { startMachine } from ${file};
     const { run } = await startMachine();
     run('nohup sleep 600 > /dev/null 2>&1 &');
     console.log('started');`,
  ]);
  const ended = once(starter, 'exit');
  await once(starter.stdout, 'data');
  const children = `/proc/${starter.pid}/task/${starter.pid}/children`;
  const machine = readFileSync(children, 'utf8').trim();
  expect(machine).toMatch(/^\d+$/);
  const folder = /place=(\S+)/.exec(readFileSync(`/proc/${machine}/cmdline`, 'utf8'))![1]!;
  starter.kill('SIGKILL');
  await ended;
  await expect.poll(() => existsSync(`/proc/${machine}`), { timeout: 10_000 }).toBe(false);
  rmSync(folder, { recursive: true });
});
