// Slow: it starts the service as a process and waits for its drain.
// Proves: the listener of the metrics is its own and outlasts the drain, and what it cannot have is named.
// Ground: server/src/main.ts, server/src/app.ts, server/src/platform/telemetry, server/src/platform/config.ts.
import { mkdtempSync, rmSync } from 'node:fs';
import { createServer, type Server } from 'node:http';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, afterEach, expect, test } from 'vitest';
import { freePort } from '../../../tools/test/free-port.mjs';
import { ended, killProcesses, startProcess } from '../../src/test-process.ts';

const folder = mkdtempSync(join(tmpdir(), 'tv-metrics-port-'));
const others: Server[] = [];
const statusOf = async (address: string) => (await fetch(address)).status;

afterEach(async () => {
  await killProcesses();
  for (const each of others.splice(0)) await new Promise((resolve) => each.close(resolve));
});
afterAll(() => rmSync(folder, { recursive: true, force: true }));

async function start(settings: Record<string, string>) {
  const [port, metricsPort] = [await freePort(), await freePort()];
  const ports = { PORT: String(port), METRICS_PORT: String(metricsPort), BIND: '127.0.0.1' };
  const PUBLIC_URL = 'https://tv.example.org'; // without a demo
  const started = startProcess({
    env: { DATA_DIR: join(folder, 'data'), PUBLIC_URL, LOG_LEVEL: 'warn', ...ports, ...settings },
  });
  return { ...started, service: `http://127.0.0.1:${port}`, monitoring: `http://127.0.0.1:${metricsPort}` };
}

test('the metrics have a listener of their own, which outlasts the drain', async () => {
  const { child, ready, service, monitoring, complained } = await start({ DRAIN_SECONDS: '60' });
  await ready;
  for (const path of ['/health/live', '/health/ready', '/metrics'])
    expect(await statusOf(monitoring + path), path).toBe(200);
  expect(await statusOf(`${monitoring}/api/MediaContents/Publics`)).toBe(404);
  expect(await statusOf(`${service}/health/ready`)).toBe(200);
  expect(await (await fetch(`${service}/metrics`)).text()).not.toContain('http_requests_total');

  child.kill('SIGTERM');
  await expect.poll(() => statusOf(`${monitoring}/health/ready`)).toBe(503);
  expect(await statusOf(`${service}/api/openapi.json`)).toBe(200);
  // An answer is counted when all of it was sent.
  await expect
    .poll(async () => (await fetch(`${monitoring}/metrics`)).text())
    .toMatch(/^http_requests_total\{[^}]*route="\/api\/openapi.json"[^}]*\} 1$/m);
  // The terminal's signal ends the wait.
  child.kill('SIGINT');
  expect(await ended(child)).toBe(0);
  await expect(statusOf(`${monitoring}/health/live`)).rejects.toThrow();
  expect(complained()).toBe('');
});

test('a port of metrics that is in use is named with its setting', async () => {
  const taken = createServer().listen(0, '127.0.0.1');
  others.push(taken);
  const METRICS_PORT = await new Promise<string>((resolve) =>
    taken.once('listening', () => resolve(String((taken.address() as { port: number }).port))),
  );
  const { child, complained } = await start({ METRICS_PORT });
  expect(await ended(child)).toBe(1);
  expect(complained()).toBe(
    `Port ${METRICS_PORT} is in use: stop what runs there, or choose another one, e.g. METRICS_PORT=${Number(METRICS_PORT) + 1}.\n`,
  );
});

test('an interface that the machine does not have is named with its setting', async () => {
  const { child, complained } = await start({ BIND: '203.0.113.1' });
  expect(await ended(child)).toBe(1);
  expect(complained()).toBe('No interface of this machine has the address 203.0.113.1: mend BIND.\n');
});
