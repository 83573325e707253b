import { valueOf } from '../../../ingest/ladder.ts';
import type { LivePlan } from './encoder-plan.ts';
import { encodedHeader, encodedSegment } from '../live-files.ts';
import type { LiveFormat } from '../receive-stream.ts';

export const videoTrack = (side: number) => `video-${side}`;
export const soundTrack = (position: number) => `audio-${position + 1}`;
export const tracksOf = (plan: LivePlan): string[] => [
  ...(plan.video?.rungs.map(({ side }) => videoTrack(side)) ?? []),
  ...plan.sounds.map((_, position) => soundTrack(position)),
];

const demuxers: Record<LiveFormat, string> = { flv: 'flv', mpegts: 'mpegts', webm: 'matroska', mp4: 'mov' };
/** Bits per second of every sound. */
export const soundBits = 128_000;
/** Entries of a track's own playlist, from which finished segments are read. */
const listedSegments = 30;

/** Of x264: as good as its `veryfast` for three quarters of the processor and some more bytes (ADR 87), without the delay of pictures between two others. */
const quickly = ['-preset', 'superfast', '-bf', '0', '-x264-params', 'subme=2:rc-lookahead=5:mbtree=1'];

export type RunNumbers = { run: number; firstSegment: number };

/** The input of a probe and of the encoder: a forced demuxer, and no address. */
export const inputFrom = (format: LiveFormat, file: string): string[] => [
  ...['-f', demuxers[format], '-protocol_whitelist', 'file,pipe'],
  ...['-probesize', '4M', '-analyzeduration', '1500000', '-i', file],
];

/** The arguments of a run that reads a stream from its standard input and writes segments of one second for each track. */
export function encoderArguments(plan: LivePlan, format: LiveFormat, numbers: RunNumbers): string[] {
  const graph = [...videoGraph(plan), ...soundGraph(plan)];
  return [
    ...['-hide_banner', '-v', 'error', '-y', '-fflags', '+genpts'],
    ...inputFrom(format, 'pipe:0'),
    ...['-filter_complex', graph.join(';')],
    ...(plan.video?.rungs.flatMap((rung) => [
      ...['-map', `[v${rung.side}]`, '-c:v', 'libx264', ...quickly, '-profile:v', 'high'],
      ...['-crf', '22', '-maxrate', `${rung.maxBitsPerSecond}`, '-bufsize', `${rung.maxBitsPerSecond}`],
      ...['-color_primaries', 'bt709', '-color_trc', 'bt709', '-colorspace', 'bt709', '-color_range', 'tv'],
      // The same second in every rendition, so that a player can switch at each segment.
      ...['-force_key_frames', 'expr:gte(t,n_forced)', '-forced-idr', '1', '-sc_threshold', '0'],
      ...['-g', `${Math.ceil(valueOf(plan.video!.frameRate)) + 1}`],
      ...segments(videoTrack(rung.side), numbers),
    ]) ?? []),
    ...plan.sounds.flatMap((_, position) => [
      ...['-map', `[a${position}]`, '-c:a', 'aac', '-b:a', `${soundBits}`, '-ac', '2', '-ar', '48000'],
      ...segments(soundTrack(position), numbers),
    ]),
  ];
}

/** Pictures at a constant rate from the time 0, at which sound begins too; the largest first, smaller ones from it. */
function videoGraph({ video }: LivePlan): string[] {
  if (!video) return [];
  const { source, rungs, frameRate } = video;
  const { width, height } = rungs.at(-1)!;
  const trunk = [
    ...(source.isInterlaced ? ['bwdif=mode=send_frame:deint=interlaced'] : []),
    `fps=${frameRate.numerator}/${frameRate.denominator}:start_time=0`,
    `scale=${width}:${height}:flags=bicubic:in_color_matrix=${source.colorMatrix}:out_color_matrix=bt709:out_range=tv`,
    'format=yuv420p',
    'setsar=1',
    `split=${rungs.length}`,
  ];
  const [largest, smaller] = [rungs.at(-1)!, rungs.slice(0, -1)];
  return [
    `[0:${source.index}]${trunk.join(',')}[v${largest.side}]${smaller.map(({ side }) => `[from${side}]`).join('')}`,
    ...smaller.map(
      (rung) => `[from${rung.side}]scale=${rung.width}:${rung.height}:flags=bilinear,setsar=1[v${rung.side}]`,
    ),
  ];
}

/** The level of the first sound is printed once a second. */
function soundGraph({ sounds }: LivePlan): string[] {
  return sounds.flatMap(({ index }, position) => {
    const whole = `[0:${index}]aresample=48000:async=1000:first_pts=0`;
    if (position > 0) return [`${whole}[a${position}]`];
    const key = 'lavfi.astats.Overall.RMS_level';
    const meter = `asetnsamples=48000,astats=metadata=1:reset=1,ametadata=print:key=${key}:file=-:direct=1`;
    return [`${whole},asplit[a0][meter]`, `[meter]${meter},anullsink`];
  });
}

function segments(track: string, { run, firstSegment }: RunNumbers): string[] {
  return [
    ...['-map_metadata', '-1', '-map_chapters', '-1', '-f', 'hls', '-hls_time', '1'],
    ...[
      '-hls_list_size',
      `${listedSegments}`,
      '-hls_segment_type',
      'fmp4',
      '-start_number',
      `${firstSegment}`,
    ],
    ...['-hls_flags', 'independent_segments+temp_file', '-avoid_negative_ts', 'disabled'],
    ...['-hls_fmp4_init_filename', encodedHeader(track, run)],
    ...['-hls_segment_filename', encodedSegment(track, '%d'), `${track}.m3u8`],
  ];
}
