import { ChevronDown, ChevronUp, Search } from 'lucide-react';
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
      aria-label="Search in the transcript"
      placeholder="Search in the transcript"
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
      {term.trim() && (count > 0 ? `${at + 1} of ${count}` : 'Not found')}
    </span>
    {count > 0 && (
      <>
        <button type="button" className={styles.step} aria-label="Previous hit" onClick={() => onStep(-1)}>
          <ChevronUp aria-hidden="true" size={18} />
        </button>
        <button type="button" className={styles.step} aria-label="Next hit" onClick={() => onStep(1)}>
          <ChevronDown aria-hidden="true" size={18} />
        </button>
      </>
    )}
  </div>
);
