// Slow: it runs worker processes and kills them.
// Proves: of workers that are killed, only the upload that kills them is set aside.
// Ground: server/src/platform/queue, server/src/ingest/claims-db.ts, server/src/worker.ts, server/test/faults.
import { expect, test } from 'vitest';
import { isFfmpegInstalled } from '../../src/ingest/run-ffmpeg.ts';
import { ffmpegPath } from '../../src/ingest/test-sources.ts';
import { killWorkers } from './kill-workers.ts';

const server = process.env.TEST_DATABASE_URL;

test.skipIf(!server || !isFfmpegInstalled(ffmpegPath))(
  'of workers that are killed, only the upload that kills them is set aside (it needs PostgreSQL and ffmpeg)',
  async () => {
    const result = await killWorkers(server!, {
      ...{ uploads: 4, killers: 1, draw: () => 0.5, killShare: 0, maxRandomKills: 0 },
    });
    expect(result.setAside).toEqual(result.killers);
    expect(result.completed).toHaveLength(3);
    expect(result.byKillers).toBeLessThanOrEqual(4);
  },
);
