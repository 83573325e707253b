import { cutLength, type CutRange, keptParts, uncutTime } from '@tv/contract/media/cuts';
import { cutChapters } from '../../media/chapters.ts';
import { type FrameRate, valueOf } from '../ladder.ts';
import type { ProbedSource } from '../source/probe.ts';

/**
 * A source of which parts are left out. Its duration and its chapters are those of the rest. `cuts` are on the borders of frames,
 * so that picture and sound lose exactly the same.
 */
export type CutSource = ProbedSource & { cuts: CutRange[]; wholeInSeconds: number };

export function withCuts(
  source: ProbedSource,
  cuts: readonly CutRange[],
  frameRate: FrameRate | undefined,
): CutSource {
  const whole = source.durationInSeconds;
  const rate = frameRate ? valueOf(frameRate) : 1000;
  const onFrame = (seconds: number) => Math.round(Math.min(seconds, whole) * rate) / rate;
  const found = cuts
    .map(({ from, to }) => ({ from: onFrame(from), to: to >= whole ? whole : onFrame(to) }))
    .filter(({ from, to }) => to > from);
  return {
    ...source,
    cuts: found,
    wholeInSeconds: whole,
    durationInSeconds: Math.round((whole - cutLength(found)) * 1000) / 1000,
    chapters: found.length > 0 ? cutChapters(source.chapters, found, whole) : source.chapters,
  };
}

/** The second of the source that a second of the cut version shows. */
export const inSource = ({ cuts }: CutSource, seconds: number): number => uncutTime(cuts, seconds);

/** The filters that leave frames out, for a picture of a constant frame rate that begins at 0. */
export function cutFrames(
  { cuts, wholeInSeconds }: CutSource,
  { numerator, denominator }: FrameRate,
): string[] {
  if (cuts.length === 0) return [];
  const frame = (seconds: number) => Math.round((seconds * numerator) / denominator);
  const left = cuts.map(({ from, to }) =>
    // The last cut has no end, because the picture may be longer than its container tells.
    to >= wholeInSeconds ? `gte(n,${frame(from)})` : `between(n,${frame(from)},${frame(to) - 1})`,
  );
  return [`select='not(${left.join('+')})'`, `setpts=N*${denominator}/(${numerator}*TB)`];
}

/** The filter graph that leaves the same parts of a sound track out, to a sample. `label` names its output. */
export function cutSound({ cuts, wholeInSeconds }: CutSource, streamIndex: number, label: string): string {
  const parts = keptParts(cuts, wholeInSeconds);
  const names = parts.map((_, index) => `${label}_${index}`);
  const whole = `[0:${streamIndex}]aresample=48000:async=1000:first_pts=0,apad=whole_dur=${wholeInSeconds}`;
  const split = `${whole},asplit=${parts.length}${names.map((name) => `[${name}]`).join('')}`;
  const trims = parts.map(
    ({ from, to }, index) =>
      `[${names[index]}]atrim=start=${from.toFixed(6)}:end=${to.toFixed(6)},asetpts=PTS-STARTPTS[${names[index]}t]`,
  );
  const joined = `${names.map((name) => `[${name}t]`).join('')}concat=n=${parts.length}:v=0:a=1[${label}]`;
  return [split, ...trims, joined].join(';');
}
