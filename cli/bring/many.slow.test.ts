// Slow: it brings 10,000 files in, each by calls of its own.
// Proves: of 10,000 items of which 37 fail each is named, the rest arrives, and a second run tries those alone.
// Ground: cli/bring, sources, server/src/ingest/upload.
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { readTable } from '@tv/contract/uploads/read-table';
import { sql } from '@tv/server/platform/db/sql';
import { anOrganization } from '@tv/server/test-builders';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { captureOutput, stubEnvironment } from '../testing/test-commands.ts';
import { standInForWorker, writeFolder } from '../testing/test-imports.ts';
import { startTestPortal } from '../testing/test-portal.ts';
import { bringCommand } from './bring.ts';

const count = 10_000;
/** They are spread over all, and fail in three ways. */
const failing = Array.from({ length: 37 }, (_, nth) => Math.floor(((nth + 0.5) * count) / 37));

let portal: Awaited<ReturnType<typeof startTestPortal>>;
let stop: () => Promise<void>;
captureOutput();
stubEnvironment(() => portal.env);
beforeAll(async () => {
  // Nothing is decoded here: a stand-in for the worker takes or refuses what has arrived.
  portal = await startTestPortal({ FFMPEG_PATH: process.execPath });
  await anOrganization(portal.db, { name: 'Works' });
  stop = standInForWorker(portal.db);
});
afterAll(async () => {
  await stop();
  await portal.close();
});

it('names each of 37 items that fail among 10,000, and brings the rest in', async () => {
  const nameOf = (nth: number) => {
    const way = failing.indexOf(nth) % 3;
    return `${way === 0 ? 'broken' : 'talk'}-${String(nth).padStart(5, '0')}.mp4`;
  };
  const names = Array.from({ length: count }, (_, nth) => nameOf(nth));
  const files = Object.fromEntries(names.map((name) => [name, `the film ${name}`]));
  // Half of a sheet's row, a file without a byte, and one that no program decodes.
  const failed = failing.map((nth) => names[nth]!);
  for (const [nth, name] of failed.entries()) if (nth % 3 === 1) files[name] = '';
  const missing = failed.filter((_, nth) => nth % 3 === 2);
  for (const name of missing) delete files[name];
  files['items.csv'] = `file,title\n${missing.map((name) => `${name},Missing`).join('\n')}\n`;
  const folder = writeFolder(portal.folder, 'many', files);
  const report = join(portal.folder, 'many.csv');
  expect(await bringCommand(['folder', folder, '--yes', '--at-once', '8', '--report', report])).toBe(false);
  const lines = readTable(readFileSync(report)).map(({ cells }) => cells);
  expect(lines).toHaveLength(count);
  const wrong = lines.filter(({ outcome }) => outcome !== 'brought in');
  expect(wrong.map((line) => line['source id']!).toSorted()).toEqual(failed.toSorted());
  expect(wrong.every(({ notes }) => notes!.length > 10)).toBe(true);
  const [here] = await portal.db.query<{ count: number }>(
    sql`select count(*)::int as count from media_contents where processing_status = 2`,
  );
  expect(here!.count).toBe(count - failed.length);
}, 3_600_000);
