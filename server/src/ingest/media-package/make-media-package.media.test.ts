import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { checkPackage } from './test-package.ts';
import { makeMediaPackage } from './make-media-package.ts';
import { isFfmpegInstalled } from '../run-ffmpeg.ts';
import { sourceKinds } from './test-source-kinds.ts';
import { ffmpegPath, makeSource } from '../test-sources.ts';

let folder: string;
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'tv-media-'));
});
afterAll(() => rm(folder, { recursive: true, force: true }));

describe.skipIf(!isFfmpegInstalled(ffmpegPath))('every kind of source', () => {
  it.each(sourceKinds)('$file', async ({ file, args, expected, seconds = 5 }) => {
    const source = await makeSource(join(folder, file), args);
    const outputFolder = join(folder, 'packages', file);
    const made = await makeMediaPackage({ source, outputFolder, ffmpegPath });
    await checkPackage(outputFolder, made);
    expect(made).toMatchObject(expected);
    expect(Math.abs(made.durationInSeconds - seconds)).toBeLessThan(0.2);
  });
});
