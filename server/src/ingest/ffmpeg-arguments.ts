import type { DisplaySize, FrameRate, Rung } from './ladder.ts';
import { valueOf } from './ladder.ts';
import { inputArguments } from './probe.ts';
import type { ProbedSource } from './probe.ts';
import type { SourceVideo } from './source-facts.ts';
import { seekPreviewOutput } from './seek-previews.ts';
import type { SeekPreviewPlan } from './seek-previews.ts';

/** `small` is for drawn pictures, flat and slow, whose bytes count more than the time to make them. */
export type Quality = 'normal' | 'small';

export type EncodePlan = {
  source: ProbedSource;
  rungs: Rung[];
  frameRate: FrameRate;
  seekPreviews: SeekPreviewPlan | undefined;
  quality: Quality;
  toneMapping: string[];
};

// Flat pictures spend most of their bytes on keyframes: small packages have one a segment.
const keyframeSeconds = { normal: 2, small: 4 };
const segmentSeconds = 4;
const audioBits = { normal: 128_000, small: 56_000 };

/** One run makes everything that needs decoded pictures or sound: every rung, every sound track, the seek previews. */
export function encodeArguments(plan: EncodePlan): string[] {
  const { source, rungs, seekPreviews } = plan;
  return [
    ...['-nostdin', '-hide_banner', '-v', 'error', '-y', '-progress', 'pipe:1'],
    ...inputArguments(source),
    ...(source.video ? ['-filter_complex', videoGraph(plan, source.video)] : []),
    ...rungs.flatMap((rung) => videoOutput(rung, plan)),
    ...source.audio.flatMap(({ index }, position) => audioOutput(index, position, audioBits[plan.quality])),
    ...(seekPreviews ? ['-map', '[previews]', ...seekPreviewOutput(seekPreviews).args] : []),
  ];
}

/** Decodes once, makes the largest rung, and the smaller ones from it. */
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

/** Every rung says BT.709: players guess by size where nothing is said, and colours would change with the level. */
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
    // The same instants are keyframes in every rung, so that a player can switch at any of them.
    ...['-force_key_frames', `expr:gte(t,n_forced*${keyframeEvery})`, '-forced-idr', '1'],
    ...['-g', `${framesPerKeyframe + 1}`, '-sc_threshold', '0'],
    ...hlsOutput(`video-${rung.side}`),
  ];
}

function audioOutput(streamIndex: number, position: number, bitsPerSecond: number): string[] {
  return [
    ...['-map', `0:${streamIndex}`, '-c:a', 'aac', '-b:a', `${bitsPerSecond}`],
    // Stereo, gaps filled with silence, and a late start padded, so that sound stays beside the picture.
    ...['-ac', '2', '-ar', '48000', '-af', 'aresample=async=1000:first_pts=0'],
    ...hlsOutput(`audio-${position + 1}`),
  ];
}

/**
 * RFC 8216 media playlist over one fragmented MP4; relative names, as ffmpeg runs inside the folder.
 * Timestamps are left alone: shifted to be positive, pictures would come later than sound by their reordering delay.
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
