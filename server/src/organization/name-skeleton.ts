import { readFileSync } from 'node:fs';
import { join } from 'node:path';

/** What each character looks like: the table's lines are code points in hexadecimal, a target and then what looks like it. */
function readConfusables(): ReadonlyMap<string, string> {
  const characters = (points: string) =>
    points
      .split('+')
      .map((point) => String.fromCodePoint(Number.parseInt(point, 16)))
      .join('');
  const lines = readFileSync(join(import.meta.dirname, 'confusables.txt'), 'utf8').split('\n');
  return new Map(
    lines
      .filter((line) => line && !line.startsWith('#'))
      .flatMap((line) => {
        const [target = '', ...sources] = line.split(' ').map(characters);
        return sources.map((source) => [source, target] as const);
      }),
  );
}

const confusables = readConfusables();
/** Marks of every script, and those that Latin, Greek or Cyrillic letters carry; not vowels of scripts that write them as marks. */
const accents = /\p{scx=Zinh}|(?=\p{M})[\p{scx=Latn}\p{scx=Grek}\p{scx=Cyrl}]/gu;
/** NFKC would make letters of them. */
const legalMarks = /[™℠®©]/g;

/** Upper case, too, so that ß and ss, ı and i are the same. */
const foldCase = (text: string) => text.toLowerCase().toUpperCase().toLowerCase().replaceAll('ς', 'σ');

const fold = (text: string) =>
  foldCase(text.normalize('NFKC')).normalize('NFKD').replace(accents, '').normalize('NFKC');

const lookalike = (text: string) =>
  Array.from(text, (character) => confusables.get(character) ?? character).join('');

/**
 * What a name of an organization looks like at a glance: two names that have the same skeleton pass for one another (UTS #39, section 4).
 * Case, width, accents, spaces, punctuation, symbols and what is not seen make no difference. Also `i`, `I`, `l` and `1` are one, since
 * a capital I looks like an l and case makes no difference. Empty where there is neither letter nor digit. Not to be shown.
 */
export function nameSkeleton(name: string): string {
  const text = name
    .replace(legalMarks, '')
    .normalize('NFKC')
    .replace(/\p{DI}/gu, '');
  // Capitals look like other letters than small ones do: before and after case is folded.
  return fold(lookalike(fold(lookalike(text))))
    .replace(/i/g, 'l')
    .replace(/[^\p{L}\p{N}\p{M}]/gu, '')
    .normalize('NFC');
}
