import { useEffect, useEffectEvent, useState, type PointerEvent, type RefObject } from 'react';
import { placeAt } from './move-in-list.ts';

/** Drags a row of a list by its handle. The rows trade places while the pointer moves. */
export function useRowDrag(list: RefObject<HTMLElement | null>, move: (from: number, to: number) => void) {
  const [dragged, setDragged] = useState<string>();
  const follow = useEffectEvent((y: number) => {
    const rows = [...(list.current?.children ?? [])];
    const from = rows.findIndex((row) => (row as HTMLElement).dataset['id'] === dragged);
    const middles = rows.map((row) => {
      const { top, height } = row.getBoundingClientRect();
      return top + height / 2;
    });
    const to = placeAt(middles, from, y);
    if (from >= 0 && to !== from) move(from, to);
  });
  useEffect(() => {
    if (dragged === undefined) return undefined;
    // The window hears them: a row that changes its place in the document loses a captured pointer.
    const stop = new AbortController();
    const { signal } = stop;
    const end = () => setDragged(undefined);
    addEventListener('pointermove', ({ clientY }) => follow(clientY), { signal });
    addEventListener('pointerup', end, { signal });
    addEventListener('pointercancel', end, { signal });
    return () => stop.abort();
  }, [dragged]);
  const handleOf = (id: string) => ({
    onPointerDown: (event: PointerEvent) => {
      if (event.button === 0) setDragged(id);
    },
  });
  return { dragged, handleOf };
}
