import type { ReactNode } from 'react';
import { useMediaQuery } from '@tv/client/lib/browser/use-media-query.ts';
import { Failure } from '../failure.tsx';
import { ListTable, ListTableSkeleton, type ListTableProps } from './list-table.tsx';
import type { PagedList } from './use-paged-list.ts';

export type PagedTableProps<Item> = Omit<ListTableProps<Item>, keyof PagedList<Item> | 'isNarrow'> & {
  list: PagedList<Item>;
  /** In the place of a list with nothing in it. */
  empty: ReactNode;
  /** Another question is another table: it begins at its first row. */
  question: string;
};

/** A list of the service as a table, with what stands there before it, without it and in its place. */
export function PagedTable<Item>({ list, empty, question, ...table }: PagedTableProps<Item>) {
  const isNarrow = useMediaQuery('(width < 768px)');
  const { items, isPending, isEmpty, error, retry } = list;
  return (
    <div aria-busy={isPending}>
      {isPending && <ListTableSkeleton label={table.label} />}
      {error !== undefined && items.length === 0 && <Failure error={error} retry={retry} />}
      {isEmpty && empty}
      {items.length > 0 && <ListTable key={question} {...list} {...table} isNarrow={isNarrow} />}
      {error !== undefined && items.length > 0 && <Failure error={error} retry={retry} as="p" size="small" />}
    </div>
  );
}
