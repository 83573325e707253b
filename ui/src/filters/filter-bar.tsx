import { ListFilter } from 'lucide-react';
import { createContext, use, useRef, useState, type ReactNode, type RefObject } from 'react';
import * as text from '@tv/strings/en/studio/content/filters.ts';
import { ChipList, RemovableChip } from '../chips/removable-chip.tsx';
import field from '../forms/form-field.module.css';
import { Picker, preloadPicker } from '../pickers/lazy-picker.tsx';
import style from './filter-bar.module.css';

/** Where the values of a filter are chosen: beside its chip, or beside the button that adds it. */
type FilterPickerAnchor = { trigger: RefObject<Element | null>; onClose: () => void };

const AnchorContext = createContext<FilterPickerAnchor | undefined>(undefined);

/** The place of a picker that is given to a filter bar. Throws outside of one. */
export function useFilterPickerAnchor(): FilterPickerAnchor {
  const anchor = use(AnchorContext);
  if (!anchor) throw new Error('A picker of filters is shown by a filter bar.');
  return anchor;
}

type FilterBarProps<Name extends string> = {
  names: readonly Name[];
  labels: Record<Name, string>;
  /** The chosen values of a filter, in words. Empty: none. */
  chosenText: (name: Name) => string;
  /** Where its values are chosen. It asks `useFilterPickerPlace` where to open. */
  picker: (name: Name) => ReactNode;
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
        <ChipList aria-label={text.activeFilters}>
          {chosen.map((name) => (
            <FilterChip key={name} {...props} name={name} onRemove={() => onRemove(name)} />
          ))}
        </ChipList>
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
    <>
      <RemovableChip
        button={{
          ref: button,
          'aria-haspopup': 'dialog',
          'aria-expanded': isOpen,
          onPointerEnter: preloadPicker,
          onFocus: preloadPicker,
          onClick: () => setOpen(!isOpen),
        }}
        removeLabel={text.remove(`${labels[name]} ${shown}`)}
        onRemove={onRemove}
      >
        <span className={style.name}>{labels[name]} </span>
        {shown}
      </RemovableChip>
      {isOpen && (
        <AnchorContext value={{ trigger: button, onClose: () => setOpen(false) }}>
          {picker(name)}
        </AnchorContext>
      )}
    </>
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
        className={field.add}
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
      {open?.name !== undefined && (
        <AnchorContext value={{ trigger: ref, onClose: () => setOpen(undefined) }}>
          {picker(open.name)}
        </AnchorContext>
      )}
    </>
  );
}
