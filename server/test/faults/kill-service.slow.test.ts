// Slow: it kills and starts a service three times.
// Proves: every write that was acknowledged is there after a kill.
// Ground: server/src/platform/db, server/src/platform/storage, server/src/ingest/upload, server/test/faults.
import { afterEach, expect, test } from 'vitest';
import { isFfmpegInstalled } from '../../src/ingest/run-ffmpeg.ts';
import { ffmpegPath } from '../../src/ingest/test-sources.ts';
import { killProcesses } from '../../src/test-process.ts';
import { killService } from './kill-service.ts';

const server = process.env.TEST_DATABASE_URL;
afterEach(killProcesses);

test.skipIf(!isFfmpegInstalled(ffmpegPath))(
  'a service that is killed three times has every write that it acknowledged',
  async () => {
    const seed = process.env.KILL_SEED ?? crypto.randomUUID();
    const setup = server ? 'PostgreSQL' : 'embedded';
    const result = await killService({ setup, server, kills: 3, seed });
    expect(result.wrong, `KILL_SEED=${seed}`).toEqual([]);
    expect(result).toMatchObject({ kills: 3, endedWith: 0 });
    expect(result.acknowledged).toBeGreaterThan(20);
  },
  240_000,
);
