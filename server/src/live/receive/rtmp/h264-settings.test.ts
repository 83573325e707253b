import { expect, test } from 'vitest';
import { readFfmpegOutput } from '../../../ingest/run-ffmpeg.ts';
import { readTag, tagType } from './flv-tags.ts';
import { grownSettings } from './h264-settings.ts';

/** The settings and the key frame of a picture as ffmpeg sends them, where the frame carries the settings too. */
async function encode(size: string, ...more: string[]): Promise<{ settings: Buffer; frame: Buffer }> {
  const file = await readFfmpegOutput(
    'ffmpeg',
    [
      ...['-v', 'error', '-f', 'lavfi', '-i', `testsrc2=s=${size}:r=30`, '-frames:v', '1', '-c:v', 'libx264'],
      ...['-preset', 'ultrafast', ...more, '-bsf:v', 'dump_extra', '-f', 'flv', '-'],
    ],
    { sandbox: 'limits', timeLimitInSeconds: 20, maxBytes: 8_000_000 },
  );
  const bodies: Buffer[] = [];
  for (let at = 13; at + 11 < file.length; at += 15 + file.readUIntBE(at + 1, 3))
    if (file[at] === tagType.picture)
      bodies.push(file.subarray(at + 11, at + 11 + file.readUIntBE(at + 1, 3)));
  const facts = (body: Buffer) => readTag(tagType.picture, body)!;
  return {
    settings: bodies.find((body) => facts(body).isSettings)!,
    frame: bodies.find((body) => facts(body).isKeyFrame)!,
  };
}

test.for([
  ['640x360', ['-pix_fmt', 'yuv420p']],
  ['1920x1080', ['-pix_fmt', 'yuv420p', '-flags', '+ildct', '-x264opts', 'tff=1']],
  ['854x480', ['-pix_fmt', 'yuv444p', '-x264opts', 'cqm=jvt']],
  ['640x360', ['-pix_fmt', 'yuv422p10le']],
  // Upright, and of fewer pixels.
  ['180x240', ['-pix_fmt', 'yuv420p']],
] as const)('the settings of a frame take the place of those before: %s %s', async ([size, more]) => {
  const before = await encode('320x180', '-pix_fmt', 'yuv420p', '-profile:v', 'baseline');
  const after = await encode(size, ...more);
  const settings = grownSettings(before.settings, after.frame)!;
  // ffmpeg adds the format of the colours behind them.
  expect(after.settings.subarray(0, settings.length)).toEqual(settings);
  expect(grownSettings(settings, after.frame)).toBeUndefined();
});

test('a smaller picture of the same shape, and one of the same size, go on with the settings before', async () => {
  const [small, large] = [await encode('320x180'), await encode('640x360')];
  const other = await encode('640x360', '-pix_fmt', 'yuv420p', '-level', '5.1');
  expect(grownSettings(large.settings, small.frame)).toBeUndefined();
  expect(grownSettings(large.settings, other.frame)).toBeUndefined();
});

test('a frame that is cut off anywhere, or has settings that are broken, changes nothing', async () => {
  const [small, large] = [await encode('320x180'), await encode('640x360')];
  const { length } = grownSettings(small.settings, large.frame)!;
  for (let end = 0; end < length; end++) {
    const found = grownSettings(small.settings, large.frame.subarray(0, end));
    if (found) expect(found.length).toBe(length);
    expect(grownSettings(small.settings.subarray(0, end), small.frame)?.length ?? 0).toBeLessThan(200);
  }
  const zeros = Buffer.concat([large.frame.subarray(0, 13), Buffer.alloc(100)]);
  expect(grownSettings(small.settings, zeros)).toBeUndefined();
});
