import { useEffect, useId, useRef, useState, type FocusEvent, type KeyboardEvent } from 'react';
import * as text from '../../strings/en/search.ts';
import { SearchField } from '../../ui/search-field.tsx';
import { OfferList } from './offer-list.tsx';
import type { Offer } from './offers.ts';
import style from './search-combobox.module.css';

type SearchComboboxProps = {
  typed: string;
  onType: (typed: string) => void;
  offers: readonly Offer[];
  onSearch: (term: string) => void;
  onChoose: (offer: Offer) => void;
  onForget: () => void;
};

/** The search field: what is typed is searched for on Enter, and what is offered below is chosen with the arrow keys. */
export function SearchCombobox({ typed, onType, offers, onSearch, onChoose, onForget }: SearchComboboxProps) {
  const form = useRef<HTMLFormElement>(null);
  const listId = useId();
  const [isOpen, setOpen] = useState(false);
  const [chosen, setChosen] = useState(-1);
  const isShown = isOpen && offers.length > 0;
  const focusField = () => form.current?.querySelector('input')?.focus();
  useSlashKey(focusField);
  useEffect(() => setChosen(-1), [offers]);
  const close = () => {
    setOpen(false);
    setChosen(-1);
  };
  const onLeave = (event: FocusEvent) => {
    if (!form.current?.contains(event.relatedTarget)) close();
  };
  const choose = (offer: Offer) => {
    close();
    onChoose(offer);
  };
  const onKeyDown = (event: KeyboardEvent) => {
    if (event.key === 'Escape' && isShown) {
      event.preventDefault();
      close();
    }
    const step = { ArrowDown: 1, ArrowUp: -1 }[event.key];
    if (step === undefined) return;
    event.preventDefault();
    setOpen(true);
    // One place beyond the offers stands for the field itself.
    const places = offers.length + 1;
    setChosen((now) => (isShown ? ((now + 1 + step + places) % places) - 1 : step > 0 ? 0 : places - 2));
  };
  return (
    <form
      ref={form}
      role="search"
      className={style.form}
      onSubmit={(event) => {
        event.preventDefault();
        const offer = isShown ? offers[chosen] : undefined;
        close();
        if (offer) onChoose(offer);
        else if (typed.trim()) onSearch(typed.trim());
      }}
    >
      <SearchField
        label={text.whatToSearch}
        size="large"
        value={typed}
        role="combobox"
        aria-autocomplete="list"
        aria-expanded={isShown}
        aria-controls={isShown ? listId : undefined}
        aria-activedescendant={isShown && chosen >= 0 ? `${listId}-${chosen}` : undefined}
        onChange={(value) => {
          onType(value);
          setOpen(true);
        }}
        onFocus={() => setOpen(true)}
        onClick={() => setOpen(true)}
        onBlur={onLeave}
        onKeyDown={onKeyDown}
      />
      {isShown && (
        <OfferList
          id={listId}
          offers={offers}
          chosen={chosen}
          typed={typed}
          onChoose={choose}
          onForget={onForget}
          onLeave={onLeave}
        />
      )}
    </form>
  );
}

/** `/` leads to the field from anywhere that is not one itself. */
function useSlashKey(focusField: () => void): void {
  const focus = useRef(focusField);
  useEffect(() => {
    focus.current = focusField;
  });
  useEffect(() => {
    const onKey = (event: globalThis.KeyboardEvent) => {
      const target = event.target instanceof HTMLElement ? event.target : undefined;
      if (event.key !== '/' || event.ctrlKey || event.metaKey || event.altKey) return;
      if (target?.closest('input, textarea, select, [contenteditable]')) return;
      event.preventDefault();
      focus.current();
    };
    addEventListener('keydown', onKey);
    return () => removeEventListener('keydown', onKey);
  }, []);
}
