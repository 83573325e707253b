import { randomUUID } from 'node:crypto';
import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { sql } from '../../platform/db/sql.ts';
import { isFfmpegInstalled } from '../run-ffmpeg.ts';
import { processUploads } from '../test-ingest.ts';
import { going, startProcessing } from '../test-processing.ts';
import { ffmpegPath, makeSource, picture, tone } from '../test-sources.ts';

// What browsers record, as ffmpeg writes it: without a duration and an index, with pictures at no constant rate, and with sound
// that begins later than the picture.
const vp8 = ['-c:v', 'libvpx', '-deadline', 'realtime', '-b:v', '200k', '-vsync', 'vfr'];
const lateSound = ['-itsoffset', '0.6', ...tone(3.4)];
const unsteady = [...picture('160x90', 4), ...lateSound, '-vf', "select='not(mod(n,3))+gt(mod(n,7),4)'"];
const recorded = {
  'chromium.webm': [...unsteady, ...vp8, '-c:a', 'libopus', '-live', '1', '-f', 'webm'],
  'safari.mp4': [
    ...[...unsteady, '-c:v', 'libx264', '-preset', 'ultrafast', '-pix_fmt', 'yuv420p', '-c:a', 'aac'],
    ...['-movflags', 'empty_moov+default_base_moof', '-frag_duration', '1000000'],
  ],
};

describe.skipIf(!isFfmpegInstalled(ffmpegPath))('a recording', () => {
  let world: Awaited<ReturnType<typeof startProcessing>>;
  beforeAll(async () => {
    world = await startProcessing();
  });
  afterAll(() => world.close());

  const ask: (typeof world)['uploads']['ask'] = (...given) => world.uploads.ask(...given);
  /** Sends a file as it grows, and says its size and what it is at the end. */
  async function record(fileName: string, more: object) {
    const file = await makeSource(join(world.folder, fileName), recorded[fileName as keyof typeof recorded]);
    const bytes = await readFile(file);
    const json = { fileName, idempotencyKey: randomUUID() };
    const { id } = (await ask('POST', 'Uploads', { json })).body;
    const half = Math.floor(bytes.length / 2);
    await ask('PATCH', `Uploads/${id}`, { bytes: bytes.subarray(0, half), offset: 0 });
    await ask('PATCH', `Uploads/${id}`, { bytes: bytes.subarray(half), offset: half });
    await ask('POST', 'Uploads', { json: { ...json, sizeInBytes: bytes.length, ...more } });
    expect((await ask('POST', `Uploads/${id}/Completions`)).status).toBe(201);
    await processUploads(world.encoding(), going(), id);
    return id as string;
  }
  const chaptersOf = (row: Record<string, unknown>) =>
    (row['package'] as { chapters: { title: string; startTime: number }[] }).chapters.map(
      ({ title, startTime }) => [title, startTime],
    );

  it.each(Object.keys(recorded))('becomes an item of its length: %s', async (fileName) => {
    const id = await record(fileName, { isDraft: true });
    const row = await world.rowOf(id);
    expect(row).toMatchObject({ processing_status: 2, status: 0 });
    expect(Math.abs((row['duration_in_seconds'] as number) - 4)).toBeLessThan(0.2);
  });

  it('serves the part that stays, with its chapters, and can be given back whole', async () => {
    const chapters = ['Before', 'Middle', 'End'].map((title, index) => ({ title, startTime: index * 1.5 }));
    const id = await record('chromium.webm', { trim: { from: 1, to: 3.5 }, chapters });
    const row = await world.rowOf(id);
    expect(row).toMatchObject({ processing_status: 2, status: 1 });
    expect(Math.abs((row['duration_in_seconds'] as number) - 2.5)).toBeLessThan(0.1);
    expect(chaptersOf(row)).toEqual([
      ['Before', 0],
      ['Middle', 0.5],
      ['End', 2],
    ]);
    const versions = await world.uploads.db.query<{ cuts: string }>(sql`
      select cuts::text as cuts, source_id = ${id}::uuid as "isOwn", version from media_versions where media_content_id = ${id}`);
    expect(versions).toEqual([
      { cuts: expect.stringMatching(/^\{\[0,1\),\[3\.5,/), isOwn: true, version: 1 },
    ]);
  });
});
