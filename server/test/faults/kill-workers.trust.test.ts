import { expect, test } from 'vitest';
import { isFfmpegInstalled } from '../../src/ingest/run-ffmpeg.ts';
import { ffmpegPath } from '../../src/ingest/test-sources.ts';
import { killWorkers } from './kill-workers.ts';

const server = process.env.TEST_DATABASE_URL;

test.skipIf(!server || !isFfmpegInstalled(ffmpegPath))(
  '40 uploads survive workers that are killed at random, and the killer among them is set aside',
  async () => {
    const result = await killWorkers(server!, {
      ...{ uploads: 40, killers: 1, draw: Math.random, killShare: 0.9, maxRandomKills: 25 },
    });
    console.log(
      `${result.atRandom} workers were killed at random, ${result.byKillers} by the killer; ${result.completed.length} of 40 uploads were completed`,
    );
    expect(result.setAside).toEqual(result.killers);
    expect(result.completed).toHaveLength(39);
    expect(result.atRandom).toBeGreaterThan(0);
  },
  900_000,
);
