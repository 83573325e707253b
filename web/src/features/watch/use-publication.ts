import { waitForPublication } from '@tv/contract/publication-wait';
import { useEffect } from 'react';
import { queryClient } from '../../lib/api/query-client.ts';
import type { Place } from '../../lib/place/place.ts';
import { watchedItem } from './queries.ts';

/**
 * Asks the service for an upcoming item once its instant has passed, and again until it is published. Each page waits a random
 * time, so that many pages with one countdown do not ask at once.
 */
export function usePublication(
  { isPublic, prefix, organizationId }: Place,
  id: string,
  instant: string,
): void {
  useEffect(() => {
    const { queryKey } = watchedItem({ isPublic, prefix, organizationId }, id);
    let timer: ReturnType<typeof setTimeout>;
    let isOver = false;
    const ask = async () => {
      if (Date.now() >= Date.parse(instant)) await queryClient.refetchQueries({ queryKey, exact: true });
      plan();
    };
    const plan = () => {
      if (!isOver) timer = setTimeout(ask, waitForPublication(instant, Date.now(), Math.random()));
    };
    plan();
    return () => {
      isOver = true;
      clearTimeout(timer);
    };
  }, [isPublic, prefix, organizationId, id, instant]);
}
