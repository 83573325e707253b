// Slow: it encodes films and decodes what was made.
// Proves: picture, sound, previews, poster and waveform of a film leave out exactly what is cut out.
// Ground: server/src/ingest, contract/src/media/cuts.ts.
import { mkdtemp, readFile, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { parseMediaPlaylist, playlistDuration } from '../../media/media-playlist.ts';
import { makeMediaPackage } from './make-media-package.ts';
import { isFfmpegInstalled, readFfmpegOutput } from '../run-ffmpeg.ts';
import { ffmpegPath, h264, makeSource } from '../test-sources.ts';

/** Red for two seconds, green for two, blue for two, with a tone in the green ones only. */
const flag = [
  ...['red', 'lime', 'blue'].flatMap((color) => ['-f', 'lavfi', '-i', `color=${color}:s=160x90:r=25:d=2`]),
  ...['-f', 'lavfi', '-i', 'sine=frequency=440:duration=6'],
  ...['-filter_complex', "[0][1][2]concat=n=3[v];[3]volume='between(t,2,4)':eval=frame[a]"],
  ...['-map', '[v]', '-map', '[a]'],
];
const tonesOnly = [
  '-f',
  'lavfi',
  '-i',
  'sine=frequency=440:duration=6',
  '-af',
  "volume='between(t,2,4)':eval=frame",
];

describe.skipIf(!isFfmpegInstalled(ffmpegPath))('a source with parts left out', () => {
  let folder: string;
  beforeAll(async () => {
    folder = await mkdtemp(join(tmpdir(), 'tv-cut-'));
    await makeSource(join(folder, 'flag.mp4'), [...flag, ...h264, '-c:a', 'aac']);
    await makeSource(join(folder, 'tones.flac'), tonesOnly);
  });
  afterAll(() => rm(folder, { recursive: true }));

  const make = (name: string, source: string, cuts: { from: number; to: number }[]) =>
    makeMediaPackage({
      source: join(folder, source),
      outputFolder: join(folder, name),
      ...{ ffmpegPath, cuts, quality: 'small' as const, heights: [90] },
    });
  const lengthOf = async (name: string, track: string) =>
    playlistDuration(parseMediaPlaylist(await readFile(join(folder, name, `${track}.m3u8`), 'utf8')));
  const colorAt = async (name: string, seconds: number) => {
    const file = join(folder, name, 'video-90.mp4');
    const [red, green, blue] = await readFfmpegOutput(
      'ffmpeg',
      [
        ...['-v', 'error', '-ss', String(seconds), '-i', file, '-frames:v', '1'],
        ...['-vf', 'scale=1:1', '-f', 'rawvideo', '-pix_fmt', 'rgb24', 'pipe:1'],
      ],
      { ffmpegPath, reads: [file], timeLimitInSeconds: 20, maxBytes: 1000 },
    );
    const most = Math.max(red!, green!, blue!);
    return most === red ? 'red' : most === green ? 'green' : 'blue';
  };
  /** Whether there is a tone in each tenth of a second. */
  const tones = async (name: string) => {
    const file = join(folder, name, 'audio-1.mp4');
    const samples = await readFfmpegOutput(
      'ffmpeg',
      ['-v', 'error', '-i', file, '-ac', '1', '-ar', '1000', '-f', 's16le', 'pipe:1'],
      { ffmpegPath, reads: [file], timeLimitInSeconds: 20, maxBytes: 1_000_000 },
    );
    const found: boolean[] = [];
    for (let at = 0; at + 200 <= samples.length; at += 200)
      found.push(
        Array.from({ length: 100 }, (_, i) => Math.abs(samples.readInt16LE(at + i * 2))).some((v) => v > 500),
      );
    return found;
  };

  it('has the rest of the picture and of the sound, both as long', async () => {
    const cuts = [
      { from: 0, to: 1 },
      { from: 1.5, to: 3 },
      { from: 5, to: 6 },
    ];
    const made = await make('cut', 'flag.mp4', cuts);
    expect(made.durationInSeconds).toBeCloseTo(2.5, 1);
    expect(await lengthOf('cut', 'video-90')).toBeCloseTo(2.5, 1);
    expect(await lengthOf('cut', 'audio-1')).toBeCloseTo(2.5, 1);
    expect([await colorAt('cut', 0.3), await colorAt('cut', 0.6), await colorAt('cut', 1.4)]).toEqual([
      'red',
      'green',
      'green',
    ]);
    expect([await colorAt('cut', 1.6), await colorAt('cut', 2.3)]).toEqual(['blue', 'blue']);
    const heard = await tones('cut');
    expect([heard[2], heard[7], heard[12], heard[17], heard[22]]).toEqual([false, true, true, false, false]);
    const previews = await readFile(join(folder, 'cut', 'seek-previews.vtt'), 'utf8');
    expect(previews).toContain('00:00:02.5');
  });

  it('shows nothing that is left out on its poster', async () => {
    const made = await make('poster', 'flag.mp4', [{ from: 0, to: 4 }]);
    const picture = join(folder, 'poster', `poster-${made.jpegPosterWidths[0]}.jpg`);
    const pixel = await readFfmpegOutput(
      'ffmpeg',
      ['-v', 'error', '-i', picture, '-vf', 'scale=1:1', '-f', 'rawvideo', '-pix_fmt', 'rgb24', 'pipe:1'],
      { ffmpegPath, reads: [picture], timeLimitInSeconds: 20, maxBytes: 1000 },
    );
    expect(pixel[2]).toBeGreaterThan(150);
    expect(pixel[1]).toBeLessThan(80);
  });

  it('stays in time over many parts', async () => {
    const cuts = Array.from({ length: 20 }, (_, index) => ({
      from: index * 0.3 + 0.11,
      to: index * 0.3 + 0.23,
    }));
    const made = await make('many', 'flag.mp4', cuts);
    const [picture, sound] = [await lengthOf('many', 'video-90'), await lengthOf('many', 'audio-1')];
    expect(Math.abs(picture - sound)).toBeLessThan(0.05);
    expect(Math.abs(picture - made.durationInSeconds)).toBeLessThan(0.05);
    const heard = await tones('many');
    const colors = await Promise.all([1.1, 1.3, 2.2, 2.5].map((second) => colorAt('many', second)));
    expect(colors).toEqual(['red', 'green', 'green', 'blue']);
    expect([heard[10], heard[14], heard[21], heard[26]]).toEqual([false, true, true, false]);
  });

  it('may be sound alone, with a waveform of the rest', async () => {
    const made = await make('sound', 'tones.flac', [{ from: 0, to: 2.5 }]);
    expect(made.durationInSeconds).toBeCloseTo(3.5, 1);
    const { peaks } = JSON.parse(await readFile(join(folder, 'sound', 'waveform.json'), 'utf8')) as {
      peaks: number[];
    };
    expect(peaks[Math.round(peaks.length * 0.2)]).toBeGreaterThan(0.5);
    expect(peaks[Math.round(peaks.length * 0.8)]).toBeLessThan(0.1);
  });
});
