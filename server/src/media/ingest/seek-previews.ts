import { readFile, rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import sharp from 'sharp';
import type { DisplaySize } from './ladder.ts';

/** How the frames shown while seeking are laid out in one picture. */
export type SeekPreviewPlan = {
  pictureFile: string;
  filter: string;
  count: number;
  columns: number;
  intervalInSeconds: number;
  width: number;
  height: number;
};

const longerSide = 160;
const mostFrames = 144;
const mostColumns = 12;

export function planSeekPreviews(size: DisplaySize, durationInSeconds: number): SeekPreviewPlan {
  const intervalInSeconds = Math.max(2, Math.ceil(durationInSeconds / mostFrames));
  const count = Math.max(1, Math.min(mostFrames, Math.ceil(durationInSeconds / intervalInSeconds)));
  const columns = Math.min(mostColumns, count);
  const rows = Math.ceil(count / columns);
  const scale = longerSide / Math.max(size.width, size.height);
  const [width, height] = [size.width, size.height].map((side) =>
    Math.max(2, 2 * Math.round((side * scale) / 2)),
  ) as [number, number];
  return {
    pictureFile: 'seek-previews.png',
    // Padded at its end, so that the last row is always whole and the picture always written.
    filter: `fps=1/${intervalInSeconds}:start_time=0,scale=${width}:${height}:flags=bicubic,tpad=stop=${count}:stop_mode=clone,tile=${columns}x${rows}`,
    count,
    columns,
    intervalInSeconds,
    width,
    height,
  };
}

/** Turns the picture that ffmpeg made into `seek-previews.webp` and writes the track that points into it. */
export async function writeSeekPreviews(
  folder: string,
  plan: SeekPreviewPlan,
  durationInSeconds: number,
): Promise<void> {
  const picture = join(folder, plan.pictureFile);
  await writeFile(
    join(folder, 'seek-previews.webp'),
    await sharp(await readFile(picture))
      .webp({ quality: 65 })
      .toBuffer(),
  );
  await rm(picture);
  await writeFile(join(folder, 'seek-previews.vtt'), seekPreviewTrack(plan, durationInSeconds));
}

export function seekPreviewTrack(plan: SeekPreviewPlan, durationInSeconds: number): string {
  const cues = Array.from({ length: plan.count }, (_, index) => {
    const start = index * plan.intervalInSeconds;
    const end =
      index === plan.count - 1 ? Math.max(durationInSeconds, start + 0.001) : start + plan.intervalInSeconds;
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
