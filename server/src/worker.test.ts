import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, test, vi } from 'vitest';
import { startWatching } from './analytics/test-watching.ts';
import { readConfig } from './platform/config.ts';
import { testSecretKey } from './test-service.ts';
import { startWorker } from './worker.ts';

test('counts views and what was watched as soon as it starts', async () => {
  const watching = await startWatching();
  const { db, files, now, close } = watching.service;
  const errors: unknown[] = [];
  const log = { info() {}, warn() {}, error: (problem: unknown) => void errors.push(problem) };
  const dataDir = mkdtempSync(join(tmpdir(), 'tv-worker-'));
  try {
    const id = await watching.item();
    const { subject } = await watching.member();
    await watching.view(subject, id);
    await watching.play(subject, id, [[0, 95]]);
    expect((await watching.summary()).current.members).toMatchObject({ views: 0, completions: 0 });
    const config = readConfig({ DATA_DIR: dataDir, SECRET_KEY: testSecretKey });
    const world = { db, files, clock: now, localServiceToken: '', close };
    const worker = await startWorker({ ...world, config, log });
    try {
      await vi.waitUntil(async () => (await watching.summary()).current.members.completions === 1, 20_000);
      expect((await watching.summary()).current.members).toMatchObject({ views: 1, people: 1 });
    } finally {
      await worker.stop();
    }
    expect(errors).toEqual([]);
  } finally {
    await close();
    rmSync(dataDir, { recursive: true, force: true });
  }
});
