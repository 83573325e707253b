import { SearchScope } from '@tv/contract/enumerations';
import { limits } from '@tv/contract/limits';
import type { Highlight } from '@tv/contract/media-content';
import { searchedFields, type ItemFields, type ShownName } from '../fields.ts';
import { searchText } from './search-text.ts';

type Item = Pick<ItemFields, ShownName>;

/** The texts in which the words were found, most relevant first. `cues` are the caption hits of the item. */
export function highlightsOf(item: Item, words: string[], scope: number, cues: Highlight[]): Highlight[] {
  const find = finder(words);
  const inField = ({ name, highlight }: (typeof searchedFields)[number]): Highlight[] =>
    [item[name]].flat().flatMap((text) => {
      const spot = find(text);
      if (spot === undefined) return [];
      return [{ field: name, text: highlight === 'whole' ? text : around(text, spot) }];
    });
  const asked = searchedFields.filter((field) => scope === SearchScope.All || scope === field.scope);
  return [...asked.flatMap(inField), ...cues].slice(0, limits.highlights);
}

/** The position of the first found word in a text. */
const finder =
  (words: string[]) =>
  (text: string): number | undefined => {
    const { plain, positions } = foldWithPositions(text);
    const found = words.map((word) => plain.indexOf(word)).filter((position) => position >= 0);
    return found.length > 0 ? positions[Math.min(...found)] : undefined;
  };

/** Folding changes lengths (ß, ligatures), so each folded letter has the position of its original. */
function foldWithPositions(text: string) {
  let plain = '';
  const positions: number[] = [];
  let position = 0;
  for (const letter of text) {
    const folded = /\s/.test(letter) ? ' ' : searchText(letter);
    for (let index = 0; index < folded.length; index++) positions.push(position);
    plain += folded;
    position += letter.length;
  }
  return { plain, positions };
}

const before = 40;
const longest = 160;

function around(text: string, spot: number): string {
  if (text.length <= longest) return text;
  const start = spot <= before ? 0 : text.indexOf(' ', spot - before) + 1 || spot;
  const from = Math.min(start, spot);
  const piece = text.slice(from, from + longest);
  const end = from + longest < text.length ? Math.max(piece.lastIndexOf(' '), spot - from + 20) : longest;
  return `${from > 0 ? '…' : ''}${piece.slice(0, end).trim()}${from + end < text.length ? '…' : ''}`;
}
