import type { Area } from '@tv/client/lib/area/area.ts';
import { useRereading } from '../use-rereading.ts';

/** Milliseconds between two looks at an item. */
const waits = {
  /** While it is known that something comes: the stream, or its recording. */
  soon: { shortest: 4_000, spread: 4_000 },
  /** While a stream is watched, whose end the player finds. */
  later: { shortest: 20_000, spread: 20_000 },
};

/** Reads the item of a live event again while its page is open, so that the page is what the event has become. */
export function useLiveState(area: Area, id: string, phase: keyof typeof waits): void {
  const { shortest, spread } = waits[phase];
  useRereading(area, id, { wait: () => shortest + Math.random() * spread, phase });
}
