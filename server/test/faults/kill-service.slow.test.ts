// Slow: it kills and starts a service again and again, over each kind of database and store.
// Proves: every write that was acknowledged is there after a kill.
// Ground: server/src/platform/db, server/src/platform/storage, server/src/ingest/upload, server/test/faults.
import { afterEach, expect, test } from 'vitest';
import { isFfmpegInstalled } from '../../src/ingest/run-ffmpeg.ts';
import { ffmpegPath } from '../../src/ingest/test-sources.ts';
import { killProcesses } from '../../src/test-process.ts';
import { setups } from './kill-setups.ts';
import { killService } from './kill-service.ts';
import { trials } from './trials.ts';

const server = process.env.TEST_DATABASE_URL;
/** Of each kind. KILL_SEED repeats the same moments. */
const kills = trials(3);
const seed = process.env.KILL_SEED ?? crypto.randomUUID();
afterEach(killProcesses);

test.skipIf(!isFfmpegInstalled(ffmpegPath)).for(setups)(
  `a service over %s has every write that it acknowledged after ${kills} kills`,
  { timeout: 240_000 * kills },
  async (setup, context) => {
    if (setup !== 'embedded' && !server) return context.skip('needs PostgreSQL');
    const result = await killService({ setup, server, kills, seed });
    console.log(`${setup}, KILL_SEED=${seed}: ${JSON.stringify(result)}`);
    expect(result.wrong, `KILL_SEED=${seed}`).toEqual([]);
    expect(result).toMatchObject({ kills, endedWith: 0 });
    expect(result.acknowledged).toBeGreaterThan(Math.max(20, kills));
  },
);
