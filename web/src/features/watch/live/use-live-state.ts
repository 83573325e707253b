import { useEffect, useEffectEvent } from 'react';
import { queryClient } from '../../../lib/api/query-client.ts';
import type { Place } from '../../../lib/place/place.ts';
import { watchedItem } from '../queries.ts';

/** Milliseconds between two looks at an item. Each page draws its own, so that many pages do not ask at once. */
const waits = {
  /** While it is known that something comes: the stream, or its recording. */
  soon: { shortest: 4_000, spread: 4_000 },
  /** While a stream is watched, whose end the player finds. */
  later: { shortest: 20_000, spread: 20_000 },
};

/** Reads the item of a live event again while its page is open, so that the page is what the event has become. */
export function useLiveState(
  { isPublic, prefix, organizationId }: Place,
  id: string,
  wait: keyof typeof waits,
): void {
  const look = useEffectEvent(() => {
    const { queryKey } = watchedItem({ isPublic, prefix, organizationId }, id);
    return queryClient.refetchQueries({ queryKey, exact: true });
  });
  useEffect(() => {
    let timer: ReturnType<typeof setTimeout>;
    let isOver = false;
    const plan = () => {
      const { shortest, spread } = waits[wait];
      timer = setTimeout(
        async () => {
          await look();
          if (!isOver) plan();
        },
        shortest + Math.random() * spread,
      );
    };
    plan();
    return () => {
      isOver = true;
      clearTimeout(timer);
    };
  }, [id, wait]);
}
