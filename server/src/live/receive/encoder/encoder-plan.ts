import { constantFrameRate, type FrameRate, ladder, type Rung, valueOf } from '../../../ingest/ladder.ts';
import type { SourceAudio, SourceVideo } from '../../../ingest/source/source-facts.ts';

/** What one run of the encoder makes. */
export type LivePlan = {
  video?: { source: SourceVideo; rungs: Rung[]; frameRate: FrameRate };
  /** Positions of the source's sounds, in its order. */
  sounds: SourceAudio[];
};

const mostSounds = 4;

export function planOf(source: { video?: SourceVideo; audio: SourceAudio[] }): LivePlan {
  const sounds = source.audio.slice(0, mostSounds);
  if (!source.video) return { sounds };
  const frameRate = constantFrameRate(source.video.meanRate, source.video.nominalRate);
  const rungs = ladder(source.video, valueOf(frameRate));
  return { video: { source: source.video, rungs, frameRate }, sounds };
}

/**
 * The next smaller plan, or `undefined` where nothing is left to leave out. First every second frame of a fast source, then the
 * largest rendition, which costs as much as all smaller ones, and of the last rendition every second frame.
 */
export function smallerPlan(plan: LivePlan): LivePlan | undefined {
  if (!plan.video) return undefined;
  const { rungs, frameRate } = plan.video;
  const halved = { numerator: frameRate.numerator, denominator: frameRate.denominator * 2 };
  if (valueOf(frameRate) > 31) return { ...plan, video: { ...plan.video, frameRate: halved } };
  if (rungs.length > 1) return { ...plan, video: { ...plan.video, rungs: rungs.slice(0, -1) } };
  if (valueOf(frameRate) > 20) return { ...plan, video: { ...plan.video, frameRate: halved } };
  return undefined;
}

/** Pictures a second that show whether a picture is good. */
const previewRate = 16;

/** The smallest picture, and the first sound: for one who looks at a stream that viewers do not get. */
export function previewPlan({ video, sounds }: LivePlan): LivePlan {
  const smallest = { sounds: sounds.slice(0, 1) };
  if (!video) return smallest;
  const { numerator, denominator } = video.frameRate;
  const slower = { numerator, denominator: denominator * Math.ceil(valueOf(video.frameRate) / previewRate) };
  return { ...smallest, video: { ...video, rungs: video.rungs.slice(0, 1), frameRate: slower } };
}

/** A plan made as small as the one before, for the same source. */
export function shrunkBy(plan: LivePlan, steps: number): LivePlan {
  let small = plan;
  for (let step = 0; step < steps; step++) small = smallerPlan(small) ?? small;
  return small;
}
