import { type LiveWarning, warn } from '@tv/contract/live/live-warnings';
import { valueOf } from '../../ingest/ladder.ts';
import { soundTrack, videoTrack } from './encoder/encoder-arguments.ts';
import { type LivePlan, planOf } from './encoder/encoder-plan.ts';
import type { EncoderRun } from './encoder/encoder-run.ts';
import type { Known } from './event-inputs.ts';
import type { InputReport, LiveRun } from './live-report.ts';
import type { Recording, RecordingStart } from './recording.ts';

const rateOf = (plan: LivePlan): number =>
  plan.video ? Math.round(valueOf(plan.video.frameRate) * 100) / 100 : 0;

export function describeRun(
  run: number,
  { input, file }: Recording,
  start: RecordingStart,
  plan: LivePlan,
): LiveRun {
  return {
    run,
    input,
    recording: file,
    offset: start.offset,
    startsAt: new Date(start.receivedAt).toISOString(),
    renditions: (plan.video?.rungs ?? []).map(({ side, width, height, maxBitsPerSecond }) => ({
      ...{ track: videoTrack(side), width, height },
      ...{ framesPerSecond: rateOf(plan), bitsPerSecond: maxBitsPerSecond },
    })),
    sounds: plan.sounds.map(({ languageCode, title }, position) => ({
      track: soundTrack(position),
      ...(languageCode && { languageCode }),
      ...(title && { title }),
    })),
  };
}

/** What an input sends. Its rate is that of the last seconds, as bytes arrive. */
export function describeInput({ recording, probe }: Known): InputReport {
  const { facts, way, startedAt } = recording;
  const videoCodec = facts.videoCodec ?? probe?.videoCodec;
  const soundCodec = facts.soundCodec ?? probe?.soundCodec;
  const rate =
    facts.framesPerSecond ?? (probe?.video && Math.round(valueOf(probe.video.meanRate) * 100) / 100);
  return {
    way,
    since: new Date(startedAt),
    ...(videoCodec && { videoCodec }),
    ...(soundCodec && { soundCodec }),
    ...(probe?.video && { width: probe.video.width, height: probe.video.height }),
    ...(rate && { framesPerSecond: rate }),
    bitsPerSecond: recording.bitsPerSecond(),
    ...(facts.lostFrames !== undefined && { lostFrames: facts.lostFrames }),
  };
}

/** What a run leaves out of what its source would have. */
export function warningsOfRun({ plan }: EncoderRun, { probe }: Known): LiveWarning[] {
  const full = probe && planOf(probe);
  if (!full?.video || !plan.video) return [];
  const warnings: LiveWarning[] = [];
  if (plan.video.rungs.length < full.video.rungs.length)
    warnings.push(warn('live.fewerRenditions', { lines: plan.video.rungs.at(-1)!.side }));
  if (rateOf(plan) < rateOf(full)) warnings.push(warn('live.halfRate', { rate: Math.round(rateOf(plan)) }));
  return warnings;
}
