// Slow: it starts the portal as a process and has it encode.
// Proves: each request and each job has one line in the log, with an id and without a secret.
// Ground: server/src/platform/http, server/src/platform/queue, server/src/app.ts.
import { readFile, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, test, vi } from 'vitest';
import { isFfmpegInstalled } from '../../src/ingest/run-ffmpeg.ts';
import { ffmpegPath, makeSource, tone } from '../../src/ingest/test-sources.ts';
import { type RunningPortal, startRunningPortal } from '../../src/test-running-portal.ts';

const viewer = 'viewer@aurora.example';
let portal: RunningPortal;
let token: string;
beforeAll(async () => {
  portal = await startRunningPortal();
  token = await portal.signIn(viewer);
});
afterAll(() => portal?.stop());

/** The one line of the request with this id. It is written after the answer. */
async function lineOf(requestId: unknown) {
  const found = () => portal.lines().filter((line) => line.requestId === requestId && 'route' in line);
  await vi.waitFor(() => expect(found()).not.toEqual([]));
  expect(found()).toHaveLength(1);
  return found()[0]!;
}

test('a request has one line, with its route, status, duration, id and person, and no secret', async () => {
  const me = await portal.call('GET /Users/Me', {
    bearer: token,
    headers: { 'x-request-id': 'balancer-1:a/b' },
  });
  expect(me.status).toBe(200);
  expect(me.headers.get('x-request-id')).toBe('balancer-1:a/b');
  expect(await lineOf('balancer-1:a/b')).toMatchObject({
    level: 30,
    method: 'GET',
    route: '/api/Users/Me',
    status: 200,
    durationMs: expect.any(Number),
    personId: (me.body as { id: string }).id,
  });

  const refused = await portal.call('GET /MediaContents/Published/:id', {
    params: { id: 'no-id' },
    query: { jwt: 'secret-in-query' },
  });
  const requestId = refused.headers.get('x-request-id');
  expect(refused.body).toMatchObject({ traceId: requestId });
  expect(await lineOf(requestId)).toMatchObject({
    route: '/api/MediaContents/Published/:id',
    status: refused.status,
  });
  const output = JSON.stringify(portal.lines());
  for (const secret of [token, 'secret-in-query', viewer]) expect(output).not.toContain(secret);
});

test.each([['with spaces'], ['"quoted"'], ['x'.repeat(129)], ['']])(
  'an unusable id %j is replaced',
  async (given) => {
    const { headers } = await fetch(`${portal.address}/api/openapi.json`, {
      headers: { 'x-request-id': given },
    });
    expect(headers.get('x-request-id')).toMatch(/^[\da-f-]{36}$/);
  },
);

test('what no route or hook sees has a line and an id, too', async () => {
  for (const path of ['/api/nothing?jwt=hidden', '/public/%zz']) {
    const answer = await fetch(portal.address + path);
    expect(await lineOf(answer.headers.get('x-request-id'))).toMatchObject({
      route: 'none',
      status: answer.status,
    });
  }
});

test.skipIf(!isFfmpegInstalled(ffmpegPath))(
  'the lines of a job name its item and the request that began it',
  async () => {
    const file = join(tmpdir(), `tv-lines-${process.pid}.wav`);
    await makeSource(file, tone(2));
    const bytes = await readFile(file);
    await rm(file);
    const itemId = await portal.bringIn(bytes, { 'x-request-id': 'the-upload' });
    const broken = await portal.bringIn(Buffer.from('no sound at all'), { 'x-request-id': 'the-broken' });
    const ends = (id: string) =>
      portal
        .lines()
        .filter(
          (line) => line.itemId === id && line.kind === 'ingest' && /done|given up/.test(String(line.msg)),
        );
    await vi.waitFor(() => expect([ends(itemId).length, ends(broken).length]).toEqual([1, 1]), 60_000);
    const ofJob = { kind: 'ingest', jobId: expect.stringMatching(/^[\da-f-]{36}$/) };
    expect(ends(itemId)[0]).toMatchObject({
      ...ofJob,
      requestId: 'the-upload',
      msg: 'a job was done',
      durationMs: expect.any(Number),
    });
    expect(ends(broken)[0]).toMatchObject({ ...ofJob, requestId: 'the-broken', level: 40 });
    const all = portal.lines().filter((line) => line.itemId === broken);
    expect(all.map(({ msg }) => msg)).toContain('a file could not be processed');
    expect(all.map(({ requestId }) => requestId)).toEqual(all.map(() => 'the-broken'));
  },
);
