import {
  type PointerEvent,
  type RefObject,
  useEffect,
  useEffectEvent,
  useLayoutEffect,
  useRef,
  useState,
} from 'react';
import { indexAt } from './move-in-list.ts';
import type { ManagedCategory } from './queries.ts';
import style from './category-list.module.css';
import { CategoryRow } from './category-row.tsx';

type CategoryListProps = {
  categories: readonly ManagedCategory[];
  label: string;
  /** Whether the list is whole, so that its order may be changed. */
  mayMove: boolean;
  move: (from: number, to: number) => void;
};

/** The categories in their order. A handle moves each by arrow keys or by dragging. */
export function CategoryList({ categories, label, mayMove, move }: CategoryListProps) {
  const list = useRef<HTMLOListElement>(null);
  const { dragged, handleOf } = useRowDrag(list, move);
  /** The category that was moved by a key. */
  const moved = useRef<string>(undefined);
  useLayoutEffect(() => {
    // A row that changes its place in the document loses the focus.
    const row = [...(list.current?.children ?? [])].find(
      (each) => (each as HTMLElement).dataset['id'] === moved.current,
    );
    moved.current = undefined;
    row?.querySelector('button')?.focus();
    row?.scrollIntoView({ block: 'nearest' });
  }, [categories]);
  return (
    <ol ref={list} aria-label={label}>
      {categories.map((category, index) => (
        <li
          key={category.id}
          data-id={category.id}
          className={[style.row, dragged === category.id && style.dragged].filter(Boolean).join(' ')}
        >
          <CategoryRow
            category={category}
            {...(mayMove && {
              handle: handleOf(category.id),
              onMove: (to: 'up' | 'down' | 'first' | 'last') => {
                moved.current = category.id;
                move(index, { up: index - 1, down: index + 1, first: 0, last: categories.length - 1 }[to]);
              },
            })}
          />
        </li>
      ))}
    </ol>
  );
}

/** Drags a row of a list by its handle. The rows trade places while the pointer moves. */
function useRowDrag(list: RefObject<HTMLElement | null>, move: (from: number, to: number) => void) {
  const [dragged, setDragged] = useState<string>();
  const follow = useEffectEvent((y: number) => {
    const rows = [...(list.current?.children ?? [])];
    const from = rows.findIndex((row) => (row as HTMLElement).dataset['id'] === dragged);
    const middles = rows.map((row) => {
      const { top, height } = row.getBoundingClientRect();
      return top + height / 2;
    });
    const to = indexAt(middles, from, y);
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
