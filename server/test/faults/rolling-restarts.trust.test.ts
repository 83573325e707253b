import { afterEach, expect, test } from 'vitest';
import { killProcesses } from '../../src/test-process.ts';
import { missingBalancers, restartBehindBalancers } from './restart-behind-balancers.ts';

afterEach(killProcesses);

test('200 restarts behind HAProxy and nginx fail no request', async (context) => {
  const server = process.env.TEST_DATABASE_URL;
  if (!server || missingBalancers().length > 0) return context.skip('needs PostgreSQL, HAProxy and nginx');
  const { clientResults, stored, codes } = await restartBehindBalancers(server, 200);
  for (const { name, reads, writes, failed } of clientResults)
    console.log(`${name}: ${reads} reads, ${writes} writes, ${failed.length} failed`);
  expect(clientResults.flatMap(({ failed }) => failed)).toEqual([]);
  expect(stored).toBe(clientResults.reduce((sum, { writes }) => sum + writes, 0));
  expect(codes.filter((code) => code !== 0)).toEqual([]);
}, 3_600_000);
