import type { Place } from '../../../lib/place/place.ts';
import { useRereading } from '../use-rereading.ts';

/** Milliseconds between two looks at an item. */
const waits = {
  /** While it is known that something comes: the stream, or its recording. */
  soon: { shortest: 4_000, spread: 4_000 },
  /** While a stream is watched, whose end the player finds. */
  later: { shortest: 20_000, spread: 20_000 },
};

/** Reads the item of a live event again while its page is open, so that the page is what the event has become. */
export function useLiveState(place: Place, id: string, phase: keyof typeof waits): void {
  const { shortest, spread } = waits[phase];
  useRereading(place, id, { wait: () => shortest + Math.random() * spread, phase });
}
