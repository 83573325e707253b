import { useRef, useState } from 'react';
import * as text from '@tv/strings/en/browse/search.ts';
import { SearchField } from '@tv/ui/search/search-field.tsx';
import { noOffers, useSlashKey } from './combobox.ts';
import { OfferPicker } from './offer-picker.tsx';
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

/** The search screen's field: what is typed is searched for on Enter, and what is offered below is chosen with the arrow keys. */
export function SearchCombobox({ typed, onType, offers, onSearch, onChoose, onForget }: SearchComboboxProps) {
  const form = useRef<HTMLFormElement>(null);
  const [shown, setShown] = useState(noOffers);
  useSlashKey(() => form.current?.querySelector('input')?.focus());
  return (
    <form
      ref={form}
      role="search"
      className={style.form}
      onSubmit={(event) => {
        event.preventDefault();
        if (typed.trim()) onSearch(typed.trim());
      }}
    >
      <SearchField
        label={text.whatToSearch}
        size="large"
        value={typed}
        role="combobox"
        aria-autocomplete="list"
        aria-expanded={shown.isShown}
        aria-controls={shown.listId}
        aria-activedescendant={shown.chosenId}
        onChange={onType}
      />
      <OfferPicker
        form={form}
        typed={typed}
        offers={offers}
        onChoose={onChoose}
        onForget={onForget}
        onChange={setShown}
      />
    </form>
  );
}
