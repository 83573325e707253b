import { marked } from '@tv/client/lib/format/marks.ts';

type MarkedTextProps = { text: string; term: string; isBeginning?: boolean };

/** A text with the words that were searched for in it. */
export const MarkedText = ({ text, term, isBeginning }: MarkedTextProps) =>
  marked(text, term, isBeginning).map((part, index) =>
    part.isMarked ? <mark key={index}>{part.text}</mark> : <span key={index}>{part.text}</span>,
  );
