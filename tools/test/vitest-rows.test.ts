import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, expect, test, vi } from 'vitest';
import VitestRows from './vitest-rows.mjs';

const folder = mkdtempSync(join(tmpdir(), 'tv-rows-'));
afterEach(() => {
  vi.unstubAllEnvs();
  rmSync(folder, { recursive: true, force: true });
});

const module = (name: string, environmentSetupDuration: number) => ({
  moduleId: join(process.cwd(), name),
  project: { name: 'components' },
  children: { allTests: () => [{ result: () => ({ state: 'passed' }) }] },
  state: () => 'passed',
  diagnostic: () => ({
    environmentSetupDuration,
    prepareDuration: 1,
    collectDuration: 2,
    setupDuration: 3,
    duration: 4,
  }),
});

test('a document that files share is counted once', () => {
  const rows = join(folder, 'rows');
  vi.stubEnv('TEST_ROWS', rows);
  const reporter = new VitestRows();
  for (const [name, milliseconds] of [
    ['a.test.tsx', 900.125],
    ['b.test.tsx', 900.125],
    ['c.test.tsx', 850.5],
  ] as const)
    reporter.onTestModuleEnd(module(name, milliseconds));
  const lines = readFileSync(rows, 'utf8').trim().split('\n');
  expect(lines.map((line) => JSON.parse(line).milliseconds.environment)).toEqual([900.125, 0, 850.5]);
});
