import { FilterBar } from '../../ui/filters/filter-bar.tsx';
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
    picker={(name, place) => (
      <FilterPicker name={name} chosen={chosen} known={known} onChange={onChange} {...place} />
    )}
  />
);
