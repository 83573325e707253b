import { afterEach, expect, test } from 'vitest';
import { isFfmpegInstalled } from '../../src/ingest/run-ffmpeg.ts';
import { ffmpegPath } from '../../src/ingest/test-sources.ts';
import { killProcesses } from '../../src/test-process.ts';
import { overload } from './overload.ts';

const server = process.env.TEST_DATABASE_URL;
/** Milliseconds: what is promised. */
const longestAnswer = 10_000;
afterEach(killProcesses);

test
  .skipIf(process.platform !== 'linux' || !isFfmpegInstalled(ffmpegPath))
  .for(['embedded', 'PostgreSQL'] as const)(
  'ten times the load: every request is answered in time, over %s, and nothing is left of it',
  { timeout: 180_000 },
  async (setup, context) => {
    if (setup !== 'embedded' && !server) return context.skip('needs PostgreSQL');
    const { crowded, afterwards, memory, stored, endedWith } = await overload(setup, server);
    console.log(`${setup}: ${JSON.stringify({ crowded, afterwards, memory, stored })}`);
    let acknowledged = afterwards.writes;
    let refusedWrites = 0;
    for (const { reads, writes, failed, slowest } of crowded) {
      expect(reads).toBeGreaterThan(0);
      expect(slowest).toBeLessThan(longestAnswer);
      expect(failed.filter((each) => !/^\w+ (429|503) /.test(each))).toEqual([]);
      acknowledged += writes;
      refusedWrites += failed.filter((each) => each.startsWith('POST')).length;
    }
    expect(afterwards.failed).toEqual([]);
    expect(stored).toBeGreaterThanOrEqual(acknowledged);
    expect(stored).toBeLessThanOrEqual(acknowledged + refusedWrites);
    expect(memory.at(-1)).toBeLessThan(memory[0]! * 1.3);
    expect(endedWith).toBe(0);
  },
);
