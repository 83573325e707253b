import { type ChildProcess, spawn } from 'node:child_process';
import { createServer, type Server } from 'node:net';
import { join } from 'node:path';
import { strictSwitch } from './platform/db/strict-database.ts';

const root = join(import.meta.dirname, '../..');
/** Milliseconds: a machine that does much else starts slowly. */
const longestStart = 120_000;
const running = new Set<ChildProcess>();

type Start = {
  env: Record<string, string>;
  /** Without it the service is run directly. */
  command?: readonly [string, ...string[]];
  args?: readonly string[];
  cwd?: string;
  /** Another user than that of the test. */
  user?: { uid?: number; gid?: number };
  /** The process leads a process group, so that a signal can be sent to all of it. */
  ownGroup?: boolean;
};

/** Runs the service in a process of its own. `ready` rejects with its complaint where it ends before it is ready. */
export function startProcess({ env, command, args = [], cwd = root, user = {}, ownGroup = false }: Start) {
  const [program, ...first] = command ?? [process.execPath, 'server/src/main.ts'];
  const child = spawn(program, [...first, ...args], {
    cwd,
    env: { PATH: process.env.PATH, [strictSwitch]: 'yes', ...env },
    ...user,
    detached: ownGroup,
  });
  running.add(child);
  let output = '';
  let complained = '';
  child.stdout.on('data', (chunk: Buffer) => (output += chunk.toString()));
  child.stderr.on('data', (chunk: Buffer) => (complained += chunk.toString()));
  const ready = new Promise<void>((resolve, reject) => {
    child.stdout.on('data', () => output.includes('is ready') && resolve());
    child.on('exit', (code) => reject(new Error(`ended with ${code}: ${complained}`)));
    setTimeout(
      () => reject(new Error(`not ready after ${longestStart / 1000} s: ${output}${complained}`)),
      longestStart,
    ).unref();
  });
  ready.catch(() => {});
  return { child, ready, output: () => output, complained: () => complained };
}

/** Resolves with the exit code, null where a signal ended the process. */
export function ended(child: ChildProcess): Promise<number | null> {
  if (child.exitCode !== null || child.signalCode !== null) {
    running.delete(child);
    return Promise.resolve(child.exitCode);
  }
  return new Promise((resolve) =>
    child.once('exit', (code) => {
      running.delete(child);
      resolve(code);
    }),
  );
}

/** For the end of each test. */
export async function killProcesses(): Promise<void> {
  for (const child of running) {
    child.kill('SIGKILL');
    await ended(child);
  }
}

export async function listenSomewhere(): Promise<{ server: Server; port: number }> {
  const server = createServer();
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const address = server.address();
  return { server, port: typeof address === 'object' && address ? address.port : 0 };
}
