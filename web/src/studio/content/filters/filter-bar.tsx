import { ListFilter, X } from 'lucide-react';
import { useRef, useState } from 'react';
import * as text from '../../../strings/en/studio-filters.ts';
import { Picker, preloadPicker } from '../pickers/lazy-picker.tsx';
import style from './filter-bar.module.css';
import { FilterPicker } from './filter-picker.tsx';
import { chosenNames, filterNames, withValues, type FilterName, type Filters } from './filters.ts';
import { chipText, filterTexts, type KnownNames } from './filter-texts.ts';

type FilterBarProps = { chosen: Filters; known: KnownNames; onChange: (chosen: Filters) => void };

/** What narrows the list: a chip a filter, and a button for more. */
export function FilterBar({ chosen, known, onChange }: FilterBarProps) {
  const names = chosenNames(chosen);
  const add = useRef<HTMLButtonElement>(null);
  return (
    <div className={style.bar}>
      {names.length > 0 && (
        <ul className={style.chips} aria-label={text.activeFilters}>
          {names.map((name) => (
            <li key={name}>
              <FilterChip
                name={name}
                chosen={chosen}
                known={known}
                onChange={onChange}
                onRemove={() => {
                  onChange(withValues(chosen, name, []));
                  add.current?.focus();
                }}
              />
            </li>
          ))}
        </ul>
      )}
      <AddFilter ref={add} chosen={chosen} known={known} onChange={onChange} />
    </div>
  );
}

type FilterChipProps = FilterBarProps & { name: FilterName; onRemove: () => void };

function FilterChip({ name, chosen, known, onChange, onRemove }: FilterChipProps) {
  const button = useRef<HTMLButtonElement>(null);
  const [isOpen, setOpen] = useState(false);
  const shown = chipText(name, chosen[name], known);
  return (
    <span className={style.chip}>
      <button
        ref={button}
        type="button"
        className={style.value}
        aria-haspopup="dialog"
        aria-expanded={isOpen}
        onPointerEnter={preloadPicker}
        onFocus={preloadPicker}
        onClick={() => setOpen(!isOpen)}
      >
        <span className={style.name}>{filterTexts[name]} </span>
        {shown}
      </button>
      <button
        type="button"
        className={style.remove}
        aria-label={text.remove(`${filterTexts[name]} ${shown}`)}
        onClick={onRemove}
      >
        <X aria-hidden="true" />
      </button>
      {isOpen && (
        <FilterPicker
          name={name}
          chosen={chosen}
          known={known}
          trigger={button}
          onChange={onChange}
          onClose={() => setOpen(false)}
        />
      )}
    </span>
  );
}

/** First which filter, then its values. */
function AddFilter({
  ref,
  chosen,
  known,
  onChange,
}: FilterBarProps & { ref: React.RefObject<HTMLButtonElement | null> }) {
  const [open, setOpen] = useState<'names' | FilterName>();
  const close = () => setOpen(undefined);
  return (
    <>
      <button
        ref={ref}
        type="button"
        className={style.add}
        aria-haspopup="dialog"
        aria-expanded={open !== undefined}
        onPointerEnter={preloadPicker}
        onFocus={preloadPicker}
        onClick={() => setOpen(open ? undefined : 'names')}
      >
        <ListFilter aria-hidden="true" />
        {text.addFilter}
      </button>
      {open === 'names' && (
        <Picker
          label={text.addFilter}
          trigger={ref}
          onClose={() => setOpen((shown) => (shown === 'names' ? undefined : shown))}
          options={filterNames.map((name) => ({
            value: name,
            text: filterTexts[name],
            isChosen: chosen[name].length > 0,
          }))}
          onChoose={(value) => setOpen(filterNames.find((name) => name === value))}
        />
      )}
      {open !== undefined && open !== 'names' && (
        <FilterPicker
          name={open}
          chosen={chosen}
          known={known}
          trigger={ref}
          onChange={onChange}
          onClose={close}
        />
      )}
    </>
  );
}
