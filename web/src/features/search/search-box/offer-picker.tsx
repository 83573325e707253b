import { useEffect, useEffectEvent, useId, useState, type RefObject } from 'react';
import { useEvent } from '@tv/client/lib/browser/use-event.ts';
import { noOffers, type ShownOffers } from './combobox.ts';
import { OfferList } from './offer-list.tsx';
import type { Offer } from './offers.ts';

type OfferPickerProps = {
  /** Holds the field, whose keys choose among the offers. */
  form: RefObject<HTMLFormElement | null>;
  typed: string;
  offers: readonly Offer[];
  onChoose: (offer: Offer) => void;
  onForget: () => void;
  onChange: (shown: ShownOffers) => void;
};

/** The list below a search field: the focus stays in the field, and Enter takes the offer that is chosen. */
export function OfferPicker({ form, typed, offers, onChoose, onForget, onChange }: OfferPickerProps) {
  const listId = useId();
  const [isOpen, setOpen] = useState(() => form.current?.contains(document.activeElement) === true);
  const [chosen, setChosen] = useState(-1);
  const isShown = isOpen && offers.length > 0;
  const tell = useEffectEvent(onChange);
  useEffect(() => setChosen(-1), [offers]);
  // Not at the input event itself: a field that is rendered again before React has read it loses what was typed.
  useEffect(() => {
    if (form.current?.contains(document.activeElement)) setOpen(true);
  }, [form, typed]);
  useEffect(
    () =>
      tell(
        isShown ? { isShown, listId, chosenId: chosen >= 0 ? `${listId}-${chosen}` : undefined } : noOffers,
      ),
    [isShown, listId, chosen],
  );
  const close = () => {
    setOpen(false);
    setChosen(-1);
  };
  const choose = (offer: Offer) => {
    close();
    onChoose(offer);
  };
  const open = ({ target }: Event) => target instanceof HTMLInputElement && setOpen(true);
  useEvent(form, 'focusin', open);
  useEvent(form, 'click', open);
  useEvent(form, 'focusout', ({ relatedTarget }) => {
    if (!(relatedTarget instanceof Node) || !form.current?.contains(relatedTarget)) close();
  });
  useEvent(form, 'keydown', (event) => {
    if (event.key === 'Escape' && isShown) {
      event.preventDefault();
      close();
    }
    const step = { ArrowDown: 1, ArrowUp: -1 }[event.key];
    if (step === undefined || !(event.target instanceof HTMLInputElement)) return;
    event.preventDefault();
    setOpen(true);
    // One place beyond the offers stands for the field itself.
    const places = offers.length + 1;
    setChosen((now) => (isShown ? ((now + 1 + step + places) % places) - 1 : step > 0 ? 0 : places - 2));
  });
  useEvent(form, 'submit', (event) => {
    const offer = isShown ? offers[chosen] : undefined;
    close();
    if (!offer) return;
    // The chosen value counts, not the typed text.
    event.preventDefault();
    event.stopPropagation();
    onChoose(offer);
  });
  if (!isShown) return null;
  return (
    <OfferList
      id={listId}
      offers={offers}
      chosen={chosen}
      typed={typed}
      onChoose={choose}
      onForget={onForget}
    />
  );
}
