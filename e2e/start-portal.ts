import { type ChildProcess, spawn } from 'node:child_process';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { createDatabase } from '../server/src/test-postgres.ts';
import { freePort } from '../tools/test/free-port.mjs';
import { startCaptionService } from './media/caption-service.ts';

const root = join(import.meta.dirname, '..');
/** Milliseconds: the first start loads the demo. */
const longestStart = 360_000;
const longestStop = 20_000;

/**
 * Starts one portal for all tests, in a folder of its own; answers what ends it. Its database is a new one at the server of
 * `TEST_DATABASE_URL`, else an embedded one. The web must be built.
 */
export default async function startPortal(): Promise<() => Promise<void>> {
  const folder = mkdtempSync(join(tmpdir(), 'tv-e2e-'));
  const port = await freePort();
  const captions = await startCaptionService();
  const server = process.env['TEST_DATABASE_URL'];
  const database = server ? await createDatabase(server) : undefined;
  const environment = {
    PORT: String(port),
    DATA_DIR: join(folder, 'data'),
    PUBLIC_URL: `http://localhost:${port}`,
    DATABASE_URL: database?.url ?? '',
    OIDC_ISSUER: '',
    LOG_LEVEL: 'warn',
    RTMP_PORT: String(await freePort()),
    SRT_PORT: String(await freePort()),
    E2E_DESK_PORT: String(await freePort()),
    TRANSCRIPTION_URL: captions.url,
    TRANSLATION_URL: captions.url,
    TRANSLATION_MODEL: 'a-model',
  };
  Object.assign(process.env, environment); // the tests read where it is, and so does the command line
  const child = spawn(process.execPath, [join(root, 'e2e/portal-process.ts')], {
    cwd: root,
    env: { ...process.env },
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  let output = '';
  for (const stream of [child.stdout, child.stderr])
    stream.on('data', (chunk: Buffer) => (output = (output + chunk.toString()).slice(-20_000)));
  const cleanUp = async () => {
    await stop(child);
    captions.close();
    await database?.drop();
    rmSync(folder, { recursive: true, force: true });
  };
  const end = async () => {
    await cleanUp();
    // A complaint of the service is a failure even where no test saw it.
    if (/"level":(50|60)/.test(output)) throw new Error(`The service complained:\n${output}`);
  };
  try {
    await untilReady(child, `${environment.PUBLIC_URL}/health/ready`);
  } catch (problem) {
    await cleanUp();
    throw new Error(`${(problem as Error).message}\n${output}`, { cause: problem });
  }
  return end;
}

async function untilReady(child: ChildProcess, address: string): Promise<void> {
  const until = Date.now() + longestStart;
  while (Date.now() < until) {
    if (child.exitCode !== null) throw new Error(`The portal ended with ${child.exitCode}.`);
    const isReady = await fetch(address, { signal: AbortSignal.timeout(2_000) }).then(
      ({ ok }) => ok,
      () => false,
    );
    if (isReady) return;
    await wait(200);
  }
  throw new Error(`The portal was not ready within ${longestStart / 1000} seconds.`);
}

async function stop(child: ChildProcess): Promise<void> {
  if (child.exitCode !== null || child.signalCode !== null) return;
  const ended = new Promise((resolve) => child.once('exit', resolve));
  child.kill('SIGTERM');
  const timer = setTimeout(() => child.kill('SIGKILL'), longestStop);
  await ended;
  clearTimeout(timer);
}
