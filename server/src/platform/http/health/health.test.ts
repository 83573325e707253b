import { tmpdir } from 'node:os';
import Fastify from 'fastify';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { openTestDatabase } from '../../../test-database.ts';
import { serveHealth } from './health.ts';

const metricsToken = 'the-token-of-monitoring';
let database: Awaited<ReturnType<typeof openTestDatabase>>;
const app = Fastify({ trustProxy: '10.0.0.1' });
const withoutToken = Fastify();

beforeAll(async () => {
  database = await openTestDatabase();
  const observed = {
    ...{ db: database.db, dataDir: tmpdir(), jobKinds: ['mail'], domains: [] },
    ...{ version: '0.0.0', role: 'web' },
  };
  serveHealth(app, { ...observed, metricsToken });
  serveHealth(withoutToken, { ...observed, metricsToken: undefined });
});
afterAll(async () => {
  await app.close();
  await withoutToken.close();
  await database.drop();
});

type MetricsRequest = { from: string; headers?: Record<string, string> };
const metrics = ({ from, headers = {} }: MetricsRequest, service = app) =>
  service.inject({ url: '/metrics', remoteAddress: from, headers });

test.each<MetricsRequest>([
  { from: '127.0.0.1' },
  { from: '::1' },
  { from: '203.0.113.9', headers: { authorization: `Bearer ${metricsToken}` } },
  {
    from: '127.0.0.1',
    headers: { authorization: `Bearer ${metricsToken}`, 'x-forwarded-for': '203.0.113.9' },
  },
])('metrics are for this machine and for who has the token: %j', async (request) => {
  const answer = await metrics(request);
  expect(answer.statusCode).toBe(200);
  expect(answer.headers['cache-control']).toBe('private, no-store');
  expect(answer.body).toContain('http_request_duration_seconds');
});

test.each<MetricsRequest>([
  { from: '203.0.113.9' },
  { from: '203.0.113.9', headers: { authorization: 'Bearer another' } },
  { from: '127.0.0.1', headers: { 'x-forwarded-for': '127.0.0.1' } },
  { from: '127.0.0.1', headers: { via: '1.1 proxy' } },
  { from: '127.0.0.1', headers: { 'x-forwarded-proto': 'https' } },
  { from: '127.0.0.1', headers: { 'x-forwarded-host': 'tv.example' } },
  { from: '127.0.0.1', headers: { 'cf-connecting-ip': '203.0.113.9' } },
  { from: '10.0.0.1', headers: { 'x-forwarded-for': '127.0.0.1' } },
])('metrics do not exist for anybody else: %j', async (request) => {
  const answer = await metrics(request);
  expect(answer.statusCode).toBe(404);
  expect(answer.body).not.toContain('http_request');
});

test('without a token no bearer opens metrics', async () => {
  for (const authorization of ['Bearer undefined', 'Bearer ', 'Bearer'])
    expect(
      (await metrics({ from: '203.0.113.9', headers: { authorization } }, withoutToken)).statusCode,
    ).toBe(404);
});

test('health is public', async () => {
  for (const url of ['/health/live', '/health/ready'])
    expect((await app.inject({ url, remoteAddress: '203.0.113.9' })).statusCode).toBe(200);
});
