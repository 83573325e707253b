import type { Highlight } from '@tv/contract/media-contents/media-content';
import { MarkedText } from '@tv/ui/search/marked-text.tsx';
import { foundWords } from './found-words.ts';

type FoundTextProps = { text: string; matches: Highlight['matches']; term: string };

/** A text with the words that were found in it; where the service does not name them, with those of the term. */
export const FoundText = ({ text, matches, term }: FoundTextProps) =>
  matches ? (
    foundWords(text, matches).map((part, index) =>
      part.isMarked ? <mark key={index}>{part.text}</mark> : <span key={index}>{part.text}</span>,
    )
  ) : (
    <MarkedText text={text} term={term} />
  );
