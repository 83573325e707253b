import { useEffect, useEffectEvent } from 'react';
import { queryClient } from '../../lib/api/query-client.ts';
import type { Place } from '../../lib/place/place.ts';
import { watchedItem } from './queries.ts';

type Rereading = {
  /** Milliseconds until the next look. Each page draws its own, so that many pages do not ask at once. */
  wait: () => number;
  /** Whether the service is asked after the wait. */
  isDue?: () => boolean;
  /** Another one begins the waits anew. */
  phase: string;
};

/** Reads an item again and again while its page is open. */
export function useRereading(place: Place, id: string, { phase, ...rereading }: Rereading): void {
  const look = useEffectEvent(async () => {
    if (rereading.isDue?.() === false) return;
    const { queryKey } = watchedItem(place, id);
    await queryClient.refetchQueries({ queryKey, exact: true });
  });
  const wait = useEffectEvent(rereading.wait);
  useEffect(() => {
    let timer: ReturnType<typeof setTimeout>;
    let isOver = false;
    const plan = () => {
      if (!isOver) timer = setTimeout(() => void look().then(plan), wait());
    };
    plan();
    return () => {
      isOver = true;
      clearTimeout(timer);
    };
  }, [place.prefix, place.isPublic, place.organizationId, id, phase]);
}
