import { ArrowDown, ArrowUp } from 'lucide-react';
import type { KeyboardEvent } from 'react';
import * as text from '@tv/strings/en/studio/content/content.ts';
import { sortAfter, type Sort, type SortName } from '../list/sorts.ts';
import { Checkbox } from './checkbox.tsx';
import { columnTexts, sortOf, type ColumnName } from './columns.ts';
import style from './table-head.module.css';
import { onward } from '@tv/client/lib/browser/onward.ts';

type TableHeadProps = {
  columns: readonly ColumnName[];
  sort: Sort;
  onSort: (sort: Sort) => void;
  /** Of the loaded rows. */
  isSelected: boolean | 'mixed';
  onSelectAll: () => void;
  /** The arrow down leads back to the rows. */
  onLeave: () => void;
};

/** The heads of the columns. The arrow keys reach them from the first row. */
export function TableHead({ columns, sort, onSort, isSelected, onSelectAll, onLeave }: TableHeadProps) {
  return (
    <div role="rowgroup" className={style.head}>
      {/* oxlint-disable-next-line jsx-a11y/interactive-supports-focus: its buttons have the focus */}
      <div role="row" className={style.row} aria-rowindex={1} onKeyDown={(event) => walk(event, onLeave)}>
        <div role="columnheader">
          <Checkbox label={text.selectLoaded} isChecked={isSelected} onToggle={onSelectAll} />
        </div>
        <Head sort={sort} by="title" onSort={onSort}>
          {text.titleColumn}
        </Head>
        <Head sort={sort}>{text.statusColumn}</Head>
        {columns.map((name) => (
          <Head
            key={name}
            sort={sort}
            by={sortOf(name)}
            onSort={onSort}
            isAtEnd={name === 'views' || name === 'completion'}
          >
            {columnTexts[name]}
          </Head>
        ))}
        <div role="columnheader">
          <span className="visually-hidden">{text.actions}</span>
        </div>
      </div>
    </div>
  );
}

type HeadProps = {
  children: string;
  sort: Sort;
  by?: SortName | undefined;
  onSort?: (sort: Sort) => void;
  isAtEnd?: boolean;
};

function Head({ children, sort, by, onSort, isAtEnd }: HeadProps) {
  const isSorted = by !== undefined && sort.by === by;
  const className = [style.cell, isSorted && style.sorted, isAtEnd && style.end].filter(Boolean).join(' ');
  if (!by)
    return (
      <div role="columnheader" className={className}>
        {children}
      </div>
    );
  return (
    <div
      role="columnheader"
      className={className}
      aria-sort={isSorted ? (sort.isDescending ? 'descending' : 'ascending') : 'none'}
    >
      <button type="button" tabIndex={-1} onClick={() => onSort?.(sortAfter(sort, by))}>
        {children}
        {isSorted && (sort.isDescending ? <ArrowDown aria-hidden="true" /> : <ArrowUp aria-hidden="true" />)}
      </button>
    </div>
  );
}

const steps: Record<string, 1 | -1> = { ArrowRight: 1, ArrowLeft: -1 };

function walk(event: KeyboardEvent<HTMLElement>, onLeave: () => void): void {
  const buttons = [...event.currentTarget.querySelectorAll('button')];
  const at = buttons.findIndex((button) => button === document.activeElement);
  const step = steps[event.key];
  if (event.key === 'ArrowDown') onLeave();
  else if (step) buttons[at + step * onward(event.currentTarget)]?.focus();
  else return;
  event.preventDefault();
  event.stopPropagation();
}
