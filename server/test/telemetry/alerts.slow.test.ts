// Slow: it runs Prometheus beside a portal with each of its troubles.
// Proves: each alert fires when it should, and no other.
// Ground: deploy/prometheus, deploy/grafana, server/src/platform/telemetry.
import { execFileSync, type ChildProcess, spawn, spawnSync } from 'node:child_process';
import { mkdtempSync, rmSync, statfsSync, utimesSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import pg from 'pg';
import { stringify } from 'yaml';
import { afterAll, beforeAll, describe, expect, test, vi } from 'vitest';
import { freePort } from '../../../tools/test/free-port.mjs';
import { recordBackup } from '../../src/platform/telemetry/last-backup.ts';
import { startS3Server } from '../../src/platform/storage/test-s3-server.ts';
import { alertRules, alertsFile, dashboardPanels, hastyRules } from './test-alert-rules.ts';
import { createDatabase } from '../../src/test-postgres.ts';
import { type FaultProxy, startFaultProxy } from '../faults/test-fault-proxy.ts';
import { ended } from '../../src/test-process.ts';
import { type RunningPortal, startRunningPortal } from '../../src/test-running-portal.ts';

const hasPrometheus = spawnSync('prometheus', ['--version']).status === 0;
const hasPromtool = spawnSync('promtool', ['--version']).status === 0;
const server = process.env.TEST_DATABASE_URL;

test.skipIf(!hasPromtool)('promtool finds the rules right, and fires them when their time has come', () => {
  const output = execFileSync('promtool', ['test', 'rules', join(alertsFile, '../alerts-test.yaml')]);
  expect(output.toString()).toContain('SUCCESS');
});

// Debian and Ubuntu: apt-get install prometheus.
describe.skipIf(!hasPrometheus || !server)(
  'each alert fires once (it needs Prometheus and PostgreSQL)',
  () => {
    let folder: string;
    const closing: (() => unknown)[] = [];
    const fired = new Set<string>();
    let database: FaultProxy;
    let store: FaultProxy;
    let portal: RunningPortal;
    let prometheus: string;
    let rows: pg.Client;

    beforeAll(async () => {
      folder = mkdtempSync(join(tmpdir(), 'tv-alerts-'));
      const own = await createDatabase(server!);
      closing.push(() => own.drop());
      rows = new pg.Client(own.url);
      await rows.connect();
      closing.push(() => rows.end());
      const address = new URL(own.url);
      database = await startFaultProxy({ host: address.hostname, port: Number(address.port) });
      closing.push(() => database.close());
      address.port = String(database.port);
      const bucket = await startS3Server();
      closing.push(() => bucket.close());
      store = await startFaultProxy({
        host: '127.0.0.1',
        port: Number(new URL(bucket.settings.endpoint).port),
      });
      closing.push(() => store.close());
      const { accessKeyId, secretAccessKey, region } = bucket.settings;
      portal = await startRunningPortal(
        {
          DATABASE_URL: address.href,
          // No standby of that server.
          DATABASE_REPLICA_URLS: server!,
          OIDC_ISSUER: 'http://127.0.0.1:9/none',
          ...{ S3_ENDPOINT: `http://127.0.0.1:${store.port}`, S3_BUCKET: bucket.settings.bucket },
          ...{ S3_ACCESS_KEY_ID: accessKeyId, S3_SECRET_ACCESS_KEY: secretAccessKey, S3_REGION: region },
        },
        ['--role', 'web'],
      );
      closing.push(() => portal.stop());
      prometheus = await startPrometheus();
    });
    afterAll(async () => {
      for (const close of closing.reverse()) await close();
      rmSync(folder, { recursive: true, force: true });
    });

    /** Prometheus itself, which scrapes the portal each second and has the alerts without their waits. */
    async function startPrometheus(): Promise<string> {
      const { bavail, blocks } = statfsSync(portal.dataDir);
      const rules = hastyRules({
        DiskFull: ['< 0.1', `< ${bavail / blocks + 0.05}`],
        MemoryHigh: ['> 0.85', '> 0.0001'],
        EventLoopLate: ['> 0.25', '> 0.001'],
        ConnectionsShort: ['> 0.9', '> 0'],
      });
      writeFileSync(join(folder, 'alerts.yaml'), stringify(rules));
      const interval = { scrape_interval: '2s', scrape_timeout: '2s' };
      const config = {
        global: { evaluation_interval: '1s' },
        rule_files: ['alerts.yaml'],
        scrape_configs: [
          { job_name: 'tv', ...interval, static_configs: [{ targets: [`127.0.0.1:${portal.port}`] }] },
        ],
      };
      writeFileSync(join(folder, 'prometheus.yaml'), stringify(config));
      const port = await freePort();
      const child: ChildProcess = spawn(
        'prometheus',
        [
          `--config.file=${join(folder, 'prometheus.yaml')}`,
          `--storage.tsdb.path=${join(folder, 'data')}`,
          `--web.listen-address=127.0.0.1:${port}`,
        ],
        { stdio: 'ignore' },
      );
      closing.push(() => (child.kill('SIGKILL'), ended(child)));
      const api = `http://127.0.0.1:${port}/api/v1`;
      // Before its first visit to the portal Prometheus misses the web process, too.
      await vi.waitFor(
        async () => {
          const output = await (await fetch(`${api}/alerts`)).text();
          expect([output.includes('NoWorkerProcess'), output.includes('NoWebProcess')]).toEqual([
            true,
            false,
          ]);
        },
        { timeout: 30_000, interval: 200 },
      );
      return api;
    }

    async function ask<Data>(path: string): Promise<Data> {
      const answer = await fetch(`${prometheus}${path}`);
      const { status, data, error } = (await answer.json()) as { status: string; data: Data; error?: string };
      expect(status, error).toBe('success');
      return data;
    }

    async function look(): Promise<void> {
      const { alerts } = await ask<{ alerts: { state: string; labels: { alertname: string } }[] }>('/alerts');
      for (const { state, labels } of alerts) if (state === 'firing') fired.add(labels.alertname);
    }

    /** Waits until these alerts have fired; `provoke` is called before each look, and makes them fire. */
    const untilFired = (names: string[], provoke: () => unknown = () => {}) =>
      vi.waitFor(
        async () => {
          await provoke();
          await look();
          expect([...fired]).toEqual(expect.arrayContaining(names));
        },
        { timeout: 60_000, interval: 500 },
      );

    test('a web process that is well has no alert but of the replica, the worker that are none, and the other limits', async () => {
      const expected = [
        'ConnectionsShort',
        'DiskFull',
        'EventLoopLate',
        'MemoryHigh',
        'NoWorkerProcess',
        'ReplicaLeftOut',
      ];
      await untilFired(expected);
      expect([...fired].sort()).toEqual(expected);
    });

    test('every expression of the dashboard is understood', async () => {
      for (const { targets = [] } of dashboardPanels())
        for (const { expr } of targets) {
          const plain = expr
            .replaceAll('$__rate_interval', '1m')
            .replaceAll('$job', 'tv')
            .replaceAll('$instance', '.*');
          await ask(`/query?${new URLSearchParams({ query: plain }).toString()}`);
        }
    });

    test('jobs and events that nobody takes, and a backup of last week', async () => {
      for (const [kind, age] of [
        ['push', '10 minutes'],
        ['mail', '1 hour'],
        ['ingest', '2 hours'],
      ])
        await rows.query(
          `insert into jobs (id, kind, payload, run_at, created_at)
         values (gen_random_uuid(), $1, '{}', now() - $2::interval, now() - $2::interval)`,
          [kind, age],
        );
      await rows.query(
        `insert into watch_events (organization_id, media_content_id, viewer_hash, is_member, at)
         values (gen_random_uuid(), gen_random_uuid(), 'viewer', false, now() - interval '1 hour')`,
      );
      await rows.query(
        `with one as (insert into organizations (id, name) values (gen_random_uuid(), 'Search') returning id)
         insert into search_rebuilds (organization_id, total, remaining, written_at) select id, 9, 4, now() - interval '2 hours' from one`,
      );
      await recordBackup(portal.dataDir);
      const lastWeek = new Date(Date.now() - 7 * 86_400_000);
      utimesSync(join(portal.dataDir, 'last-backup'), lastWeek, lastWeek);
      await untilFired([
        'NoWorker',
        'MailsNotGoing',
        'IngestStuck',
        'CountingBehind',
        'SearchRebuildStuck',
        'BackupTooOld',
      ]);
    });

    test('a sign-in provider and a store that are away', async () => {
      const header = Buffer.from('{"alg":"RS256","kid":"one"}').toString('base64url');
      const bearer = `${header}.${Buffer.from('{"sub":"one"}').toString('base64url')}.c2lnbmF0dXJl`;
      const uploadId = await announceUpload();
      store.fail('reset');
      await untilFired(['IdentityProviderFailing', 'StoreGone'], async () => {
        const [refused] = await Promise.all([portal.call('GET /Users/Me', { bearer }), sendBytes(uploadId)]);
        expect(refused.status).toBe(503);
      });
      store.fail(undefined);
    });

    test('starts of viewers that fail', async () => {
      const [organization, id] = [crypto.randomUUID(), crypto.randomUUID()];
      await rows.query(`insert into organizations (id, name) values ($1, 'Films')`, [organization]);
      await rows.query(
        `insert into media_contents (id, organization_id, title, status, visibility, publish_date)
         values ($1, $2, 'Film', 1, 2, now() - interval '1 day')`,
        [id, organization],
      );
      await untilFired(['FailedStarts'], async () => {
        for (let each = 0; each < 25; each++) {
          const { status } = await portal.call('POST /MediaContents/:id/Playings/Publics', {
            ...{ bearer: 'public', params: { id }, body: { start: 'failed', network: 'unknown' } },
          });
          expect([204, 429]).toContain(status);
        }
      });
    });

    /** An upload of an organization of the test. */
    async function announceUpload(): Promise<string> {
      await rows.query(`insert into organizations (id, name) values ($1, 'Works')`, [crypto.randomUUID()]);
      const { body } = await portal.call('POST /Management/Uploads', {
        bearer: portal.ownerBearer(),
        body: { fileName: 'film.mp4', sizeInBytes: 1_000 },
      });
      return (body as { id: string }).id;
    }
    const sendBytes = (id: string) =>
      portal.call('PATCH /Management/Uploads/:id', {
        ...{ bearer: portal.ownerBearer(), params: { id }, body: Buffer.alloc(1_000) },
        headers: { 'upload-offset': '0' },
      });

    const askOften = () =>
      Promise.all(
        Array.from({ length: 60 }, () =>
          fetch(`${portal.address}/api/Organizations/${crypto.randomUUID()}/Publics/MediaContents`, {
            headers: { authorization: 'Bearer public' },
          }).then((answer) => answer.arrayBuffer()),
        ),
      );

    test('a database that is slow', async () => {
      database.fail('slow');
      await untilFired(['SlowRequests', 'PoolFull'], () => void askOften().catch(() => {}));
    });

    test('a database that is away', async () => {
      database.fail('reset');
      await untilFired(['DatabaseGone', 'ErrorRate'], askOften);
    });

    test('a process that is gone; and then every alert has fired', async () => {
      portal.child.kill('SIGKILL');
      await untilFired(['PortalDown', 'NoWebProcess']);
      expect([...fired].sort()).toEqual(
        alertRules()
          .map(({ alert }) => alert)
          .sort(),
      );
    });
  },
);
