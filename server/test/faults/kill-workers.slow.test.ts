// Slow: it runs worker processes and kills them.
// Proves: of workers that are killed, only the upload that kills them is set aside.
// Ground: server/src/platform/queue, server/src/ingest/claims-db.ts, server/src/worker.ts, server/test/faults.
import { describe, expect, test } from 'vitest';
import { isFfmpegInstalled } from '../../src/ingest/run-ffmpeg.ts';
import { ffmpegPath } from '../../src/ingest/test-sources.ts';
import { killWorkers } from './kill-workers.ts';
import { trials } from './trials.ts';

const server = process.env.TEST_DATABASE_URL;

describe.skipIf(!server || !isFfmpegInstalled(ffmpegPath))(
  'of workers that are killed (it needs PostgreSQL and ffmpeg)',
  () => {
    test('only the upload that kills them is set aside', async () => {
      const result = await killWorkers(server!, {
        ...{ uploads: 4, killers: 1, draw: () => 0.5, killShare: 0, maxRandomKills: 0 },
      });
      expect(result.setAside).toEqual(result.killers);
      expect(result.completed).toHaveLength(3);
      expect(result.byKillers).toBeLessThanOrEqual(4);
    });

    test('the others go on, whenever they are killed', async () => {
      const uploads = trials(6);
      const result = await killWorkers(server!, {
        ...{ uploads, killers: 1, draw: Math.random, killShare: 0.9, maxRandomKills: (uploads * 5) / 8 },
      });
      console.log(`killed at random: ${result.atRandom}, by the killer: ${result.byKillers}`);
      expect(result.setAside).toEqual(result.killers);
      expect(result.completed).toHaveLength(uploads - 1);
      expect(result.atRandom).toBeGreaterThan(0);
    }, 3_600_000);
  },
);
