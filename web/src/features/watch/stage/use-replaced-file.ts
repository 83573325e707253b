import { useEffect } from 'react';
import { queryClient } from '@tv/client/lib/api/query-client.ts';
import type { Area } from '@tv/client/lib/area/area.ts';
import { usePlayerState } from '@tv/player/player-context.tsx';
import type { PlayerProblem } from '@tv/player/player-state.ts';
import { watchedItem } from '../queries.ts';

/** What a player finds where its file is closed. A browser that plays HLS by itself tells only that it cannot. */
const ofClosedFile: readonly (PlayerProblem | undefined)[] = ['gone', 'unplayable', 'unknown'];

/**
 * The item's file may be replaced or cut while it is watched, and the former one closed. Where the player finds nothing to
 * play, the item is read again, so that its new file plays on from the same second.
 */
export function useReplacedFile({ isPublic, prefix, organizationId }: Area, id: string): void {
  const hasNothing = usePlayerState(({ problem }) => ofClosedFile.includes(problem));
  useEffect(() => {
    if (!hasNothing) return;
    const { queryKey } = watchedItem({ isPublic, prefix, organizationId }, id);
    void queryClient.refetchQueries({ queryKey, exact: true });
  }, [hasNothing, isPublic, prefix, organizationId, id]);
}
