import { useInfiniteQuery } from '@tanstack/react-query';
import { useId, useRef } from 'react';
import { countOf } from '@tv/client/lib/api/paging.ts';
import { useArea } from '@tv/client/lib/area/area.ts';
import * as text from '@tv/strings/en/browse/search-filters.ts';
import { Button } from '@tv/ui/button.tsx';
import { ChipOption } from '@tv/ui/chips/chip-controls.tsx';
import { Dialog } from '@tv/ui/dialogs/dialog.tsx';
import type { Option } from './filter-options.ts';
import style from './filter-sheet.module.css';
import { filterTexts } from './filter-texts.ts';
import { chosenValues, filterNames, filters, noFilters, withValues, type FilterName } from './filters.ts';
import { Count } from './option-count.tsx';
import { searchResults } from '../queries.ts';
import type { ChangeSearch, Search } from '../search-address.ts';
import { useFilterOptions } from './use-filter-options.ts';
import { resultsWords } from '../results-words.ts';

type FilterSheetProps = { isOpen: boolean; search: Search; onChange: ChangeSearch; onClose: () => void };

/** All filters at once, for small screens. The results follow behind it. */
export const FilterSheet = ({ isOpen, onClose, ...rest }: FilterSheetProps) => (
  <Dialog isOpen={isOpen} onClose={onClose} title={text.filters} look="sheet">
    <AllFilters {...rest} onClose={onClose} />
  </Dialog>
);

function AllFilters({ search, onChange, onClose }: Omit<FilterSheetProps, 'isOpen'>) {
  const hasChanged = useRef(false);
  const { options, isPending, isError } = useFilterOptions(search);
  const change = (chosen: Search['filters']) => {
    onChange({ ...search, filters: chosen }, hasChanged.current);
    hasChanged.current = true;
  };
  return (
    <>
      {filterNames.map((name) => (
        <FilterGroup
          key={name}
          name={name}
          options={options(name)}
          isPending={isPending}
          onChoose={(values) => change(withValues(search.filters, name, values))}
        />
      ))}
      {isError && <p className={style.note}>{text.noCounts}</p>}
      <div className={style.actions}>
        {chosenValues(search.filters).length > 0 && (
          <Button look="neutral" onClick={() => change(noFilters)}>
            {text.clear}
          </Button>
        )}
        <ShowButton search={search} onClick={onClose} />
      </div>
    </>
  );
}

function ShowButton({ search, onClick }: { search: Search; onClick: () => void }) {
  const area = useArea();
  const { data, isPlaceholderData } = useInfiniteQuery({ ...searchResults(area, search), enabled: false });
  const count = isPlaceholderData ? '' : countOf(data, resultsWords);
  return (
    <Button look="primary" onClick={onClick}>
      {count ? text.show(count) : text.showResults}
    </Button>
  );
}

type FilterGroupProps = {
  name: FilterName;
  options: readonly Option[];
  isPending: boolean;
  onChoose: (values: string[]) => void;
};

function FilterGroup({ name, options, isPending, onChoose }: FilterGroupProps) {
  const inputName = useId();
  if (options.length === 0 && !isPending) return null;
  const isMultiple = filters[name].most > 1;
  const chosen = options.filter(({ isChosen }) => isChosen).map(({ value }) => value);
  const toggle = (value: string) =>
    onChoose(chosen.includes(value) ? chosen.filter((each) => each !== value) : [...chosen, value]);
  return (
    <fieldset className={style.group}>
      <legend className={style.legend}>{filterTexts[name]}</legend>
      {isMultiple && isPending ? (
        <p className={style.note}>{text.loading}</p>
      ) : (
        options.map(({ value, text: shown, count, isChosen, isDisabled }) => (
          <ChipOption
            key={value}
            type="checkbox"
            name={inputName}
            checked={isChosen}
            disabled={isDisabled}
            onChange={() => toggle(value)}
          >
            <span>{shown}</span>
            {count && <Count count={count} className={style.count} />}
          </ChipOption>
        ))
      )}
    </fieldset>
  );
}
