import type { Piece } from './cut-at-times.ts';
import { textOf, type XmlElement } from '@tv/contract/formats/read-xml';
import { trimmed } from '../runs.ts';
import { specifiedBy, type Head } from './ttml-styles.ts';

/**
 * A container of ruby (TTML2 section 10.2.36): its bases, each with the text of the same index as its reading. `pieces` are
 * the texts in it, as they would be read without ruby.
 */
export function readRuby(container: XmlElement, pieces: readonly Piece[], head: Head): Piece[] {
  const [first] = pieces;
  const parts = partsOf(container, head);
  const texts = parts.filter(({ role }) => role === 'text').map(({ words }) => words);
  const bases = parts.filter(({ role }) => role === 'base');
  if (!first || bases.length === 0) return [...pieces];
  return bases.map(({ words }, index) => {
    // More readings than words are of the last word.
    const isLast = index === bases.length - 1;
    const ruby = (isLast ? texts.slice(index) : texts.slice(index, index + 1)).join(' ');
    return { ...first, run: { ...first.run, text: words, ...(ruby && { ruby }) } };
  });
}

function partsOf(element: XmlElement, head: Head): { role: 'base' | 'text'; words: string }[] {
  return element.children.flatMap((child) => {
    if (child.kind === 'text') return [];
    const role = specifiedBy(child, head).get('ruby');
    if (role === 'base' || role === 'text') return [{ role, words: trimmed(wordsOf(child)) }];
    return role === 'delimiter' ? [] : partsOf(child, head);
  });
}

const wordsOf = (element: XmlElement) => textOf(element).replace(/[ \t\n]+/g, ' ');
