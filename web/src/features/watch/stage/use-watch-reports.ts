import { WatchStatus } from '@tv/contract/enumerations';
import type { MediaContent } from '@tv/contract/media-contents/media-content';
import type { PlayingReport } from '@tv/contract/playback/playing';
import { useEffect } from 'react';
import { call } from '@tv/client/lib/api/call.ts';
import { patchMediaContent } from '@tv/client/lib/media-contents/cache.ts';
import { queryClient } from '@tv/client/lib/api/query-client.ts';
import { unlockTokenOf } from '@tv/client/lib/session/unlock-tokens.ts';
import { visitorId } from '@tv/client/lib/state/visitor-id.ts';
import { usePlayer } from '@tv/player/player-context.tsx';
import { reportWatching } from '@tv/player/reports/report-watching.ts';
import { isLive } from '@tv/client/lib/media-contents/is-live.ts';
import { isUnpublished } from '../state-of.ts';

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

const sendPlaying = (id: string, body: PlayingReport, isMember: boolean) =>
  isMember
    ? call('POST /MediaContents/:id/Playings', { params: { id }, body, keepalive: true })
    : call('POST /MediaContents/:id/Playings/Publics', {
        params: { id },
        body,
        keepalive: true,
        unlockToken: unlockTokenOf(id),
      });

/** The next page that shows this item agrees with what was just watched, without asking. */
const cachePosition = (item: MediaContent, position: number) => {
  // What is live has no length yet, of which somebody could have watched most.
  if (isLive(item)) return;
  const watched = position >= item.durationInSeconds * 0.9;
  const before = item.currentUserWatch?.watchStatus;
  const watchStatus = watched || before === WatchStatus.WATCHED ? WatchStatus.WATCHED : WatchStatus.WATCHING;
  patchMediaContent(item.id, { currentUserWatch: { position, watchStatus } });
  void queryClient.invalidateQueries({ queryKey: ['', 'in-progress'] });
  void queryClient.invalidateQueries({ queryKey: ['playlist'] });
};

/** Tells the service what is watched, but of what is not published. */
export const useWatchReports = (item: MediaContent, isMember: boolean): void => {
  const player = usePlayer();

  useEffect(() => {
    if (isUnpublished(item)) return undefined;
    const { id } = item;
    const end = reportWatching(player, {
      visit: () => sendVisit(id, isMember),
      send: (position, ranges) => sendPosition({ mediaContentId: id, position, ranges }, isMember),
      playing: (body) => sendPlaying(id, body, isMember),
    });
    return () => {
      const position = end();
      if (isMember && position !== undefined) cachePosition(item, position);
    };
    // the item is patched while it is watched; its id alone says whether it is another
    // oxlint-disable-next-line react-hooks/exhaustive-deps
  }, [player, item.id, isMember]);
};
