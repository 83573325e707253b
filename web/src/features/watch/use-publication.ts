import { waitForPublication } from '@tv/contract/publication-wait';
import type { Place } from '../../lib/place/place.ts';
import { useRereading } from './use-rereading.ts';

/**
 * Asks the service for an upcoming item once its instant has passed, and again until it is published. Each page waits a random
 * time, so that many pages with one countdown do not ask at once.
 */
export const usePublication = (place: Place, id: string, instant: string): void =>
  useRereading(place, id, {
    wait: () => waitForPublication(instant, Date.now(), Math.random()),
    isDue: () => Date.now() >= Date.parse(instant),
    phase: instant,
  });
