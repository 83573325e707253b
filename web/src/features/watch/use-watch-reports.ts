import { WatchStatus } from '@tv/contract/enumerations';
import type { MediaContent } from '@tv/contract/media-content';
import { useEffect } from 'react';
import { call } from '../../lib/api/call.ts';
import { patchMediaContent } from '../../lib/media-contents/cache.ts';
import { queryClient } from '../../lib/api/query-client.ts';
import { unlockTokenOf } from '../../lib/session/unlock-tokens.ts';
import { visitorId } from '../../lib/state/visitor-id.ts';
import { usePlayer } from '../../player/player-context.tsx';
import type { PlayerState } from '../../player/player-state.ts';
import { createPlayedRanges, playedUntil } from './played-ranges.ts';
import { isUnpublished } from './state-of.ts';

/** Milliseconds between reports while playing. */
const interval = 10_000;

type Body = { mediaContentId: string; position: number; ranges: [number, number][] };

const sendVisit = async (id: string, isMember: boolean) =>
  (await import('./send-visit.ts')).sendVisit(id, isMember);

const sendPosition = (body: Body, isMember: boolean) =>
  isMember
    ? call('POST /WatchedTimestamps', { body, keepalive: true })
    : call('POST /WatchedTimestamps/:id/Publics', {
        params: { id: visitorId() },
        body,
        keepalive: true,
        unlockToken: unlockTokenOf(body.mediaContentId),
      });

/** The next page that shows this item agrees with what was just watched, without asking. */
const cachePosition = (item: MediaContent, position: number) => {
  const watched = position >= item.durationInSeconds * 0.9;
  const before = item.currentUserWatch?.watchStatus;
  const watchStatus = watched || before === WatchStatus.WATCHED ? WatchStatus.WATCHED : WatchStatus.WATCHING;
  patchMediaContent(item.id, { currentUserWatch: { position, watchStatus } });
  void queryClient.invalidateQueries({ queryKey: ['', 'in-progress'] });
  void queryClient.invalidateQueries({ queryKey: ['playlist'] });
};

const isPlaying = (state: PlayerState) =>
  state.started && !state.paused && !state.waiting && !state.seeking && !state.ended;

/**
 * Tells the service what is watched: a visit at the first real playback, the position with the ranges really played
 * every 10 seconds, on pause, seek, end, and when the page goes away. What a report that fails would have told goes with the next one.
 */
export const useWatchReports = (item: MediaContent, isMember: boolean): void => {
  const player = usePlayer();

  useEffect(() => {
    if (isUnpublished(item)) return undefined;
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
      sendPosition({ mediaContentId: item.id, position, ranges }, isMember).catch(() => {
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
        if (!visited) sendVisit(item.id, isMember).catch(() => undefined);
        visited = true;
      } else if (isPlaying(before)) {
        // up to the very end, whose last step no event told
        if (state.ended) played.play(state.duration, state.rate);
        played.rest();
      }
      const stopped = !before.paused && state.paused;
      if (stopped || (state.ended && !before.ended) || (!before.seeking && state.seeking)) send();
    };

    const stopFollowing = player.subscribe(follow);
    const timer = setInterval(() => isPlaying(player.getState()) && send(), interval);
    const onHide = () => document.visibilityState === 'hidden' && send();
    document.addEventListener('visibilitychange', onHide);
    window.addEventListener('pagehide', send);
    return () => {
      stopFollowing();
      clearInterval(timer);
      document.removeEventListener('visibilitychange', onHide);
      window.removeEventListener('pagehide', send);
      send();
      if (visited && isMember && sent >= 0) cachePosition(item, sent);
    };
    // the item is patched while it is watched; its id alone says whether it is another
    // oxlint-disable-next-line react-hooks/exhaustive-deps
  }, [player, item.id, isMember]);
};
