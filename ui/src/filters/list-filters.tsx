import { useMemo } from 'react';
import { useSearchParams } from 'react-router';
import * as text from '@tv/strings/en/studio/content/filters.ts';
import { Picker } from '../pickers/lazy-picker.tsx';
import type { Option } from '../pickers/option-list.tsx';
import { FilterBar, useFilterPickerAnchor } from './filter-bar.tsx';

/** A filter of a list whose values are at hand. */
export type ListFilter = {
  label: string;
  options: readonly { value: string; text: string }[];
  /** Whether several values may be chosen: then any of them fits. */
  isMultiple?: boolean;
};

/** What an address says of some filters, by their names: values that no filter has are left out. */
export type ChosenValues<Name extends string> = Record<Name, readonly string[]>;

function readFilters<Name extends string>(
  filters: Record<Name, ListFilter>,
  query: URLSearchParams,
): ChosenValues<Name> {
  const chosen = Object.entries<ListFilter>(filters).map(([name, { options, isMultiple }]) => {
    const known = options.filter(({ value }) => query.getAll(name).includes(value));
    return [name, known.slice(0, isMultiple ? undefined : 1).map(({ value }) => value)];
  });
  return Object.fromEntries(chosen) as ChosenValues<Name>;
}

/** What the address says of the filters, and a way to change it that Back takes back. `filters`: the same object each time. */
export function useListFilters<Name extends string>(filters: Record<Name, ListFilter>) {
  const [query, setQuery] = useSearchParams();
  const chosen = useMemo(() => readFilters(filters, query), [filters, query]);
  const change = (name: Name, values: readonly string[]) =>
    setQuery(
      (shown) => {
        const next = new URLSearchParams(shown);
        next.delete(name);
        for (const value of values) next.append(name, value);
        return next;
      },
      { preventScrollReset: true },
    );
  return { chosen, change };
}

type ListFiltersProps<Name extends string> = {
  filters: Record<Name, ListFilter>;
  chosen: ChosenValues<Name>;
  onChange: (name: Name, values: readonly string[]) => void;
};

/** Chips of what narrows a list, and a button for more. */
export function ListFilters<Name extends string>({ filters, chosen, onChange }: ListFiltersProps<Name>) {
  const names = Object.keys(filters) as Name[];
  return (
    <FilterBar
      names={names}
      labels={Object.fromEntries(names.map((name) => [name, filters[name].label])) as Record<Name, string>}
      chosenText={(name) =>
        filters[name].options
          .filter(({ value }) => chosen[name].includes(value))
          .map((option) => option.text)
          .join(text.and)
      }
      onRemove={(name) => onChange(name, [])}
      picker={(name) => (
        <Values filter={filters[name]} values={chosen[name]} onChange={(values) => onChange(name, values)} />
      )}
    />
  );
}

type ValuesProps = {
  filter: ListFilter;
  values: readonly string[];
  onChange: (values: readonly string[]) => void;
};

function Values({ filter, values, onChange }: ValuesProps) {
  const { label, options, isMultiple = false } = filter;
  const offered: Option[] = options.map((option) => ({
    ...option,
    isChosen: values.includes(option.value),
  }));
  const choose = (value: string) => {
    const others = values.filter((each) => each !== value);
    if (others.length < values.length) onChange(others);
    else onChange(isMultiple ? [...values, value] : [value]);
  };
  return (
    <Picker
      label={label}
      {...useFilterPickerAnchor()}
      options={offered}
      onChoose={choose}
      isMultiple={isMultiple}
    />
  );
}
