import { type Network, networks, playingLimits } from '@tv/contract/playback/playing-figures';
import type { PlayingReport } from '@tv/contract/playback/playing';
import type { Player } from '../create-player.ts';
import type { PlayerState } from '../player-state.ts';

export type SendPlaying = (report: PlayingReport) => Promise<unknown>;

/** Milliseconds after which a viewer who leaves without a first frame has seen a failed start. */
const patience = 10_000;
/** Seconds of playing after which a report is sent although the viewing goes on. */
const longest = playingLimits.playedSeconds / 2;

const nothing = { playedSeconds: 0, rebufferings: 0, rebufferedSeconds: 0, renditionChanges: 0 };

/** What only some browsers say. */
type Facts = { globalPrivacyControl?: boolean; connection?: { effectiveType?: string } };

const networkOf = ({ connection }: Facts): Network =>
  networks.find((each) => each === connection?.effectiveType) ?? 'unknown';

const isPlaying = ({ started, paused, waiting, seeking, ended }: PlayerState) =>
  started && !paused && !waiting && !seeking && !ended;

/**
 * Measures how an item plays and reports it when the page goes away and at the end, each time what is new. It says nothing about the
 * person, and nothing at all where they ask not to be measured (Global Privacy Control).
 */
export const reportPlaying = (player: Player, send: SendPlaying): (() => void) => {
  if ((navigator as Facts).globalPrivacyControl === true) return () => undefined;
  let counted = { ...nothing };
  /** When play was pressed; how the start ended, and whether that was told. */
  let wantedAt: number | undefined;
  let start: Pick<PlayingReport, 'start' | 'startMilliseconds'> | undefined;
  let isStartReported = false;
  let reportedFrames = { total: 0, dropped: 0 };
  let before = player.getState();
  let isRebuffering = false;
  let at = performance.now();

  const count = () => {
    const now = performance.now();
    const seconds = (now - at) / 1000;
    at = now;
    if (isRebuffering) counted.rebufferedSeconds += seconds;
    else if (isPlaying(before)) counted.playedSeconds += seconds;
    return now;
  };

  const takeFrames = () => {
    const quality = player.element()?.getVideoPlaybackQuality?.();
    if (!quality) return {};
    const { totalVideoFrames: total, droppedVideoFrames: dropped } = quality;
    // Opened again, the element counts from the beginning.
    const base = total < reportedFrames.total ? { total: 0, dropped: 0 } : reportedFrames;
    reportedFrames = { total, dropped };
    const frames = Math.min(total - base.total, playingLimits.frames);
    return { frames, droppedFrames: Math.min(Math.max(0, dropped - base.dropped), frames) };
  };

  const report = () => {
    const now = count();
    const hasWaited = wantedAt !== undefined && now - wantedAt >= patience;
    if (!start && hasWaited && navigator.onLine) start = { start: 'failed' };
    if (!start || (isStartReported && counted.playedSeconds < 1 && counted.rebufferings === 0)) return;
    const { playedSeconds, rebufferings, rebufferedSeconds, renditionChanges } = counted;
    counted = { ...nothing };
    const base = {
      ...(!isStartReported && start),
      playedSeconds: Math.min(playedSeconds, playingLimits.playedSeconds),
      rebufferings: Math.min(rebufferings, playingLimits.rebufferings),
      // What is left of a stop that was told before is not told.
      rebufferedSeconds: rebufferings > 0 ? Math.min(rebufferedSeconds, playingLimits.rebufferedSeconds) : 0,
      renditionChanges: Math.min(renditionChanges, playingLimits.renditionChanges),
      ...takeFrames(),
      network: networkOf(navigator as Facts),
    };
    isStartReported = true;
    // Nobody waits for it, and nothing depends on it.
    send(base).catch(() => undefined);
  };

  const follow = () => {
    const state = player.getState();
    const now = count();
    const wantsToPlay = !state.paused || state.waiting;
    if (!before.started && start?.start !== 'played') {
      if (wantsToPlay) wantedAt ??= now;
      if (state.started && wantedAt !== undefined) {
        const waited = Math.min(Math.round(now - wantedAt), playingLimits.startMilliseconds);
        start = { start: 'played', startMilliseconds: waited };
      }
      // Offline nothing could start.
      else if (state.problem && navigator.onLine) start = { start: 'failed' };
      // A play that the browser refused, or a pause before the first frame.
      else if (!wantsToPlay) wantedAt = undefined;
    }
    const stopped = before.started && !before.paused && !before.seeking && !before.waiting && state.waiting;
    if (stopped && !state.seeking) {
      isRebuffering = true;
      counted.rebufferings += 1;
    }
    if (!state.waiting || state.paused || state.seeking) isRebuffering = false;
    const { activeQuality } = state;
    if (state.started && state.quality === 'auto' && before.activeQuality !== undefined)
      counted.renditionChanges += Number(
        activeQuality !== undefined && activeQuality !== before.activeQuality,
      );
    before = state;
    if (counted.playedSeconds >= longest) report();
  };

  const stopFollowing = player.subscribe(follow);
  follow();
  const onHide = () => document.visibilityState === 'hidden' && report();
  document.addEventListener('visibilitychange', onHide);
  window.addEventListener('pagehide', report);
  return () => {
    stopFollowing();
    document.removeEventListener('visibilitychange', onHide);
    window.removeEventListener('pagehide', report);
    report();
  };
};
