// Slow: it waits until a database that is slow, paused or silent is given up.
// Proves: every request is answered in time while the database is in trouble.
// Ground: server/src/platform/db, server/src/platform/http.
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { freePort } from '../../../tools/test/free-port.mjs';
import type { Database } from '../../src/platform/db/database.ts';
import { openDatabase } from '../../src/platform/db/open-database.ts';
import { sql } from '../../src/platform/db/sql.ts';
import { createDatabase } from '../../src/test-postgres.ts';
import { startFaultProxy, type Fault, type FaultProxy } from './test-fault-proxy.ts';
import { ended, killProcesses, startProcess } from '../../src/test-process.ts';

const postgres = process.env.TEST_DATABASE_URL;
const organizationId = '11111111-1111-4111-8111-111111111111';
const folder = postgres ? mkdtempSync(join(tmpdir(), 'tv-faults-')) : '';
/** Milliseconds: what is promised. */
const longestAnswer = 10_000;
const longestReadiness = 2_000;

describe.skipIf(!postgres)('a database in trouble', () => {
  let proxy: FaultProxy;
  let origin: string;
  /** Past the proxy. */
  let direct: Database;
  let service: ReturnType<typeof startProcess>;
  let drop: () => Promise<void>;
  let acknowledged = 0;
  beforeAll(async () => {
    const made = await createDatabase(postgres!);
    drop = made.drop;
    const address = new URL(made.url);
    proxy = await startFaultProxy({ host: address.hostname, port: Number(address.port) });
    address.port = String(proxy.port);
    const port = await freePort();
    origin = `http://127.0.0.1:${port}`;
    service = startProcess({
      args: ['--role', 'web'],
      env: {
        PORT: String(port),
        DATABASE_URL: address.href,
        DATA_DIR: folder,
        OIDC_ISSUER: 'http://127.0.0.1:9/none',
      },
    });
    await service.ready;
    direct = await openDatabase({ databaseUrl: made.url, dataDir: '' });
    await direct.query(sql`
      insert into organizations (id, name, has_public_media) values (${organizationId}, 'Works', true)`);
  });
  afterAll(async () => {
    await killProcesses();
    await proxy.close();
    await direct.close();
    await drop();
    rmSync(folder, { recursive: true, force: true });
  });

  type Answer = { status: number; body: string; milliseconds: number; retryAfter: string | null };
  async function ask(path: string, body?: object): Promise<Answer> {
    const began = Date.now();
    const response = await fetch(origin + path, {
      method: body ? 'POST' : 'GET',
      headers: { authorization: 'Bearer public', ...(body && { 'content-type': 'application/json' }) },
      ...(body && { body: JSON.stringify(body) }),
      signal: AbortSignal.timeout(60_000),
    });
    const text = await response.text();
    return {
      status: response.status,
      body: text,
      milliseconds: Date.now() - began,
      retryAfter: response.headers.get('retry-after'),
    };
  }
  const read = () => ask(`/api/Organizations/${organizationId}/Publics`);
  const search = () => ask(`/api/Organizations/${organizationId}/Publics/MediaContents`);
  async function write() {
    const answer = await ask('/api/AnalyticsEvents', { events: [{ name: 'navbar.home', organizationId }] });
    if (answer.status === 204) acknowledged++;
    return answer;
  }
  const times = <Result>(count: number, work: () => Promise<Result>) =>
    Promise.all(Array.from({ length: count }, work));
  const readiness = () => ask('/health/ready');

  /** More at once than there are connections, and than share one. */
  async function everyRequest(): Promise<Answer[]> {
    const answers = (await Promise.all([times(50, read), times(10, search), times(30, write)])).flat();
    for (const { milliseconds } of answers) expect(milliseconds).toBeLessThan(longestAnswer);
    return answers;
  }
  const statuses = (answers: Answer[]) =>
    [...new Set(answers.map(({ status }) => status))].sort((one, other) => one - other);

  async function recovers() {
    await expect.poll(async () => (await readiness()).status, { timeout: 30_000 }).toBe(200);
    await expect.poll(async () => statuses(await everyRequest()), { timeout: 30_000 }).toEqual([200, 204]);
    const [stored] = await direct.query<{ count: number }>(
      sql`select coalesce(sum(count), 0)::int as count from analytics_counts`,
    );
    expect(stored!.count).toBeGreaterThanOrEqual(acknowledged);
    expect(service.child.exitCode).toBeNull();
  }

  test.each<Fault>(['silent', 'reset', 'garbled'])(
    'that is %s: every request is answered 503 in time, and all is well afterwards',
    async (fault) => {
      expect(statuses(await everyRequest())).toEqual([200, 204]);
      proxy.fail(fault);
      const [ready, answers] = await Promise.all([readiness(), everyRequest()]);
      expect(ready).toMatchObject({ status: 503, body: '{"status":"the database does not answer"}' });
      expect(ready.milliseconds).toBeLessThan(longestReadiness);
      expect(statuses(answers)).toEqual([503]);
      for (const { body, retryAfter } of answers) {
        expect(body).toContain('is not responding. Please try again in a minute.');
        expect(retryAfter).toBe('10');
      }
      // Also the requests that come while the first ones still wait, and after them.
      expect(statuses(await everyRequest())).toEqual([503]);
      proxy.fail(undefined);
      await recovers();
    },
  );

  test('that is slow: every request is answered in time', async () => {
    proxy.fail('slow');
    expect(statuses(await everyRequest()).filter((status) => ![200, 204, 503].includes(status))).toEqual([]);
    proxy.fail(undefined);
    await recovers();
  });

  test.skipIf(process.getuid?.() !== 0)('whose processes are paused', async () => {
    await everyRequest();
    const rows = await direct.query<{ pid: number }>(
      sql`select pid from pg_stat_activity where datname = current_database() and pid <> pg_backend_pid()`,
    );
    expect(rows.length).toBeGreaterThan(0);
    for (const { pid } of rows) process.kill(pid, 'SIGSTOP');
    try {
      const answers = await everyRequest();
      expect(statuses(answers).filter((status) => ![200, 204, 503].includes(status))).toEqual([]);
    } finally {
      for (const { pid } of rows) process.kill(pid, 'SIGCONT');
    }
    await recovers();
  });

  test('that restarts', async () => {
    for (let round = 0; round < 3; round++) {
      const busy = everyRequest();
      proxy.fail('reset');
      await direct.query(
        sql`select pg_terminate_backend(pid) from pg_stat_activity where datname = current_database() and pid <> pg_backend_pid()`,
      );
      await busy;
      await wait(200);
      proxy.fail(undefined);
      await recovers();
    }
  });

  test('whose disk is full: writes are answered 507, reads go on', async () => {
    // As PostgreSQL says it: class 53, insufficient resources.
    await direct.execute(`
      create function refuse() returns trigger language plpgsql as $$
        begin raise exception 'could not extend file: No space left on device' using errcode = '53100'; end $$;
      create trigger refuse before insert on analytics_counts for each row execute function refuse()`);
    expect(statuses(await times(5, write))).toEqual([507]);
    expect((await write()).body).toContain('The service has run out of disk space.');
    expect(statuses(await times(5, read))).toEqual([200]);
    expect((await readiness()).status).toBe(200);
    await direct.execute('drop trigger refuse on analytics_counts; drop function refuse');
    await recovers();
  });

  test('that stays silent does not hold up the end of the service', async () => {
    proxy.fail('silent');
    await readiness();
    service.child.kill('SIGTERM');
    await Promise.race([ended(service.child), wait(45_000)]);
    expect(service.child.exitCode).not.toBeNull();
    expect(service.complained()).toBe('');
  });
});
