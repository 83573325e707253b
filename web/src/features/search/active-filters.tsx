import { useQuery } from '@tanstack/react-query';
import { X } from 'lucide-react';
import { useRef } from 'react';
import { category } from '../../lib/categories/category-query.ts';
import { useArea } from '../../lib/area/area.ts';
import * as text from '../../strings/en/search-filters.ts';
import style from './active-filters.module.css';
import { chipText, type CategoryNames } from './filter-texts.ts';
import { chosenValues, noFilters, withValues, type FilterName } from './filters.ts';
import type { ChangeSearch, Search } from './search-address.ts';
import { useSeen } from './use-filter-options.ts';

type ActiveFiltersProps = {
  search: Search;
  onChange: ChangeSearch;
  /** Takes the focus when the last one was removed. */
  onEmpty: () => void;
};

/** The chosen filters, each with a button that removes it. */
export function ActiveFilters({ search, onChange, onEmpty }: ActiveFiltersProps) {
  const list = useRef<HTMLUListElement>(null);
  const { categories, isReady } = useSeen(search);
  const chosen = chosenValues(search.filters);
  if (chosen.length === 0) return null;
  const remove = (name: FilterName, value: string, index: number) => {
    // The button goes away: its neighbour takes the focus.
    const buttons = list.current?.querySelectorAll('button');
    const neighbour = buttons?.[index + 1] ?? buttons?.[index - 1];
    if (neighbour) neighbour.focus();
    else onEmpty();
    const left = search.filters[name].filter((each) => each !== value);
    onChange({ ...search, filters: withValues(search.filters, name, left) });
  };
  return (
    <div className={style.active}>
      <ul ref={list} className={style.chips} aria-label={text.activeFilters}>
        {chosen.map(({ name, value }, index) => (
          <li key={`${name}:${value}`}>
            <ActiveFilter
              name={name}
              value={value}
              categories={categories}
              isReady={isReady}
              onRemove={() => remove(name, value, index)}
            />
          </li>
        ))}
      </ul>
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
    <button type="button" className={style.chip} aria-label={text.remove(shown)} onClick={onRemove}>
      <span className={style.text}>{shown}</span>
      <X aria-hidden="true" />
    </button>
  );
}
