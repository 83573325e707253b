import { useRef, useState } from 'react';
import { ArrowLeft, ChevronRight } from 'lucide-react';
import * as text from '@tv/strings/en/studio/content/filters.ts';
import { Button } from '@tv/ui/button.tsx';
import { Dialog } from '@tv/ui/dialogs/dialog.tsx';
import { Select } from '@tv/ui/forms/select.tsx';
import { sortNames, type Sort } from '../list/sorts.ts';
import { FilterPicker } from './filter-picker.tsx';
import style from './filter-sheet.module.css';
import { chosenNames, filterNames, noFilters, type FilterName, type Filters } from './filters.ts';
import { chipText, filterTexts, type KnownNames } from './filter-texts.ts';

type FilterSheetProps = {
  isOpen: boolean;
  onClose: () => void;
  chosen: Filters;
  known: KnownNames;
  onChange: (chosen: Filters) => void;
  sort: Sort;
  onSort: (sort: Sort) => void;
  /** How many are found, in words; empty while nobody knows. */
  count: string;
};

/** All filters and the order, for small screens. The list follows behind the sheet. */
export const FilterSheet = ({ isOpen, onClose, ...rest }: FilterSheetProps) => (
  <Dialog isOpen={isOpen} onClose={onClose} title={text.filter} look="sheet">
    <Everything {...rest} onClose={onClose} />
  </Dialog>
);

const orders = [
  { value: 'true', text: text.descending },
  { value: 'false', text: text.ascending },
] as const;

function Everything({
  onClose,
  chosen,
  known,
  onChange,
  sort,
  onSort,
  count,
}: Omit<FilterSheetProps, 'isOpen'>) {
  const [open, setOpen] = useState<FilterName>();
  const trigger = useRef<HTMLButtonElement>(null);
  if (open)
    return (
      <>
        <Button look="neutral" size="small" icon={<ArrowLeft />} onClick={() => setOpen(undefined)}>
          {text.allFilters}
        </Button>
        <p className={style.name}>{filterTexts[open]}</p>
        <FilterPicker
          name={open}
          chosen={chosen}
          known={known}
          trigger={trigger}
          onChange={onChange}
          onClose={() => setOpen(undefined)}
          isInline
        />
      </>
    );
  return (
    <>
      <ul>
        {filterNames.map((name) => (
          <li key={name}>
            <button type="button" className={style.filter} onClick={() => setOpen(name)}>
              <span>{filterTexts[name]}</span>
              <span className={style.value}>{chipText(name, chosen[name], known)}</span>
              <ChevronRight aria-hidden="true" />
            </button>
          </li>
        ))}
      </ul>
      <div className={style.sort}>
        <Select
          label={text.sortBy}
          value={sort.by}
          options={sortNames.map((value) => ({ value, text: text.sorts[value] }))}
          onChange={(by) => onSort({ ...sort, by })}
        />
        <Select
          label={text.order}
          value={sort.isDescending ? 'true' : 'false'}
          options={orders}
          onChange={(value) => onSort({ ...sort, isDescending: value === 'true' })}
        />
      </div>
      <div className={style.actions}>
        {chosenNames(chosen).length > 0 && (
          <Button look="neutral" onClick={() => onChange(noFilters)}>
            {text.clear}
          </Button>
        )}
        <Button look="primary" onClick={onClose}>
          {count ? text.showItems(count) : text.showResults}
        </Button>
      </div>
    </>
  );
}
