import { useLayoutEffect, useRef } from 'react';
import type { ManagedCategory } from './queries.ts';
import style from './category-list.module.css';
import { CategoryRow } from './category-row.tsx';
import { useRowDrag } from './use-row-drag.ts';

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
    <ol ref={list} className={style.list} aria-label={label}>
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
