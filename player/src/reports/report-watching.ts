import type { Player } from '../create-player.ts';
import { createPlayedRanges, playedUntil, type Range } from './played-ranges.ts';
import type { PlayerState } from '../player-state.ts';
import { reportPlaying, type SendPlaying } from './report-playing.ts';

/** Milliseconds between reports while playing. */
const interval = 10_000;

type Reports = {
  /** Tells that it is played, at the first real playback. */
  visit: () => Promise<unknown>;
  send: (position: number, ranges: Range[]) => Promise<unknown>;
  /** Tells how it plays. */
  playing: SendPlaying;
};

const isPlaying = (state: PlayerState) =>
  state.started && !state.paused && !state.waiting && !state.seeking && !state.ended;

/**
 * Reports what is watched: a visit at the first real playback, the position with the ranges really played
 * every 10 seconds, on pause, seek, end, and when the page goes away. What a report that fails would have told goes with the next one.
 * The answer ends that with a last report, and says the last position that was told, if any was.
 */
export const reportWatching = (player: Player, reports: Reports): (() => number | undefined) => {
  const played = createPlayedRanges((from) => playedUntil(player.element()?.played, from));
  let visited = false;
  let last = player.getState();
  let sent = -1;

  const send = () => {
    const state = player.getState();
    const ranges = played.take();
    const position = Math.round((state.ended ? state.duration : state.currentTime) * 1000) / 1000;
    if (!visited || (ranges.length === 0 && position === sent)) return;
    sent = position;
    reports.send(position, ranges).catch(() => {
      sent = -1;
      played.giveBack(ranges);
    });
  };
  const follow = () => {
    const state = player.getState();
    const before = last;
    last = state;
    if (isPlaying(state)) {
      played.play(state.currentTime, state.rate);
      if (!visited) reports.visit().catch(() => undefined);
      visited = true;
    } else if (isPlaying(before)) {
      // up to the very end, whose last step no event told
      if (state.ended) played.play(state.duration, state.rate);
      played.rest();
    }
    const stopped = !before.paused && state.paused;
    if (stopped || (state.ended && !before.ended) || (!before.seeking && state.seeking)) send();
  };

  const endPlaying = reportPlaying(player, reports.playing);
  const stopFollowing = player.subscribe(follow);
  const timer = setInterval(() => isPlaying(player.getState()) && send(), interval);
  const onHide = () => document.visibilityState === 'hidden' && send();
  document.addEventListener('visibilitychange', onHide);
  window.addEventListener('pagehide', send);
  return () => {
    endPlaying();
    stopFollowing();
    clearInterval(timer);
    document.removeEventListener('visibilitychange', onHide);
    window.removeEventListener('pagehide', send);
    send();
    return visited && sent >= 0 ? sent : undefined;
  };
};
