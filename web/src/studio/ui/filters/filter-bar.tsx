import { ListFilter, X } from 'lucide-react';
import { useRef, useState, type ReactNode, type RefObject } from 'react';
import * as text from '../../../strings/en/studio-filters.ts';
import { Picker, preloadPicker } from '../pickers/lazy-picker.tsx';
import style from './filter-bar.module.css';

/** Where the values of a filter are chosen: beside its chip, or beside the button that adds it. */
export type FilterPickerPlace = { trigger: RefObject<Element | null>; onClose: () => void };

type FilterBarProps<Name extends string> = {
  names: readonly Name[];
  labels: Record<Name, string>;
  /** What is chosen of a filter, in words; empty: nothing. */
  chosenText: (name: Name) => string;
  picker: (name: Name, place: FilterPickerPlace) => ReactNode;
  onRemove: (name: Name) => void;
};

/** What narrows a list: a chip a filter, and a button for more. */
export function FilterBar<Name extends string>(props: FilterBarProps<Name>) {
  const { names, chosenText, onRemove } = props;
  const chosen = names.filter((name) => chosenText(name) !== '');
  const add = useRef<HTMLButtonElement>(null);
  return (
    <div className={style.bar}>
      {chosen.length > 0 && (
        <ul className={style.chips} aria-label={text.activeFilters}>
          {chosen.map((name) => (
            <li key={name}>
              <FilterChip
                {...props}
                name={name}
                onRemove={() => {
                  onRemove(name);
                  add.current?.focus();
                }}
              />
            </li>
          ))}
        </ul>
      )}
      <AddFilter ref={add} {...props} />
    </div>
  );
}

type FilterChipProps<Name extends string> = Omit<FilterBarProps<Name>, 'onRemove'> & {
  name: Name;
  onRemove: () => void;
};

function FilterChip<Name extends string>({
  name,
  labels,
  chosenText,
  picker,
  onRemove,
}: FilterChipProps<Name>) {
  const button = useRef<HTMLButtonElement>(null);
  const [isOpen, setOpen] = useState(false);
  const shown = chosenText(name);
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
        <span className={style.name}>{labels[name]} </span>
        {shown}
      </button>
      <button
        type="button"
        className={style.remove}
        aria-label={text.remove(`${labels[name]} ${shown}`)}
        onClick={onRemove}
      >
        <X aria-hidden="true" />
      </button>
      {isOpen && picker(name, { trigger: button, onClose: () => setOpen(false) })}
    </span>
  );
}

/** First which filter, then its values. */
function AddFilter<Name extends string>({
  ref,
  names,
  labels,
  chosenText,
  picker,
}: FilterBarProps<Name> & { ref: RefObject<HTMLButtonElement | null> }) {
  const [open, setOpen] = useState<{ name: Name | undefined }>();
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
        onClick={() => setOpen(open ? undefined : { name: undefined })}
      >
        <ListFilter aria-hidden="true" />
        {text.addFilter}
      </button>
      {open && open.name === undefined && (
        <Picker
          label={text.addFilter}
          trigger={ref}
          onClose={() => setOpen((shown) => (shown?.name === undefined ? undefined : shown))}
          options={names.map((name) => ({
            value: name,
            text: labels[name],
            isChosen: chosenText(name) !== '',
          }))}
          onChoose={(value) => setOpen({ name: names.find((name) => name === value) })}
        />
      )}
      {open?.name !== undefined && picker(open.name, { trigger: ref, onClose: () => setOpen(undefined) })}
    </>
  );
}
