import { useState, type RefObject } from 'react';
import { useDebounced } from '@tv/client/lib/state/use-debounced.ts';
import * as text from '@tv/strings/en/studio/content/filters.ts';
import { Picker } from '@tv/ui/pickers/lazy-picker.tsx';
import { filters, withValues, type FilterName, type Filters } from './filters.ts';
import { filterTexts, type KnownNames } from './filter-texts.ts';
import { rememberName } from './known-names.ts';
import { isSearched, useFilterOptions } from './use-filter-options.ts';

/** Milliseconds that typing rests before the service is asked. */
const rest = 200;

type FilterPickerProps = {
  name: FilterName;
  chosen: Filters;
  known: KnownNames;
  trigger: RefObject<Element | null>;
  onChange: (chosen: Filters) => void;
  onClose: () => void;
  isInline?: boolean;
};

/** The values of one filter. */
export function FilterPicker({
  name,
  chosen,
  known,
  trigger,
  onChange,
  onClose,
  isInline = false,
}: FilterPickerProps) {
  const [typed, type] = useState('');
  const { options, note } = useFilterOptions(name, chosen, useDebounced(typed.trim(), rest), known);
  const choose = (value: string) => {
    const offer = options.find((option) => option.value === value);
    if (offer && isSearched(name)) rememberName(value, offer.text);
    onChange(withToggled(chosen, name, value));
  };
  return (
    <Picker
      label={filterTexts[name]}
      trigger={trigger}
      onClose={onClose}
      options={options}
      onChoose={choose}
      isMultiple={filters[name].most > 1}
      note={note}
      isInline={isInline}
      {...(isSearched(name) && { search: { label: text.find, value: typed, onChange: type } })}
    />
  );
}

const withToggled = (chosen: Filters, name: FilterName, value: string): Filters => {
  const values = chosen[name];
  return withValues(
    chosen,
    name,
    values.includes(value) ? values.filter((each) => each !== value) : [...values, value],
  );
};
