import type { RefObject } from 'react';
import type { ShownOffers } from './combobox.ts';
import { OfferPicker } from './offer-picker.tsx';
import { useOffers } from './use-offers.ts';

type HeaderOffersProps = {
  form: RefObject<HTMLFormElement | null>;
  typed: string;
  onSearch: (term: string) => void;
  onGo: (path: string) => void;
  onChange: (shown: ShownOffers) => void;
};

/** Recent searches and suggestions below the header's field. */
export function HeaderOffers({ form, typed, onSearch, onGo, onChange }: HeaderOffersProps) {
  const { offers, remember, forget } = useOffers(typed, '');
  return (
    <OfferPicker
      form={form}
      typed={typed}
      offers={offers}
      onChoose={({ text, to }) => {
        if (to === undefined) return onSearch(text);
        remember(text);
        onGo(to);
      }}
      onForget={forget}
      onChange={onChange}
    />
  );
}
