import type { DisplaySize, FrameRate, Rung } from '../ladder.ts';
import { valueOf } from '../ladder.ts';
import { inputArguments, type ProbedSource } from '../source/probe.ts';
import { type CutSource, cutFrames, cutSound } from './cut-filters.ts';
import type { SourceVideo } from '../source/source-facts.ts';
import { seekPreviewOutput } from './seek-previews.ts';
import type { SeekPreviewPlan } from './seek-previews.ts';

/** `small` is for drawn pictures, flat and with little motion, where small files matter more than a fast encode. */
export type Quality = 'normal' | 'small';

export type EncodePlan = {
  source: CutSource;
  rungs: Rung[];
  frameRate: FrameRate;
  seekPreviews: SeekPreviewPlan | undefined;
  quality: Quality;
  toneMapping: string[];
};

// Key frames are most of the bytes of flat pictures, so small packages have one per segment.
const keyframeSeconds = { normal: 2, small: 4 };
const segmentSeconds = 4;
const audioBits = { normal: 128_000, small: 56_000 };

/** The arguments of one run that makes everything from decoded pictures and sound: all rungs, sound tracks and seek previews. */
export function encodeArguments(plan: EncodePlan): string[] {
  const { source, rungs, seekPreviews } = plan;
  const graphs = [
    ...(source.video ? [videoGraph(plan, source.video)] : []),
    ...(source.cuts.length > 0
      ? source.audio.map(({ index }, position) => cutSound(source, index, soundLabel(position)))
      : []),
  ];
  return [
    ...['-nostdin', '-hide_banner', '-v', 'error', '-y', '-progress', 'pipe:1'],
    ...inputArguments(source),
    ...(graphs.length > 0 ? ['-filter_complex', graphs.join(';')] : []),
    ...rungs.flatMap((rung) => videoOutput(rung, plan)),
    ...source.audio.flatMap(({ index }, position) => [
      ...(source.cuts.length > 0 ? ['-map', `[${soundLabel(position)}]`] : wholeSound(index)),
      ...audioOutput(position, audioBits[plan.quality]),
    ]),
    ...(seekPreviews ? ['-map', '[previews]', ...seekPreviewOutput(seekPreviews).args] : []),
  ];
}

/** The filter graph: decodes once, scales to the largest rung, and scales the smaller rungs from that one. */
function videoGraph(plan: EncodePlan, video: SourceVideo): string {
  const { rungs, frameRate, seekPreviews } = plan;
  const largest = rungs.at(-1)!;
  const smaller = rungs.slice(0, -1);
  const branches = [
    ...smaller.map((rung) => `[from${rung.side}]`),
    ...(seekPreviews ? ['[frames]'] : []),
    `[v${largest.side}]`,
  ];
  const trunk = [
    ...(video.isInterlaced ? ['bwdif=mode=send_frame:deint=interlaced'] : []),
    `fps=${frameRate.numerator}/${frameRate.denominator}:start_time=0`,
    ...cutFrames(plan.source, frameRate),
    ...toStandardColors(largest, video, plan.toneMapping),
    'format=yuv420p',
    'setsar=1',
    `split=${branches.length}`,
  ];
  return [
    `[0:${video.index}]${trunk.join(',')}${branches.join('')}`,
    ...smaller.map(
      ({ side, width, height }) => `[from${side}]scale=${width}:${height}:flags=bicubic,setsar=1[v${side}]`,
    ),
    ...(seekPreviews ? [`[frames]${seekPreviewOutput(seekPreviews).filter}[previews]`] : []),
  ].join(';');
}

/** Every rung is marked as BT.709. Without a mark players guess by size, and colours would change with the rung. */
function toStandardColors(
  { width, height }: DisplaySize,
  video: SourceVideo,
  toneMapping: string[],
): string[] {
  const scale = `scale=${width}:${height}:flags=lanczos`;
  if (toneMapping.length > 0) return [scale, ...toneMapping];
  return [`${scale}:in_color_matrix=${video.colorMatrix}:out_color_matrix=bt709:out_range=tv`];
}

const standardColors = [
  '-color_primaries',
  'bt709',
  '-color_trc',
  'bt709',
  '-colorspace',
  'bt709',
  '-color_range',
  'tv',
];

const effort = {
  normal: ['-preset', 'veryfast', '-crf', '22'],
  small: ['-preset', 'slow', '-tune', 'animation', '-crf', '29'],
};

function videoOutput(rung: Rung, plan: EncodePlan): string[] {
  const small = plan.quality === 'small';
  const peak = Math.round(rung.maxBitsPerSecond * (small ? 0.6 : 1));
  const keyframeEvery = keyframeSeconds[plan.quality];
  const framesPerKeyframe = Math.ceil(valueOf(plan.frameRate) * keyframeEvery);
  return [
    ...['-map', `[v${rung.side}]`, '-c:v', 'libx264', '-profile:v', 'high', '-pix_fmt', 'yuv420p'],
    ...effort[plan.quality],
    ...standardColors,
    ...['-maxrate', `${peak}`, '-bufsize', `${peak * 2}`],
    // Key frames are at the same times in every rung, so that a player can switch rungs at each of them.
    ...['-force_key_frames', `expr:gte(t,n_forced*${keyframeEvery})`, '-forced-idr', '1'],
    ...['-g', `${framesPerKeyframe + 1}`, '-sc_threshold', '0'],
    ...hlsOutput(`video-${rung.side}`),
  ];
}

const soundLabel = (position: number) => `sound${position + 1}`;

/** Gaps and a late start are filled with silence, so that sound and picture stay in sync. */
const wholeSound = (streamIndex: number) => [
  ...['-map', `0:${streamIndex}`, '-af', 'aresample=async=1000:first_pts=0'],
];

/** The arguments of a run that makes one sound track of exactly this many seconds: silence fills its end, or it is cut there. */
export const soundArguments = (
  source: ProbedSource,
  streamIndex: number,
  name: string,
  seconds: number,
): string[] => [
  ...['-nostdin', '-hide_banner', '-v', 'error', '-y', '-progress', 'pipe:1'],
  ...inputArguments(source),
  ...['-map', `0:${streamIndex}`, '-c:a', 'aac', '-b:a', `${audioBits.normal}`, '-ac', '2', '-ar', '48000'],
  ...['-af', 'aresample=48000:async=1000:first_pts=0,apad', '-t', seconds.toFixed(3)],
  ...hlsOutput(name),
];

function audioOutput(position: number, bitsPerSecond: number): string[] {
  return [
    ...['-c:a', 'aac', '-b:a', `${bitsPerSecond}`, '-ac', '2', '-ar', '48000'],
    ...hlsOutput(`audio-${position + 1}`),
  ];
}

/**
 * Output arguments for a media playlist (RFC 8216) over one fragmented MP4. Names are relative, because ffmpeg runs inside the
 * folder. Timestamps are not shifted: made positive, pictures would be late by their reordering delay.
 */
function hlsOutput(name: string): string[] {
  return [
    ...['-map_metadata', '-1', '-map_chapters', '-1', '-f', 'hls', '-hls_time', `${segmentSeconds}`],
    ...[
      '-hls_playlist_type',
      'vod',
      '-hls_segment_type',
      'fmp4',
      '-hls_flags',
      'single_file+independent_segments',
    ],
    ...['-avoid_negative_ts', 'disabled', '-hls_segment_filename', `${name}.mp4`, `${name}.m3u8`],
  ];
}
