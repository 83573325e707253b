import { marked } from '../lib/format/marks.ts';

/** A text with the words that were searched for in it. */
export const MarkedText = ({ text, term }: { text: string; term: string }) =>
  marked(text, term).map((part, index) =>
    part.isMarked ? <mark key={index}>{part.text}</mark> : <span key={index}>{part.text}</span>,
  );
