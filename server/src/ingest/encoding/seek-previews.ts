import { readFile, rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { DisplaySize } from '../ladder.ts';

/** The layout of the seek previews: frames in one sprite. */
export type SeekPreviewPlan = DisplaySize & {
  /** Raw RGB frames, one after the other. */
  framesFile: string;
  maxFrames: number;
  columns: number;
  intervalInSeconds: number;
};

const longerSide = 160;
const maxFrames = 144;
const maxColumns = 12;
const channels = 3;

export function planSeekPreviews(size: DisplaySize, durationInSeconds: number): SeekPreviewPlan {
  const intervalInSeconds = Math.max(2, Math.ceil(durationInSeconds / maxFrames));
  const frames = Math.max(1, Math.min(maxFrames, Math.ceil(durationInSeconds / intervalInSeconds)));
  const scale = longerSide / Math.max(size.width, size.height);
  const even = (side: number) => Math.max(2, 2 * Math.round((side * scale) / 2));
  return {
    framesFile: 'seek-previews.rgb',
    width: even(size.width),
    height: even(size.height),
    maxFrames: frames,
    columns: Math.min(maxColumns, frames),
    intervalInSeconds,
  };
}

/** The filter for seek previews. Frames are written one by one, because the `tile` filter of ffmpeg would delay all progress to the end. */
export function seekPreviewOutput({
  framesFile,
  width,
  height,
  maxFrames: frames,
  intervalInSeconds,
}: SeekPreviewPlan) {
  return {
    // The first picture of every interval, at a nominal rate of one a second, so that none is repeated.
    filter: `select='gte(t,${intervalInSeconds}*selected_n)',setpts=N/TB,scale=${width}:${height}:flags=bicubic,format=rgb24`,
    args: ['-r', '1', '-frames:v', String(frames), '-c:v', 'rawvideo', '-f', 'rawvideo', framesFile],
  };
}

/** Writes the WebVTT track that points into the sprite `seek-previews.webp`, and returns the raw RGB pixels of the sprite. */
export async function writeSeekPreviewTrack(
  folder: string,
  plan: SeekPreviewPlan,
  durationInSeconds: number,
): Promise<{ data: Buffer; width: number; height: number }> {
  const frames = await readFile(join(folder, plan.framesFile));
  const { count, ...sprite } = layOut(frames, plan);
  await writeFile(join(folder, 'seek-previews.vtt'), seekPreviewTrack(plan, count, durationInSeconds));
  await rm(join(folder, plan.framesFile));
  return sprite;
}

function layOut(frames: Buffer, { width, height, columns }: SeekPreviewPlan) {
  const row = width * channels;
  const count = Math.floor(frames.length / (row * height));
  if (count === 0) throw new Error('ffmpeg made no seek previews.');
  const data = Buffer.alloc(Math.ceil(count / columns) * height * columns * row);
  for (let line = 0; line < count * height; line++) {
    const index = Math.floor(line / height);
    const y = Math.floor(index / columns) * height + (line % height);
    frames.copy(data, (y * columns + (index % columns)) * row, line * row, (line + 1) * row);
  }
  return { data, width: width * columns, height: Math.ceil(count / columns) * height, count };
}

export function seekPreviewTrack(plan: SeekPreviewPlan, count: number, durationInSeconds: number): string {
  const cues = Array.from({ length: count }, (_, index) => {
    const start = index * plan.intervalInSeconds;
    const end =
      index === count - 1 ? Math.max(durationInSeconds, start + 0.001) : start + plan.intervalInSeconds;
    const x = (index % plan.columns) * plan.width;
    const y = Math.floor(index / plan.columns) * plan.height;
    return `${clock(start)} --> ${clock(end)}\nseek-previews.webp#xywh=${x},${y},${plan.width},${plan.height}\n`;
  });
  return `WEBVTT\n\n${cues.join('\n')}`;
}

function clock(seconds: number): string {
  const milliseconds = Math.round(seconds * 1000);
  const part = (value: number, length: number) => String(Math.floor(value)).padStart(length, '0');
  return `${part(milliseconds / 3_600_000, 2)}:${part((milliseconds / 60_000) % 60, 2)}:${part((milliseconds / 1000) % 60, 2)}.${part(milliseconds % 1000, 3)}`;
}
