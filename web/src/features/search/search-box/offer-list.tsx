import { CirclePlay, Folder, Hash, History, UserRound } from 'lucide-react';
import * as text from '@tv/strings/en/browse/search.ts';
import { MarkedText } from '@tv/ui/search/marked-text.tsx';
import style from './offer-list.module.css';
import type { Offer } from './offers.ts';

const kinds = {
  recent: { icon: <History />, word: text.recentSearch },
  title: { icon: <CirclePlay />, word: text.title },
  tag: { icon: <Hash />, word: text.tag },
  speaker: { icon: <UserRound />, word: text.speaker },
  category: { icon: <Folder />, word: text.category },
};

type OfferListProps = {
  id: string;
  offers: readonly Offer[];
  chosen: number;
  typed: string;
  onChoose: (offer: Offer) => void;
  onForget: () => void;
};

/** What the search field offers; the focus stays in the field. */
export const OfferList = ({ id, offers, chosen, typed, onChoose, onForget }: OfferListProps) => (
  <div className={style.popup}>
    <div id={id} role="listbox" aria-label={text.suggestions}>
      {offers.map((offer, index) => (
        // The keys are the field's, which retains the focus.
        // oxlint-disable-next-line jsx-a11y/click-events-have-key-events
        <div
          key={`${offer.kind}:${offer.to ?? offer.text}`}
          id={`${id}-${index}`}
          role="option"
          tabIndex={-1}
          aria-selected={index === chosen}
          className={style.offer}
          // Before the field loses the focus and the list closes.
          onPointerDown={(event) => event.preventDefault()}
          onClick={() => onChoose(offer)}
        >
          <span className={style.icon} aria-hidden="true">
            {kinds[offer.kind].icon}
          </span>
          <span className={style.text}>
            <MarkedText text={offer.text} term={typed} isBeginning />
          </span>
          <span className={style.kind}>{kinds[offer.kind].word}</span>
        </div>
      ))}
    </div>
    {offers.some(({ kind }) => kind === 'recent') && (
      <button type="button" className={style.forget} onClick={onForget}>
        {text.clearRecent}
      </button>
    )}
  </div>
);
