import { useEffect, useEffectEvent } from 'react';
import { queryClient } from '@tv/client/lib/api/query-client.ts';
import type { Area } from '@tv/client/lib/area/area.ts';
import { watchedItem } from './queries.ts';

type Rereading = {
  /** Milliseconds until the next look. Each page draws its own, so that many pages do not ask at once. */
  wait: () => number;
  /** Whether the service is asked after the wait. */
  isDue?: () => boolean;
  /** Another one begins the waits again. */
  phase: string;
};

/** Reads an item again and again while its page is open. */
export function useRereading(area: Area, id: string, { phase, ...rereading }: Rereading): void {
  const look = useEffectEvent(async () => {
    if (rereading.isDue?.() === false) return;
    const { queryKey } = watchedItem(area, id);
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
  }, [area.prefix, area.isPublic, area.organizationId, id, phase]);
}
