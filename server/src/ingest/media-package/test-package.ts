import { readFile, readdir } from 'node:fs/promises';
import { join } from 'node:path';
import { expect } from 'vitest';
import type { MediaPackage } from '../../media/media-package.ts';
import { parseMediaPlaylist } from '../../media/media-playlist.ts';
import type { MediaPlaylist } from '../../media/media-playlist.ts';
import { readFfmpegOutput } from '../run-ffmpeg.ts';
import { ffmpegPath } from '../test-sources.ts';

/** What holds of every package, whatever its source. */
export async function checkPackage(folder: string, made: MediaPackage): Promise<void> {
  const files = await readdir(folder);
  expect(JSON.parse(await readFile(join(folder, 'media-package.json'), 'utf8'))).toEqual(made);
  expect(files.filter((file) => file.endsWith('.png') || file.startsWith('.'))).toEqual([]);
  const boundaries: number[][] = [];
  for (const track of [...made.renditions, ...made.audioTracks]) {
    const playlist = await readPlaylist(folder, track.playlist);
    checkPlaylist(playlist, await readFile(join(folder, playlist.initialization.uri)));
    expect(track.sizeInBytes).toBe((await readFile(join(folder, playlist.initialization.uri))).length);
    expect(track.averageBandwidth).toBeLessThanOrEqual(track.bandwidth);
    expect(track.codecs).toMatch(/^(avc1\.64[0-9a-f]{4}|mp4a\.40\.2)$/);
    if ('height' in track) boundaries.push(playlist.segments.map((segment) => segment.durationInSeconds));
    await checkPlays(join(folder, track.playlist), 'height' in track ? 'video' : 'audio');
  }
  // A player can change the level at every segment only when all levels are cut at the same instants.
  for (const cut of boundaries) expect(cut).toEqual(boundaries[0]);
  for (const width of made.posterWidths)
    expect(files).toEqual(expect.arrayContaining([`poster-${width}.avif`, `poster-${width}.webp`]));
  for (const width of made.jpegPosterWidths) expect(files).toContain(`poster-${width}.jpg`);
  expect(files.includes('seek-previews.webp') && files.includes('seek-previews.vtt')).toBe(
    made.hasSeekPreviews,
  );
  expect(files.includes('waveform.json')).toBe(made.hasWaveform);
}

const readPlaylist = async (folder: string, name: string) =>
  parseMediaPlaylist(await readFile(join(folder, name), 'utf8'));

/** RFC 8216 §4.3.3.1 and §4.3.2.2, and that every segment begins with a fragment or the index of one. */
function checkPlaylist(playlist: MediaPlaylist, media: Buffer): void {
  expect(playlist.isEnded).toBe(true);
  expect(playlist.segments.length).toBeGreaterThan(0);
  let next = playlist.initialization.offset + playlist.initialization.length;
  for (const segment of playlist.segments) {
    expect(Math.round(segment.durationInSeconds)).toBeLessThanOrEqual(playlist.targetDuration);
    expect(segment.offset).toBe(next);
    expect(['sidx', 'moof']).toContain(media.toString('latin1', segment.offset + 4, segment.offset + 8));
    next = segment.offset + segment.length;
  }
  expect(next).toBeLessThanOrEqual(media.length);
}

/** Decodes the whole track through its playlist; any error at all fails. Pictures and sound begin together at zero. */
async function checkPlays(playlist: string, kind: 'video' | 'audio'): Promise<void> {
  const run = { ffmpegPath, sandbox: 'limits' as const, timeLimitInSeconds: 60, maxBytes: 1_000_000 };
  await readFfmpegOutput(
    'ffmpeg',
    ['-nostdin', '-v', 'error', '-xerror', '-i', playlist, '-f', 'null', '-'],
    run,
  );
  const probe = [
    '-v',
    'error',
    '-show_entries',
    'stream=codec_type,start_time',
    '-of',
    'json',
    playlist.replace('.m3u8', '.mp4'),
  ];
  const { streams } = JSON.parse((await readFfmpegOutput('ffprobe', probe, run)).toString()) as {
    streams: { codec_type: string; start_time: string }[];
  };
  expect(streams.map((stream) => stream.codec_type)).toEqual([kind]);
  // The AAC encoder's delay comes before zero.
  expect(Math.abs(Number(streams[0]!.start_time))).toBeLessThan(0.03);
}
