import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { join } from 'node:path';
import { freePort } from '../../tools/test/free-port.mjs';

/** Milliseconds. */
const longestStart = 120_000;
const longestStop = 20_000;

export type Started = { address: string; pid: number; stop(): Promise<void> };

/** Runs a file of this repository in a process of its own until it says on which port it is ready. */
export async function startProcess(
  file: string,
  env: Record<string, string>,
  args: readonly string[] = [],
): Promise<Started> {
  const port = await freePort();
  const address = `http://127.0.0.1:${port}`;
  const child = spawn(process.execPath, [join(import.meta.dirname, '../..', file), ...args], {
    env: { PATH: process.env.PATH ?? '', PORT: String(port), ...env },
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  const ended = once(child, 'exit');
  const kill = () => void child.kill('SIGKILL');
  process.once('exit', kill);
  void ended.then(() => process.off('exit', kill));
  await new Promise<void>((resolve, reject) => {
    const timer = setTimeout(() => reject(new Error(`${file} was not ready in time.`)), longestStart);
    let output = '';
    child.stdout.on('data', (chunk: Buffer) => {
      if (output.includes('is ready')) return;
      output += chunk.toString();
      if (!output.includes('is ready')) return;
      clearTimeout(timer);
      resolve();
    });
    child.once('exit', (code) => {
      clearTimeout(timer);
      reject(new Error(`${file} ended with ${code} before it was ready.`));
    });
  });
  return {
    address,
    pid: child.pid!,
    async stop() {
      child.kill('SIGTERM');
      const timer = setTimeout(() => child.kill('SIGKILL'), longestStop);
      await ended;
      clearTimeout(timer);
    },
  };
}
