import { ChevronDown, ChevronUp, Search } from 'lucide-react';
import * as text from '@tv/strings/en/watch/transcript.ts';
import styles from './transcript.module.css';

type Props = {
  term: string;
  count: number;
  at: number;
  onTerm: (term: string) => void;
  onStep: (step: 1 | -1) => void;
};

export const SearchField = ({ term, count, at, onTerm, onStep }: Props) => (
  <div className={styles.search}>
    <Search aria-hidden="true" size={16} />
    <input
      className={styles.term}
      type="search"
      aria-label={text.search}
      placeholder={text.search}
      maxLength={200}
      value={term}
      onChange={(event) => onTerm(event.currentTarget.value)}
      onKeyDown={(event) => {
        if (event.key !== 'Enter') return;
        event.preventDefault();
        onStep(event.shiftKey ? -1 : 1);
      }}
    />
    <span className={styles.count} role="status">
      {term.trim() && (count > 0 ? text.hitOf(at + 1, count) : text.notFound)}
    </span>
    {count > 0 && (
      <>
        <button
          type="button"
          className={styles.step}
          aria-label={text.previousHit}
          onClick={() => onStep(-1)}
        >
          <ChevronUp aria-hidden="true" size={18} />
        </button>
        <button type="button" className={styles.step} aria-label={text.nextHit} onClick={() => onStep(1)}>
          <ChevronDown aria-hidden="true" size={18} />
        </button>
      </>
    )}
  </div>
);
