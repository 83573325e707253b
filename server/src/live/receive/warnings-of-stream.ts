import { type LiveWarning, warn } from '@tv/contract/live/live-warnings';
import type { Known } from './event-inputs.ts';
import type { StreamProbe } from './probe-stream.ts';
import type { Recording } from './recording.ts';

/** Seconds between key frames that encoders should not exceed. */
const rareKeyFrames = 4.5;
/** In dBFS. A quiet room has about −60. */
const silentLevel = -70;
const silentSeconds = 10;
const stillSeconds = 3;
/** Milliseconds for which a jump is shown. */
const warningMilliseconds = 30_000;
const largestSide = 1080;

/** What is wrong with what an input sends, as far as it is known: before the probe, only what the connection tells. */
export function warningsOfStream({ recording, probe }: Known, now: number): LiveWarning[] {
  const { facts } = recording;
  const warnings: LiveWarning[] = [];
  warnings.push(...interrupted(recording.lastReceivedAt, now));
  if (probe) warnings.push(...warningsOfProbe(recording, probe));
  if (facts.clockJumpedAt !== undefined && now - facts.clockJumpedAt < warningMilliseconds)
    warnings.push(warn('live.clockJumped'));
  if (facts.isRateVariable) warnings.push(warn('live.frameRateVaries'));
  const between = secondsBetweenStarts(recording);
  if (probe?.video && between > rareKeyFrames)
    warnings.push(warn('live.keyFramesRare', { time: Math.round(between) }));
  return warnings;
}

/** Whether nothing has arrived for a while. Before anything has arrived, nothing is interrupted. */
export function interrupted(lastReceivedAt: number | undefined, now: number): LiveWarning[] {
  const seconds = lastReceivedAt === undefined ? 0 : (now - lastReceivedAt) / 1000;
  return seconds > stillSeconds ? [warn('live.interrupted', { time: Math.floor(seconds) })] : [];
}

function warningsOfProbe({ facts }: Recording, { video, audio, ...codecs }: StreamProbe): LiveWarning[] {
  const [videoCodec, soundCodec] = [
    facts.videoCodec ?? codecs.videoCodec,
    facts.soundCodec ?? codecs.soundCodec,
  ];
  const warnings: LiveWarning[] = [];
  if (!video && videoCodec) warnings.push(warn('live.videoCodec', { codec: videoCodec }));
  if (audio.length === 0 && soundCodec) warnings.push(warn('live.soundCodec', { codec: soundCodec }));
  if (!video && audio.length === 0 && !videoCodec && !soundCodec) return [warn('live.unreadable')];
  if (!video && !videoCodec) warnings.push(warn('live.noPicture'));
  if (audio.length === 0 && !soundCodec) warnings.push(warn('live.noSound'));
  if (!video) return warnings;
  const { width, height } = video;
  if (height > width) warnings.push(warn('live.upright'));
  if (Math.min(width, height) > largestSide) warnings.push(warn('live.tooLarge', { width, height }));
  return warnings;
}

function secondsBetweenStarts({ starts }: Recording): number {
  const [before, last] = starts.slice(-2);
  return before && last && !last.isAfterGap ? (last.receivedAt - before.receivedAt) / 1000 : 0;
}

/** Watches the sound's level for a silence that is longer than a pause in a talk. */
export class SilenceWatch {
  private since: number | undefined;

  warnings(level: number | undefined, now: number): LiveWarning[] {
    if (level === undefined || level > silentLevel) this.since = undefined;
    else this.since ??= now;
    const seconds = this.since === undefined ? 0 : (now - this.since) / 1000;
    return seconds >= silentSeconds ? [warn('live.silent', { time: Math.floor(seconds) })] : [];
  }
}
