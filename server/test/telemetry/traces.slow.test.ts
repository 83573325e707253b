// Slow: it starts the portal as a process and has it encode.
// Proves: a trace leads from a request to its statements, its job and what the job runs, and no secret is in it.
// Ground: server/src/platform/telemetry, server/src/platform/queue, server/src/platform/http.
import { readFile, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, test, vi } from 'vitest';
import { DEMO_PASSWORD } from '../../../demo/people.ts';
import { isFfmpegInstalled } from '../../src/ingest/run-ffmpeg.ts';
import { ffmpegPath, makeSource, tone } from '../../src/ingest/test-sources.ts';
import {
  attributesOf,
  type CollectedSpan,
  startCollector,
} from '../../src/platform/telemetry/test-collector.ts';
import { type RunningPortal, startRunningPortal } from '../../src/test-running-portal.ts';

const viewer = 'viewer@aurora.example';
let collector: Awaited<ReturnType<typeof startCollector>>;
let portal: RunningPortal;
beforeAll(async () => {
  collector = await startCollector();
  portal = await startRunningPortal({
    OTEL_EXPORTER_OTLP_ENDPOINT: collector.url,
    OTEL_EXPORTER_OTLP_PROTOCOL: 'http/json',
    OTEL_EXPORTER_OTLP_HEADERS: 'x-collector-key=of-the-tests',
    OTEL_RESOURCE_ATTRIBUTES: 'deployment.environment.name=tests,service.name=other',
    OTEL_SERVICE_NAME: 'portal-of-the-tests',
    OTEL_BSP_SCHEDULE_DELAY: '200',
  });
});
afterAll(async () => {
  await portal?.stop();
  await collector.close();
});

const ofTrace = (traceId: string) => collector.spans().filter((span) => span.traceId === traceId);
/** Whether one span lies below another of the same trace. */
function isBelow(span: CollectedSpan, above: CollectedSpan, all: CollectedSpan[]): boolean {
  const parent = all.find(({ spanId }) => spanId === span.parentSpanId);
  return parent !== undefined && (parent.spanId === above.spanId || isBelow(parent, above, all));
}

test.skipIf(!isFfmpegInstalled(ffmpegPath))(
  'one trace leads from a request to its statements, its job, and what the job runs',
  async () => {
    const file = join(tmpdir(), `tv-traces-${process.pid}.wav`);
    await makeSource(file, tone(2));
    const bytes = await readFile(file);
    await rm(file);
    const traceId = '0af7651916cd43dd8448eb211c80319c';
    const itemId = await portal.bringIn(bytes, {
      'x-request-id': 'traced-upload',
      traceparent: `00-${traceId}-b7ad6b7169203331-01`,
    });
    await vi.waitFor(() => {
      const names = ofTrace(traceId).map(({ name }) => name);
      expect(names).toEqual(expect.arrayContaining(['job ingest', 'ffmpeg', 'ffprobe']));
    }, 60_000);
    const spans = ofTrace(traceId);
    const named = (name: string) => spans.find((span) => span.name === name)!;
    const request = named('POST /api/Management/Uploads/:id/Completions');
    expect(request.parentSpanId).toBe('b7ad6b7169203331');
    expect(attributesOf(request)).toMatchObject({
      'http.request.method': 'POST',
      'http.route': '/api/Management/Uploads/:id/Completions',
      'tv.request_id': 'traced-upload',
    });
    const enqueued = named('insert jobs');
    expect(isBelow(enqueued, request, spans)).toBe(true);
    expect(attributesOf(enqueued)['db.query.text']).toMatch(/^insert into jobs .* \$1::text/);
    const job = named('job ingest');
    expect(isBelow(job, request, spans)).toBe(true);
    expect(attributesOf(job)).toMatchObject({ 'tv.item.id': itemId });
    for (const below of ['ffmpeg', 'ffprobe']) expect(isBelow(named(below), job, spans)).toBe(true);
    const statements = spans.filter((span) => 'db.query.text' in attributesOf(span));
    expect(statements.filter((span) => isBelow(span, job, spans)).length).toBeGreaterThan(3);

    const lines = portal.lines().filter((line) => line.traceId === traceId);
    expect(lines.map(({ msg }) => msg)).toEqual(expect.arrayContaining(['request', 'a job was done']));
  },
);

test('the variables of OpenTelemetry name the service, and the collector gets its headers', async () => {
  await portal.call('GET /Users/Me');
  await vi.waitFor(() => expect(collector.received.length).toBeGreaterThan(0), 10_000);
  expect(collector.resource()).toMatchObject({
    'service.name': 'portal-of-the-tests',
    'deployment.environment.name': 'tests',
  });
  expect(collector.received[0]).toMatchObject({
    type: 'application/json',
    headers: { 'x-collector-key': 'of-the-tests' },
  });
});

test('no password, token, address or search is in a trace', async () => {
  const token = await portal.signIn(viewer);
  await portal.call('GET /MediaContents', {
    bearer: token,
    query: { searchTerm: 'a-very-secret-search' },
    headers: { 'x-request-id': 'the-search' },
  });
  await portal.call('GET /MediaContents/Published/:id', {
    params: { id: 'none' },
    query: { jwt: 'secret-in-query' },
  });
  await portal.forgetPassword('manager@aurora.example');
  const all = () => collector.spans();
  await vi.waitFor(() => {
    const names = all().map(({ name }) => name);
    expect(names).toContain('POST /oidc/forgotten-password');
    expect(names).toContain('job mail');
  });
  expect(all().some((span) => attributesOf(span)['tv.request_id'] === 'the-search')).toBe(true);
  expect(all().some(({ name }) => name.startsWith('POST /oidc/'))).toBe(true);
  const text = collector.text();
  for (const secret of [
    token,
    token.split('.')[2]!,
    DEMO_PASSWORD,
    viewer,
    'manager@aurora',
    'a-very-secret',
  ])
    expect(text).not.toContain(secret);
  expect(text).not.toContain('secret-in-query');
});

test('probes and loops of the worker make no traces of their own', async () => {
  await fetch(`${portal.address}/health/ready`);
  await portal.metrics();
  const before = collector.spans().length;
  await new Promise((resolve) => setTimeout(resolve, 2_500));
  const names = collector
    .spans()
    .slice(before)
    .map(({ name }) => name);
  expect(names.filter((name) => !/oidc|job|select|insert|update|transaction/.test(name))).toEqual([]);
  expect(collector.spans().filter(({ name }) => /health|metrics/.test(name))).toEqual([]);
  const roots = collector.spans().filter(({ parentSpanId }) => !parentSpanId);
  expect(roots.filter(({ name }) => !/^(GET|POST|PATCH|job) /.test(name))).toEqual([]);
});
