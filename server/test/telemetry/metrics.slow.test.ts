// Slow: it starts a whole portal beside an object store and a mail server, and waits for what is tried again.
// Proves: what happens is counted in the metrics that alerts and the dashboard name.
// Ground: server/src/platform/telemetry, deploy/prometheus, deploy/grafana.
import { readFileSync } from 'node:fs';
import { readFile, rm, statfs } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, test, vi } from 'vitest';
import { AURORA } from '../../../demo/organizations.ts';
import { isFfmpegInstalled } from '../../src/ingest/run-ffmpeg.ts';
import { ffmpegPath, makeSource, tone } from '../../src/ingest/test-sources.ts';
import { startSmtpServer } from '../../src/platform/mail/test-smtp-server.ts';
import { startS3Server } from '../../src/platform/storage/test-s3-server.ts';
import { recordBackup } from '../../src/platform/telemetry/last-backup.ts';
import { alertRules, dashboardPanels, metricsIn } from './test-alert-rules.ts';
import { metricNames, metricOf, samplesOf } from '../../src/test-metrics.ts';
import { type RunningPortal, startRunningPortal } from '../../src/test-running-portal.ts';

let portal: RunningPortal;
let store: Awaited<ReturnType<typeof startS3Server>>;
let smtp: Awaited<ReturnType<typeof startSmtpServer>>;
beforeAll(async () => {
  [store, smtp] = await Promise.all([startS3Server(), startSmtpServer()]);
  const { endpoint, bucket, accessKeyId, secretAccessKey, region } = store.settings;
  portal = await startRunningPortal({
    ...{ S3_ENDPOINT: endpoint, S3_BUCKET: bucket, S3_REGION: region },
    ...{ S3_ACCESS_KEY_ID: accessKeyId, S3_SECRET_ACCESS_KEY: secretAccessKey },
    SMTP_URL: smtp.url,
  });
});
afterAll(async () => {
  await portal?.stop();
  await store.close();
  await smtp.close();
});

const valueOf = async (name: string, labels?: Record<string, string>) =>
  metricOf(await portal.metrics(), name, labels);

test('requests are counted and timed by route and status, whatever their addresses are', async () => {
  const route = '/api/Organizations/:organizationId/Publics/MediaContents';
  for (let time = 0; time < 3; time++)
    await portal.call('GET /Organizations/:organizationId/Publics/MediaContents', {
      params: { organizationId: AURORA },
    });
  for (let time = 0; time < 3; time++) await fetch(`${portal.address}/api/no-route/${time}`);
  const found = { method: 'GET', route };
  await vi.waitFor(async () =>
    expect(await valueOf('http_requests_total', { ...found, status: '200' })).toBe(3),
  );
  expect(await valueOf('http_request_duration_seconds_count', found)).toBe(3);
  expect(await valueOf('http_request_duration_seconds_bucket', { ...found, le: '+Inf' })).toBe(3);
  expect(await valueOf('http_requests_total', { route: 'none', status: '404' })).toBe(3);
  expect(await portal.metrics()).not.toMatch(new RegExp(`no-route|${AURORA}`));
  // The request for the metrics itself.
  expect(await valueOf('http_requests_in_flight')).toBe(1);
});

test('access tokens are counted by what was found', async () => {
  const bearer = await portal.signIn('viewer@aurora.example');
  for (const each of [bearer, 'no token']) await portal.call('GET /Users/Me', { bearer: each });
  await portal.call('GET /Users/Me', { bearer: 'forged' });
  expect(await valueOf('tv_token_checks_total', { outcome: 'valid' })).toBe(1);
  expect(await valueOf('tv_token_checks_total', { outcome: 'invalid' })).toBe(1);
});

test('mails are counted, and what waits in the queue', async () => {
  const mails = (outcome: string) => valueOf('tv_mails_total', { outcome });
  await portal.forgetPassword('viewer@aurora.example');
  const unsent = () => valueOf('tv_queue_oldest_job_seconds', { kind: 'mail' });
  await vi.waitFor(async () => expect(await unsent()).toBe(0));
  expect(smtp.received.length).toBeGreaterThan(0);
  expect(await mails('sent')).toBe(smtp.received.length);
  smtp.reply({ RCPT: '451 later' });
  await portal.forgetPassword('manager@aurora.example');
  await vi.waitFor(async () => expect(await mails('failed')).toBe(1));
  await vi.waitFor(async () =>
    expect(await valueOf('tv_queue_jobs', { kind: 'mail', state: 'later' })).toBe(1),
  );
  expect(await valueOf('tv_queue_oldest_job_seconds', { kind: 'mail' })).toBeGreaterThan(0);
  expect(await valueOf('tv_job_attempts_total', { kind: 'mail', outcome: 'failed' })).toBe(1);
  expect(await valueOf('tv_outgoing_requests_total', { service: 'mail', outcome: 'failed' })).toBe(1);
});

test.skipIf(!isFfmpegInstalled(ffmpegPath))(
  'an upload is seen in its job, its steps and its requests to the store',
  async () => {
    const file = join(tmpdir(), `tv-metrics-${process.pid}.wav`);
    await makeSource(file, tone(2));
    await portal.bringIn(await readFile(file));
    await rm(file);
    await portal.bringIn(Buffer.from('no sound at all'));
    const attempts = (outcome: string) => valueOf('tv_job_attempts_total', { kind: 'ingest', outcome });
    await vi.waitFor(
      async () => expect([await attempts('done'), await attempts('given_up')]).toEqual([1, 1]),
      60_000,
    );
    const text = await portal.metrics();
    expect(metricOf(text, 'tv_job_duration_seconds_count', { kind: 'ingest' })).toBe(2);
    const steps = (outcome: string) =>
      samplesOf(text)
        .filter(({ name }) => name === 'tv_ingest_step_duration_seconds_count')
        .filter(({ labels }) => labels.includes(`outcome="${outcome}"`))
        .map(({ labels }) => /step="(\w+)"/.exec(labels.join())?.[1]);
    const all = ['assemble', 'scan', 'probe', 'encode', 'waveform', 'subtitles', 'posters', 'publish'];
    expect(new Set(steps('done'))).toEqual(new Set(all));
    expect(steps('failed')).toEqual(['probe']);
    expect(metricOf(text, 'tv_ingest_oldest_progress_seconds')).toBe(0);
    expect(metricOf(text, 'tv_jobs_running', { kind: 'ingest' })).toBe(0);
    const put = { service: 'store', request: 'PUT' };
    const sent = metricOf(text, 'tv_outgoing_requests_total', { ...put, outcome: 'ok' });
    expect(sent).toBeGreaterThan(3);
    expect(
      metricOf(text, 'tv_outgoing_request_duration_seconds_count', { service: 'store' }),
    ).toBeGreaterThan(sent!);
  },
);

test('what the process stands on is told: build, database, disk, the last backup', async () => {
  const before = await portal.metrics();
  expect(metricOf(before, 'tv_last_backup_timestamp_seconds')).toBeUndefined();
  await recordBackup(portal.dataDir);
  const text = await portal.metrics();
  const at = metricOf(text, 'tv_last_backup_timestamp_seconds')!;
  expect(Math.abs(Date.now() / 1000 - at)).toBeLessThan(60);
  const node = process.versions.node;
  expect(metricOf(text, 'tv_build_info', { role: 'all', node })).toBe(1);
  expect(metricOf(text, 'tv_database_up')).toBe(1);
  const { blocks, bsize } = await statfs(portal.dataDir);
  expect(metricOf(text, 'tv_disk_size_bytes')).toBe(blocks * bsize);
  const free = metricOf(text, 'tv_disk_free_bytes')!;
  expect(free).toBeGreaterThan(0);
  expect(free).toBeLessThan(blocks * bsize);
  for (const kind of ['mail', 'push', 'ingest'])
    expect(metricOf(text, 'tv_queue_jobs', { kind, state: 'ready' })).toBe(0);
  // The embedded database has no connections.
  const limit = metricOf(text, 'tv_database_connections_limit');
  expect(limit).toBe(portal.database ? 20 : undefined);
});

test('the documentation lists exactly the metrics that the service gives, with their labels', async () => {
  const document = readFileSync(join(import.meta.dirname, '../../../docs/observability.md'), 'utf8');
  const listed = [...document.matchAll(/^\| `((?:tv|http)_\w+)` \| ([\w, ]*) ?\|/gm)].map(
    ([, name, labels]) =>
      [
        name!,
        labels!
          .split(',')
          .map((each) => each.trim())
          .filter(Boolean),
      ] as const,
  );
  const text = await portal.metrics();
  const given = metricNames(text).filter((name) => /^(tv|http)_/.test(name));
  expect(listed.map(([name]) => name).sort()).toEqual([...given].sort());
  for (const [name, labels] of listed)
    for (const sample of samplesOf(text).filter(
      (each) => each.name.replace(/_(bucket|sum|count)$/, '') === name,
    ))
      expect(
        sample.labels.map((each) => each.split('=')[0]).filter((label) => label !== 'le'),
        name,
      ).toEqual(labels);
  for (const name of document.match(/\b(process|nodejs)_\w+(?=`)/g) ?? [])
    if (!name.endsWith('_')) expect(metricNames(text)).toContain(name);
});

test('alerts and dashboards name metrics that the service gives', async () => {
  const given = metricNames(await portal.metrics());
  const panels = dashboardPanels();
  const shown = panels.flatMap(({ targets = [] }) => targets.map(({ expr }) => expr));
  const expressions = [...alertRules().map(({ expr }) => expr), ...shown];
  expect(alertRules().length).toBeGreaterThan(10);
  expect(shown.length).toBeGreaterThan(30);
  expect(new Set(panels.map(({ id }) => id)).size).toBe(panels.length);
  for (const expression of expressions) {
    const named = metricsIn(expression);
    if (!/^up\b/.test(expression)) expect(named, expression).not.toEqual([]);
    expect(named.filter((name) => !given.includes(name))).toEqual([]);
  }
});

test('each alert has a word of what to do', () => {
  const document = readFileSync(join(import.meta.dirname, '../../../docs/observability.md'), 'utf8');
  const reported = [...document.matchAll(/^\| `([A-Z][a-z]\w+)` \|/gm)].map(([, name]) => name!);
  expect(reported.sort()).toEqual(
    alertRules()
      .map(({ alert }) => alert)
      .sort(),
  );
});
