import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { runFfmpeg } from '../../ingest/run-ffmpeg.ts';
import { bytesPerSecond } from '../../machine-captions/wav-file.ts';
import { isSilent, quietestPosition } from './cut-sound.ts';
import { decodeSound } from './decode-sound.ts';

let folder: string;
beforeAll(async () => {
  folder = mkdtempSync(join(tmpdir(), 'tv-live-sound-'));
  const segments = ['-f', 'hls', '-hls_time', '1', '-hls_list_size', '0', '-hls_segment_type', 'fmp4'];
  const names = ['-hls_fmp4_init_filename', 'init.mp4', '-hls_segment_filename', '%d.m4s', 'sound.m3u8'];
  // Two seconds of a tone, one of silence, and a tone again.
  const sound = "aevalsrc='if(between(t,2,3),0,0.3*sin(2*PI*500*t))':s=48000";
  await runFfmpeg(
    'ffmpeg',
    ['-v', 'error', '-f', 'lavfi', '-t', '5', '-i', sound, '-c:a', 'aac', '-ac', '2', ...segments, ...names],
    { folder, sandbox: 'limits', timeLimitInSeconds: 30 },
  );
});
afterAll(() => rmSync(folder, { recursive: true }));

test('segments in the middle of a sound are decoded, and cut where it is silent', async () => {
  const read = (name: string) => readFileSync(join(folder, name));
  const decode = decodeSound({ sandbox: 'limits' });
  const bytes = [read('init.mp4'), read('1.m4s'), read('2.m4s'), read('3.m4s')];
  const samples = await decode(bytes, new AbortController().signal);
  expect(samples.length / bytesPerSecond).toBeCloseTo(3, 0);
  const cut = quietestPosition(samples) / bytesPerSecond;
  expect(cut).toBeGreaterThan(1.5);
  expect(cut).toBeLessThan(2.1);
  expect(isSilent(samples)).toBe(false);
  expect(isSilent(samples.subarray(1.2 * bytesPerSecond, 1.8 * bytesPerSecond))).toBe(true);
}, 60_000);
