import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { bytesType } from '@tv/contract/calls/byte-calls';
import type { CallName } from '@tv/contract/calls/api';
import { requestLine } from '@tv/contract/calls/request';
import { Browser } from '@tv/identity/testing/browser';
import { DEMO_PASSWORD } from '../../demo/people.ts';
import { freePort } from '../../tools/test/free-port.mjs';
import { ffmpegPath } from './ingest/test-sources.ts';
import { createDatabase } from './test-postgres.ts';
import { ended, startProcess } from './test-process.ts';

type CallOptions = {
  bearer?: string;
  params?: object;
  query?: object;
  body?: object | Buffer;
  headers?: Record<string, string>;
};

/**
 * The whole service with its demo, as a process. Its database is an embedded one, or a new one at the server of
 * `TEST_DATABASE_URL`. `stop` must be called.
 */
export async function startRunningPortal(env: Record<string, string> = {}, args: readonly string[] = []) {
  const folder = mkdtempSync(join(tmpdir(), 'tv-portal-'));
  const dataDir = join(folder, 'data');
  const server = process.env.TEST_DATABASE_URL;
  const database = server ? await createDatabase(server) : undefined;
  const port = await freePort();
  const address = `http://localhost:${port}`;
  const started = startProcess({
    args,
    env: {
      PORT: String(port),
      PUBLIC_URL: address,
      DATA_DIR: dataDir,
      LOG_LEVEL: 'info',
      FFMPEG_PATH: ffmpegPath,
      ...(database && { DATABASE_URL: database.url }),
      ...env,
    },
  });
  await started.ready;

  async function call(name: CallName, { bearer = 'public', body, headers, ...options }: CallOptions = {}) {
    const { method, path } = requestLine(name, options as object);
    const isBytes = Buffer.isBuffer(body);
    const answer = await fetch(`${address}/api${path}`, {
      method,
      headers: {
        authorization: `Bearer ${bearer}`,
        ...(body && { 'content-type': isBytes ? bytesType : 'application/json' }),
        ...headers,
      },
      ...(body && { body: isBytes ? new Uint8Array(body) : JSON.stringify(body) }),
    });
    const text = await answer.text();
    return { status: answer.status, headers: answer.headers, body: text ? JSON.parse(text) : undefined };
  }

  /** The command line's secret. */
  const ownerBearer = () => readFileSync(join(dataDir, 'service-token'), 'utf8').trim();

  return {
    address,
    ownerBearer,
    port,
    dataDir,
    database,
    child: started.child,
    call,
    output: () => started.output() + started.complained(),
    /** The log's lines so far. */
    lines: () =>
      started
        .output()
        .split('\n')
        .filter((line) => line.startsWith('{'))
        .map((line) => JSON.parse(line) as Record<string, unknown>),
    metrics: async () => (await fetch(`${address}/metrics`)).text(),
    /** An access token of a demo account. */
    signIn: async (email: string) => (await new Browser(address).signIn(email, DEMO_PASSWORD)).access_token,
    /** Asks for a link to a new password, which the portal mails. */
    async forgetPassword(email: string) {
      const body = new URLSearchParams({ email });
      await fetch(`${address}/oidc/forgotten-password`, { method: 'POST', body });
    },
    /** Brings a file in with the command line's secret; `headers` are those of the last request, which enqueues the job. */
    async bringIn(bytes: Buffer, headers: Record<string, string> = {}): Promise<string> {
      const bearer = ownerBearer();
      const announced = await call('POST /Management/Uploads', {
        bearer,
        body: { fileName: 'sound.wav', sizeInBytes: bytes.length },
      });
      const { id } = announced.body as { id: string };
      await call('PATCH /Management/Uploads/:id', {
        ...{ bearer, params: { id }, body: bytes },
        headers: { 'upload-offset': '0' },
      });
      await call('POST /Management/Uploads/:id/Completions', { bearer, params: { id }, headers });
      return id;
    },
    async stop() {
      started.child.kill('SIGKILL');
      await ended(started.child);
      await database?.drop();
      rmSync(folder, { recursive: true, force: true });
    },
  };
}

export type RunningPortal = Awaited<ReturnType<typeof startRunningPortal>>;
