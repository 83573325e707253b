// Slow: it runs a whole portal behind PgBouncer, which has fewer connections than the portal opens.
// Proves: nothing relies on a session, gone clients stop their statements, and the second lock leaves no scope on a connection.
// Ground: server/src/platform/db, server/src/platform/queue, server/src/platform/config.ts.
import { once } from 'node:events';
import { readFile, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { PassThrough } from 'node:stream';
import { afterAll, beforeAll, describe, expect, test, vi } from 'vitest';
import { AURORA } from '../../../demo/organizations.ts';
import { isFfmpegInstalled } from '../../src/ingest/run-ffmpeg.ts';
import { ffmpegPath, makeSource, tone } from '../../src/ingest/test-sources.ts';
import type { Database } from '../../src/platform/db/database.ts';
import { openDatabase } from '../../src/platform/db/open-database.ts';
import { crossing, managerScope, withinScope } from '../../src/platform/db/second-lock/scope.ts';
import { pipelined, sql } from '../../src/platform/db/sql.ts';
import { withRequestSignal } from '../../src/platform/http/requests/request-signal.ts';
import { sleeping } from '../../src/test-database.ts';
import { metricOf } from '../../src/test-metrics.ts';
import { hasPgBouncer, startPgBouncer } from './test-pgbouncer.ts';
import { createDatabase, type OwnDatabase } from '../../src/test-postgres.ts';
import { type RunningPortal, startRunningPortal } from '../../src/test-running-portal.ts';

const server = process.env.TEST_DATABASE_URL;
const isPossible = hasPgBouncer && Boolean(server) && isFfmpegInstalled(ffmpegPath);
/** Of the pooler to PostgreSQL: fewer than each of the two processes may open. */
const connections = 5;

describe.skipIf(!isPossible)('a portal behind PgBouncer in transaction mode (it needs both)', () => {
  let own: OwnDatabase;
  let pooler: Awaited<ReturnType<typeof startPgBouncer>>;
  let web: RunningPortal;
  let direct: Database;
  let pooled: Database;
  beforeAll(async () => {
    own = await createDatabase(server!);
    pooler = await startPgBouncer(own.url, connections);
    web = await startRunningPortal({
      DATABASE_URL: pooler.url,
      DATABASE_DIRECT_URL: own.url,
      ROW_SECURITY: 'required',
    });
    direct = await openDatabase({ databaseUrl: own.url, dataDir: '' });
    pooled = await openDatabase({ databaseUrl: pooler.url, databaseDirectUrl: own.url, dataDir: '' });
  });
  afterAll(async () => {
    await web?.stop();
    await pooled?.close();
    await direct?.close();
    await pooler?.stop();
    await own?.drop();
  });

  test('people sign in, list and search, many at the same time', async () => {
    const bearer = await web.signIn('viewer@aurora.example');
    const listed = await web.call('GET /MediaContents', { bearer });
    const word = (listed.body as { title: string }[])[0]!.title.split(' ').at(-1)!;
    const requests = Array.from({ length: 120 }, (_, index) =>
      index % 3 === 0
        ? web.call('GET /MediaContents', { bearer, query: { searchTerm: word } })
        : web.call('GET /Organizations/:organizationId/Publics/MediaContents', {
            params: { organizationId: AURORA },
            query: { pageSize: 1 + (index % 9) },
          }),
    );
    const answers = await Promise.all(requests);
    expect([...new Set(answers.map(({ status }) => status))]).toEqual([200]);
    expect(answers.every(({ body }) => Array.isArray(body) && body.length > 0)).toBe(true);
    // Of several connections of the pooler, each would have had to prepare what identity reads at every step.
    for (let time = 0; time < 4; time++) await web.signIn('manager@aurora.example');
    expect(web.output()).not.toMatch(/prepared statement|have no time limit/);
  });

  test('the second lock is on, and ends with each statement', async () => {
    expect(await pooled.secondLock()).toBe('on');
    const all = sql`select current_user as role, coalesce(current_setting('tv.scope', true), '') as scope,
      (select count(*)::int from media_contents) as items`;
    const [unscoped] = await direct.query<{ items: number }>(all);
    const nobody = '99999999-9999-4999-8999-999999999999';
    const ask = () => pooled.query<{ items: number }>(all);
    const begun = Array.from({ length: 60 }, (_, index) =>
      [
        () => withinScope(managerScope(nobody, nobody), ask),
        () => crossing('worker', ask),
        () => withinScope(managerScope(nobody, nobody), () => pooled.transaction(({ query }) => query(all))),
        ask,
      ][index % 4]!(),
    );
    const answers = (await Promise.all(begun)).map(([row]) => (row as { items: number }).items);
    const { items } = unscoped!;
    expect(answers).toEqual(answers.map((_, index) => [0, items, 0, items][index % 4]));
    for (const found of await Promise.all(Array.from({ length: 20 }, ask))) expect(found).toEqual([unscoped]);
  });

  test('a watched position is stored, and an upload is worked on and published', async () => {
    const bearer = await web.signIn('viewer@aurora.example');
    const listed = await web.call('GET /MediaContents', { bearer });
    const [first] = listed.body as { id: string }[];
    const report = { mediaContentId: first!.id, position: 5, ranges: [[0, 5]] };
    expect((await web.call('POST /WatchedTimestamps', { bearer, body: report })).status).toBe(204);
    const file = join(tmpdir(), `tv-pgbouncer-${process.pid}.wav`);
    await makeSource(file, tone(2));
    await web.bringIn(await readFile(file));
    await rm(file);
    const done = { kind: 'ingest', outcome: 'done' };
    await vi.waitFor(
      async () => expect(metricOf(await web.metrics(), 'tv_job_attempts_total', done)).toBe(1),
      { timeout: 60_000, interval: 200 },
    );
    const counted = async () =>
      (await direct.query(sql`select from analytics_rollups`)).length > 0 &&
      (await direct.query(sql`select from search_libraries where documents > 0`)).length > 0;
    await vi.waitFor(async () => expect(await counted()).toBe(true), { timeout: 90_000, interval: 500 });
  });

  test.each([
    ['a statement', () => pooled.query(sql`select pg_sleep(20)`)],
    ['a pipelined read', () => pooled.query(pipelined(sql`select pg_sleep(20)`))],
  ])('%s ends when its client has gone', async (_, ask) => {
    const leaving = new PassThrough();
    const reply = { raw: leaving } as unknown as Parameters<typeof withRequestSignal>[0];
    const gone = withRequestSignal(reply, ask).catch((problem: unknown) => problem);
    await vi.waitFor(async () => expect(await sleeping(direct)).toBe(1), { timeout: 5_000 });
    leaving.destroy();
    await once(leaving, 'close');
    expect(await gone).toBeInstanceOf(Error);
    await vi.waitFor(async () => expect(await sleeping(direct)).toBe(0), { timeout: 5_000 });
  });

  test('a start says in a sentence where a pooler is that nobody named, or where PostgreSQL itself should be', async () => {
    await expect(openDatabase({ databaseUrl: pooler.url, dataDir: '' })).rejects.toThrow(
      'DATABASE_URL points to a pooler such as PgBouncer: set DATABASE_DIRECT_URL',
    );
    await expect(
      openDatabase({ databaseUrl: own.url, databaseDirectUrl: pooler.url, dataDir: '' }),
    ).rejects.toThrow('DATABASE_DIRECT_URL points to a pooler');
  });
});
