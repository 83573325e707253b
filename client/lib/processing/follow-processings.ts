import type { Processing } from '@tv/contract/uploads/uploads';
import { readEvents } from '../api/event-stream.ts';
import { followEvents } from '../api/follow-events.ts';

/** How far the processing of an item is; `gone`: the item was deleted meanwhile. */
export type ProcessingEvent = { kind: 'processing'; processing: Processing } | { kind: 'gone'; id: string };
type Listener = (event: ProcessingEvent) => void;

/** Seconds for which the service is asked to keep the stream open. */
const duration = 3600;

const listeners = new Set<Listener>();
let stop: (() => void) | undefined;

/**
 * Tells how far everything under way is that the person manages, first as it is and then each change, while the page
 * is seen. All listeners of a tab share one connection. Returns a function that ends it.
 */
export function followProcessings(listener: Listener): () => void {
  listeners.add(listener);
  stop ??= followEvents(
    (signal) => readEvents('GET /Management/Processings/Events', { query: { seconds: duration }, signal }),
    tell,
  );
  return () => {
    listeners.delete(listener);
    if (listeners.size > 0) return;
    stop?.();
    stop = undefined;
  };
}

function tell({ name, data }: { name: string; data: string }): void {
  const event = eventOf(name, data);
  if (event) for (const listener of [...listeners]) listener(event);
}

function eventOf(name: string, data: string): ProcessingEvent | undefined {
  try {
    const value = JSON.parse(data) as Processing;
    if (name === 'processing') return { kind: 'processing', processing: value };
    return name === 'gone' ? { kind: 'gone', id: value.id } : undefined;
  } catch {
    return undefined;
  }
}
