import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { afterAll, afterEach, beforeAll, expect, test, vi } from 'vitest';
import { discover } from '../auth/issuer.ts';
import { tracedDatabase } from '../db/traced-database.ts';
import { sql } from '../db/sql.ts';
import { openTestDatabase } from '../../test-database.ts';
import { createS3Client } from '../storage/s3-client.ts';
import { openTracing } from './open-tracing.ts';
import { startCollector } from './test-collector.ts';
import { readTraceSettings } from './trace-settings.ts';
import { traced, tracing, setTracing } from './tracing.ts';

const headers: Record<string, unknown>[] = [];
const other = createServer((request, response) => {
  headers.push(request.headers);
  response.statusCode = 404;
  response.end('{}');
});
let collector: Awaited<ReturnType<typeof startCollector>>;
let address: string;
beforeAll(async () => {
  await new Promise<void>((resolve) => other.listen(0, '127.0.0.1', resolve));
  address = `http://127.0.0.1:${(other.address() as AddressInfo).port}`;
  collector = await startCollector();
  vi.stubEnv('OTEL_EXPORTER_OTLP_ENDPOINT', collector.url);
});
afterEach(async () => {
  await tracing()?.stop();
  setTracing(undefined);
  headers.length = 0;
  collector.received.length = 0;
});
afterAll(async () => {
  vi.unstubAllEnvs();
  other.closeAllConnections();
  other.close();
  await collector.close();
});

const start = (env: Record<string, string> = {}) => {
  const settings = readTraceSettings({ OTEL_EXPORTER_OTLP_ENDPOINT: collector.url, ...env })!;
  setTracing(openTracing(settings, '0.0.0'));
};
const traceId = '4bf92f3577b34da6a3ce929d0e0e4736';
const asJob = <Result>(flags: string, work: () => Promise<Result>) =>
  traced({ name: 'job', kind: 'consumer', parent: `00-${traceId}-00f067aa0ba902b7-${flags}` }, work);

test('the trace goes on in the identity provider and in the store', async () => {
  start();
  const secretAccessKey = 'a secret key that only this test has';
  const store = createS3Client({
    ...{ endpoint: address, bucket: 'media', region: 'none', accessKeyId: 'key', secretAccessKey },
    publicEndpoint: undefined,
  });
  await asJob('01', async () => {
    await expect(discover(address)).rejects.toThrow('does not describe itself');
    expect((await store.ask({ method: 'HEAD', key: 'none' })).status).toBe(404);
  });
  expect(headers.map((each) => each.traceparent)).toEqual([
    expect.stringMatching(`^00-${traceId}-[\\da-f]{16}-01$`),
    expect.stringMatching(`^00-${traceId}-[\\da-f]{16}-01$`),
  ]);
  expect(headers[1]!.authorization).toMatch(/^AWS4-HMAC-SHA256 /);
  expect(headers[1]!.authorization).not.toContain('traceparent');
  await discover(address).catch(() => {});
  expect(headers[2]!.traceparent).toBeUndefined();
});

test('protobuf is the format where nobody says another', async () => {
  start();
  await asJob('01', async () => {});
  await tracing()!.stop();
  expect(collector.received.map(({ type }) => type)).toEqual(['application/x-protobuf']);
  const { body } = collector.received[0]!;
  expect(body.includes('service.name')).toBe(true);
  expect(body.includes(Buffer.from(traceId, 'hex'))).toBe(true);
});

test('a statement is named without its values, a failure without its message', async () => {
  const { db, drop } = await openTestDatabase();
  start({ OTEL_EXPORTER_OTLP_PROTOCOL: 'http/json' });
  const own = tracedDatabase(db);
  // What is cached of one is known to the other.
  expect(own.reads).toBe(own);
  const secret = 'ann@aurora.example';
  await asJob('01', async () => {
    await own.query(sql`select id from jobs where key = ${secret}`);
    await own.text.query('select count(*) from jobs where key = $1', [secret]);
    await own.transaction((queries) => queries.query(sql`delete from jobs where key = ${secret}`));
    await expect(own.reads.query(sql`select ${secret}::int`)).rejects.toThrow();
  });
  await own.query(sql`select 1 as outside`);
  await tracing()!.stop();
  await drop();
  const spans = collector.spans();
  expect(spans.map(({ name }) => name).sort()).toEqual([
    'delete jobs',
    'job',
    'select',
    'select jobs',
    'select jobs',
    'transaction',
  ]);
  const failed = spans.filter(({ status }) => status.code === 2);
  expect(failed.map(({ name }) => name)).toEqual(['select']);
  expect(JSON.stringify(failed)).toContain('22P02');
  expect(collector.text()).not.toContain(secret);
});

test.each([
  [{ OTEL_TRACES_SAMPLER: 'always_off' }, '01', 0],
  [{ OTEL_TRACES_SAMPLER: 'always_on' }, '00', 1],
  [{ OTEL_TRACES_SAMPLER: 'traceidratio', OTEL_TRACES_SAMPLER_ARG: '0' }, '01', 0],
  [{}, '00', 0],
  [{}, '01', 1],
])('the sampler %j decides about a trace with the flags %s', async (env, flags, count) => {
  start({ OTEL_EXPORTER_OTLP_PROTOCOL: 'http/json', ...env });
  await asJob(flags, async () => {});
  await tracing()!.stop();
  expect(collector.spans()).toHaveLength(count);
});

test('without propagators a foreign trace is not continued', async () => {
  start({ OTEL_PROPAGATORS: 'none' });
  const span = tracing()!.beginRequest({ traceparent: `00-${traceId}-00f067aa0ba902b7-01` });
  expect(span.traceId).not.toBe(traceId);
  await span.enter(async () => expect(tracing()!.headers()).toEqual({}));
  span.end({ name: 'GET /', attributes: {}, isFailure: false });
});

test.each([
  [{}],
  [{ OTEL_SDK_DISABLED: 'true', OTEL_EXPORTER_OTLP_ENDPOINT: 'http://localhost:4318' }],
  [{ OTEL_TRACES_EXPORTER: 'none', OTEL_EXPORTER_OTLP_ENDPOINT: 'http://localhost:4318' }],
])('nothing is traced with %j', (env) => expect(readTraceSettings(env)).toBeUndefined());

test.each([
  [{ OTEL_TRACES_EXPORTER: 'zipkin' }, 'OTEL_TRACES_EXPORTER must be one of otlp, none.'],
  [{ OTEL_EXPORTER_OTLP_PROTOCOL: 'grpc' }, 'OTEL_EXPORTER_OTLP_PROTOCOL must be one of'],
  [{ OTEL_EXPORTER_OTLP_ENDPOINT: 'collector:4318' }, 'OTEL_EXPORTER_OTLP_ENDPOINT must be an address'],
  [{ OTEL_TRACES_SAMPLER: 'some' }, 'OTEL_TRACES_SAMPLER must be one of'],
  [{ OTEL_TRACES_SAMPLER_ARG: '2' }, 'OTEL_TRACES_SAMPLER_ARG must be a share from 0 to 1.'],
  [{ OTEL_PROPAGATORS: 'b3' }, 'OTEL_PROPAGATORS must be one of'],
  [{ OTEL_BSP_SCHEDULE_DELAY: 'soon' }, 'OTEL_BSP_SCHEDULE_DELAY must be'],
])('a wrong setting %j is said', (env, words) => {
  expect(() => readTraceSettings({ OTEL_TRACES_EXPORTER: 'otlp', ...env })).toThrow(words);
});
