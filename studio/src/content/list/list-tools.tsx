import { SlidersHorizontal } from 'lucide-react';
import { memo, useState } from 'react';
import * as counts from '@tv/strings/en/parts/counts.ts';
import { apart, number } from '@tv/strings/en/locale.ts';
import * as text from '@tv/strings/en/studio/content/content.ts';
import * as filterText from '@tv/strings/en/studio/content/filters.ts';
import { whenFirstOpen } from '@tv/ui/dialogs/when-first-open.tsx';
import { ContentFilters } from '../filters/content-filters.tsx';
import { chosenNames } from '../filters/filters.ts';
import type { KnownNames } from '../filters/filter-texts.ts';
import { ColumnsButton } from '../table/columns-button.tsx';
import type { ColumnName } from '../table/columns.ts';
import type { ChangeAddress, ContentAddress } from './content-address.ts';
import style from './list-tools.module.css';
import type { Count } from './use-contents.ts';

const FilterSheet = whenFirstOpen(async () => (await import('../filters/filter-sheet.tsx')).FilterSheet);

type ListToolsProps = {
  address: ContentAddress;
  known: KnownNames;
  /** How many the list finds, of how many in its view. */
  found: Count | undefined;
  all: Count | undefined;
  isNarrow: boolean;
  columns: readonly ColumnName[];
  onColumns: (names: readonly ColumnName[]) => void;
  onChange: ChangeAddress;
};

const shown = ({ total, isExact }: Count) => (isExact ? number(total) : `${number(total)}+`);

/** What narrows and orders the list, how many are found, and which columns there are. */
export const ListTools = memo(function ListTools(props: ListToolsProps) {
  const { address, known, found, all, isNarrow, onChange } = props;
  const [isOpen, setOpen] = useState(false);
  const changeFilters = (filters: ContentAddress['filters']) => onChange({ filters });
  const isAll = found !== undefined && found.total === all?.total;
  const count = found && all && !isAll ? text.found(shown(found), shown(all)) : '';
  if (!isNarrow)
    return (
      <div className={style.tools}>
        <ContentFilters chosen={address.filters} known={known} onChange={changeFilters} />
        <div className={style.end}>
          <p className={style.count} role="status">
            {count}
          </p>
          <ColumnsButton chosen={props.columns} onChoose={props.onColumns} />
        </div>
      </div>
    );
  const chosen = chosenNames(address.filters).length;
  return (
    <div className={style.tools}>
      <p className={style.count} role="status">
        {[
          isAll ? counts.items(found.total, found.isExact) : count,
          filterText.sorts[address.sort.by].toLocaleLowerCase(),
        ]
          .filter(Boolean)
          .map(apart)
          .join(' · ')}
      </p>
      <button type="button" className={style.filter} aria-haspopup="dialog" onClick={() => setOpen(true)}>
        <SlidersHorizontal aria-hidden="true" />
        {filterText.filter}
        {chosen > 0 && (
          <span className="badge">
            {chosen}
            <span className="visually-hidden"> {filterText.chosen}</span>
          </span>
        )}
      </button>
      <FilterSheet
        isOpen={isOpen}
        onClose={() => setOpen(false)}
        chosen={address.filters}
        known={known}
        onChange={changeFilters}
        sort={address.sort}
        onSort={(sort) => onChange({ sort })}
        count={found ? counts.items(found.total, found.isExact) : ''}
      />
    </div>
  );
});
