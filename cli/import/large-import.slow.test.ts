// Slow: it brings hundreds of files in by processes, one of which is killed.
// Proves: a large import goes on where it was cut off, in little memory.
// Ground: cli, server/src/ingest/upload.
import { spawn } from 'node:child_process';
import { join } from 'node:path';
import { anOrganization } from '@tv/server/test-builders';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { itemsOf, standInForWorker, writeFolder } from '../testing/test-imports.ts';
import { startTestPortal } from '../testing/test-portal.ts';

let portal: Awaited<ReturnType<typeof startTestPortal>>;
let stop: () => Promise<void>;
beforeAll(async () => {
  // Nothing is decoded here; any program that exists will do.
  portal = await startTestPortal({ FFMPEG_PATH: process.execPath });
  await anOrganization(portal.db, { name: 'Works' });
  stop = standInForWorker(portal.db);
});
afterAll(async () => {
  await stop();
  await portal.close();
});

it('brings hundreds of files in by one command, also after it was killed, in little memory', async () => {
  const count = 300;
  const names = Array.from({ length: count }, (_, index) => `m-${String(index).padStart(4, '0')}.wav`);
  const rows = names.map(
    (name, index) => `${name},"Talk ${index}: what, and why",tag ${index % 7},Talks ${index % 20}`,
  );
  const folder = writeFolder(portal.folder, 'many', {
    ...Object.fromEntries(names.map((name) => [name, `the sound of ${name}`])),
    'items.csv': `file,title,tags,category\n${rows.join('\n')}\n`,
  });
  const start = () => {
    const child = spawn(
      process.execPath,
      ['--max-old-space-size=48', join(import.meta.dirname, '../tv.ts'), 'import', folder],
      { env: { PATH: process.env.PATH, ...portal.env } },
    );
    let text = '';
    for (const stream of [child.stdout, child.stderr])
      stream.on('data', (chunk: Buffer) => (text += chunk.toString()));
    return {
      child,
      text: () => text,
      ended: new Promise<number | null>((resolve) => child.on('close', resolve)),
    };
  };
  const first = start();
  const countItems = async () => (await itemsOf(portal.db, 'm-')).length;
  await expect.poll(countItems, { timeout: 60_000, interval: 20 }).toBeGreaterThan(count / 4);
  first.child.kill('SIGKILL');
  await first.ended;
  const before = await countItems();
  expect(before).toBeLessThan(count);

  const second = start();
  expect(await second.ended, second.text().slice(-500)).toBe(0);
  expect(second.text()).toMatch(/300 of 300 files can be watched\. Already here: \d+\./);
  const found = await itemsOf(portal.db, 'm-');
  expect(found.map(({ file }) => file)).toEqual(names);
  expect(found.map(({ title }) => title)).toEqual(names.map((_, index) => `Talk ${index}: what, and why`));
  expect(new Set(found.flatMap(({ categories }) => categories)).size).toBe(20);
});
