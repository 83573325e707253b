import { PagedTable, type PagedTableProps } from '@tv/ui/table/paged-table.tsx';
import style from './lists.module.css';

/** The width of a column of days with a time, which ends in AM or PM in some languages. */
export const momentWidth = '152px';

type CountedTableProps<Item> = Omit<PagedTableProps<Item>, 'question'> & {
  /** What the list was asked. */
  filters: object;
  countWords: (count: number, isExact: boolean) => string;
  /** The count is for screen readers only, because the page shows it elsewhere. */
  isCountHidden?: boolean;
};

/** A table of rows of one line, with their number before it. Screen readers are told the number of each answer. */
export const CountedTable = <Item,>({
  filters,
  countWords,
  isCountHidden = false,
  ...table
}: CountedTableProps<Item>) => (
  <div>
    <p className={isCountHidden ? 'visually-hidden' : style.note} role="status">
      {!table.list.isPending && countWords(table.list.total, table.list.isExact)}
    </p>
    <PagedTable question={JSON.stringify(filters)} wideHeight={44} {...table} />
  </div>
);
