import { useQuery } from '@tanstack/react-query';
import { category } from '@tv/client/lib/categories/category-query.ts';
import { useArea } from '@tv/client/lib/area/area.ts';
import * as text from '@tv/strings/en/browse/search-filters.ts';
import { ChipList, RemovableChip } from '@tv/ui/chips/removable-chip.tsx';
import style from './active-filters.module.css';
import { chipText, type CategoryNames } from './filter-texts.ts';
import { chosenValues, noFilters, withValues, type FilterName } from './filters.ts';
import type { ChangeSearch, Search } from '../search-address.ts';
import { useSeen } from './use-filter-options.ts';

type ActiveFiltersProps = {
  search: Search;
  onChange: ChangeSearch;
  /** Takes the focus when the last one was removed. */
  onEmpty: () => void;
};

/** The chosen filters, each with a button that removes it. */
export function ActiveFilters({ search, onChange, onEmpty }: ActiveFiltersProps) {
  const { categories, isReady } = useSeen(search);
  const chosen = chosenValues(search.filters);
  if (chosen.length === 0) return null;
  const remove = (name: FilterName, value: string) => {
    if (chosen.length === 1) onEmpty();
    const left = search.filters[name].filter((each) => each !== value);
    onChange({ ...search, filters: withValues(search.filters, name, left) });
  };
  return (
    <div className={style.active}>
      <ChipList aria-label={text.activeFilters}>
        {chosen.map(({ name, value }) => (
          <ActiveFilter
            key={`${name}:${value}`}
            name={name}
            value={value}
            categories={categories}
            isReady={isReady}
            onRemove={() => remove(name, value)}
          />
        ))}
      </ChipList>
      <button
        type="button"
        className={style.clear}
        onClick={() => {
          onEmpty();
          onChange({ ...search, filters: noFilters });
        }}
      >
        {text.clear}
      </button>
    </div>
  );
}

type ActiveFilterProps = {
  name: FilterName;
  value: string;
  categories: CategoryNames;
  /** Whether the results are there, which name most categories. */
  isReady: boolean;
  onRemove: () => void;
};

/** A chosen value. A category that no result names is asked for its name. */
function ActiveFilter({ name, value, categories, isReady, onRemove }: ActiveFilterProps) {
  const area = useArea();
  const isUnnamed = name === 'category' && !categories.has(value);
  const { data } = useQuery({ ...category(area, value), enabled: isUnnamed && isReady });
  const shown = chipText(name, value, data && isUnnamed ? new Map([[value, data.name]]) : categories);
  return (
    <RemovableChip removeLabel={text.remove(shown)} onRemove={onRemove}>
      {shown}
    </RemovableChip>
  );
}
