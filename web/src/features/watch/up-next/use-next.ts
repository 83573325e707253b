import { watchPath } from '@tv/client/lib/area/watch-path.ts';
import type { MediaContent } from '@tv/contract/media-contents/media-content';
import { useEffect } from 'react';
import { useNavigate } from 'react-router';
import { clickedContent } from '@tv/client/lib/media-contents/clicked-content.ts';
import { queryClient } from '@tv/client/lib/api/query-client.ts';
import { usePlayer } from '@tv/player/player-context.tsx';
import * as text from '@tv/strings/en/watch/up-next.ts';
import { beginWith, type Stage } from '../now-playing.ts';
import { unattendedLimit } from './unattended-limit.ts';
import { playerSettings, watchedItem } from '../queries.ts';
import { upNextAfter } from './up-next-query.ts';

type Whose = Pick<Stage, 'item' | 'area' | 'fromPlaylist'>;

/** What plays after an item, and the way to it. */
export const useNext = ({ item, area, fromPlaylist }: Whose) => {
  const navigate = useNavigate();
  const player = usePlayer();
  const { id } = item;

  // before watching moves the item out of the list that it is in
  useEffect(() => {
    if (fromPlaylist) void queryClient.prefetchQuery(upNextAfter(area, { id }, true));
    // a place is made again at each rendering
    // oxlint-disable-next-line react-hooks/exhaustive-deps
  }, [fromPlaylist, area.prefix, id]);

  useEffect(() => {
    const { reset } = unattendedLimit;
    for (const event of ['pointerdown', 'keydown']) addEventListener(event, reset, { capture: true });
    return () => {
      for (const event of ['pointerdown', 'keydown']) removeEventListener(event, reset, { capture: true });
    };
  }, []);

  /** The first that needs no password. */
  const find = async (): Promise<MediaContent | undefined> => {
    const list = await queryClient.fetchQuery(upNextAfter(area, item, fromPlaylist)).catch(() => []);
    return list.find((other) => !(area.isPublic && other.isPasswordProtected));
  };

  /** Its page is made ready first, so that it takes this one's place at once, also in full screen. */
  const goTo = async (next: MediaContent) => {
    beginWith(next.id);
    clickedContent.set({ id: next.id, title: next.title });
    await Promise.allSettled([
      queryClient.prefetchQuery(watchedItem(area, next.id)),
      queryClient.prefetchQuery(playerSettings(area, next.id)),
    ]);
    await navigate(watchPath(area, next.id, fromPlaylist));
  };

  const goOn = async () => {
    const next = await find();
    if (next) await goTo(next);
    else player.notify(text.nothingNext);
  };

  return { find, goTo, goOn };
};
