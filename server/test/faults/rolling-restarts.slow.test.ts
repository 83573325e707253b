// Slow: it restarts instances behind two balancers, and drains take seconds.
// Proves: no request fails while instances restart one after the other.
// Ground: server/src/main.ts, server/src/app.ts, server/src/platform/http, deploy/haproxy.cfg, deploy/nginx-balancer.conf.
import { afterEach, expect, test } from 'vitest';
import { killProcesses } from '../../src/test-process.ts';
import { missingBalancers, restartBehindBalancers } from './restart-behind-balancers.ts';
import { trials } from './trials.ts';

afterEach(killProcesses);

test('instances that restart one after the other behind HAProxy and nginx fail no request', async (context) => {
  const server = process.env.TEST_DATABASE_URL;
  if (!server || missingBalancers().length > 0) return context.skip(`needs PostgreSQL, HAProxy and nginx`);
  const { clientResults, stored, codes, complained } = await restartBehindBalancers(server, trials(4));
  expect(clientResults.map(({ name, failed }) => ({ name, failed }))).toEqual([
    { name: 'haproxy', failed: [] },
    { name: 'nginx', failed: [] },
  ]);
  for (const { reads, writes } of clientResults) expect(Math.min(reads, writes)).toBeGreaterThan(100);
  expect(stored).toBe(clientResults.reduce((sum, { writes }) => sum + writes, 0));
  expect(codes).toEqual(codes.map(() => 0));
  expect(complained).toBe('');
}, 7_200_000);
