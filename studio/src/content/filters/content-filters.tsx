import type { ComponentProps } from 'react';
import { FilterBar, useFilterPickerAnchor } from '@tv/ui/filters/filter-bar.tsx';
import { FilterPicker } from './filter-picker.tsx';
import { filterNames, withValues, type Filters } from './filters.ts';
import { chipText, filterTexts, type KnownNames } from './filter-texts.ts';

type ContentFiltersProps = { chosen: Filters; known: KnownNames; onChange: (chosen: Filters) => void };

/** What narrows the list of content. */
export const ContentFilters = ({ chosen, known, onChange }: ContentFiltersProps) => (
  <FilterBar
    names={filterNames}
    labels={filterTexts}
    chosenText={(name) => chipText(name, chosen[name], known)}
    onRemove={(name) => onChange(withValues(chosen, name, []))}
    picker={(name) => <BarFilterPicker name={name} chosen={chosen} known={known} onChange={onChange} />}
  />
);

type BarFilterPickerProps = Omit<ComponentProps<typeof FilterPicker>, 'trigger' | 'onClose'>;

/** The picker of a filter, where the filter bar opens it. */
const BarFilterPicker = (props: BarFilterPickerProps) => (
  <FilterPicker {...props} {...useFilterPickerAnchor()} />
);
