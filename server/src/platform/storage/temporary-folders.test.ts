import { existsSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { basename, join } from 'node:path';
import { afterEach, expect, test, vi } from 'vitest';
import { createTemporaryFolders } from './temporary-folders.ts';

const above = mkdtempSync(join(tmpdir(), 'tv-temporary-'));
afterEach(() => {
  vi.useRealTimers();
  rmSync(above, { recursive: true });
});

test('the signs of a process last as long as its store, and make none anew', async () => {
  vi.useFakeTimers({ toFake: ['setInterval'] });
  const [gone, there] = [join(above, 'gone'), join(above, 'there')];
  await createTemporaryFolders(gone).make();
  const own = basename(await createTemporaryFolders(there).make()).split('-')[0]!;
  const sign = join(there, 'processes', own);
  rmSync(gone, { recursive: true });
  rmSync(join(there, 'processes'), { recursive: true });
  vi.advanceTimersByTime(60_000);
  await expect.poll(() => existsSync(sign)).toBe(true);
  expect(existsSync(gone)).toBe(false);
});
