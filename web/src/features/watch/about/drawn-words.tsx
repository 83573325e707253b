import { Markdown } from '@tv/ui/text-pages/markdown.tsx';
import { LinkedWords } from './linked-words.tsx';

type Props = { words: string; duration: number };

/**
 * A description in Markdown, with its addresses and times as links. A text with more marks than a person writes is shown as it
 * was written.
 */
export function DrawnWords({ words, duration }: Props) {
  const linked = (plain: string) => <LinkedWords words={plain} duration={duration} />;
  return hasTooManyMarks(words) ? (
    <p>{linked(words)}</p>
  ) : (
    <Markdown keepsLines text={words} words={linked} />
  );
}

/** The lexer calls itself for each level, and tries each mark with the others. */
const hasTooManyMarks = (text: string) =>
  /^(?:\s*(?:[>*+-]|\d+[.)])){20}/m.test(text) || text.split(/[*_]/, 1001).length > 1000;
