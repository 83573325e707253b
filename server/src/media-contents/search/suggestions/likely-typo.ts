const vowels = /[aeiouy]/;
const latin = /^[a-z]$/;
/** Letters that may begin the same name. */
const soundAlike = ['ckq', 'csz', 'fvw', 'bp', 'dt', 'gjk', 'ijy'];

/**
 * Whether a short word that differs by a letter may be a typo of the other. One wrong letter leaves a vowel a vowel and a
 * consonant a consonant, and a wrong first letter sounds like the right one. Everything else may be.
 */
export function isLikelyTypo(typed: string, word: string): boolean {
  const [wrong, right] = [[...typed], [...word]];
  if (wrong.length !== right.length) return true;
  const indexes = wrong.flatMap((letter, index) => (letter === right[index] ? [] : [index]));
  const [index] = indexes;
  if (index === undefined || indexes.length > 1) return true;
  const [one, other] = [wrong[index]!, right[index]!];
  if (!latin.test(one) || !latin.test(other)) return true;
  if (index === 0) return soundAlike.some((letters) => letters.includes(one) && letters.includes(other));
  return one === 'y' || other === 'y' || vowels.test(one) === vowels.test(other);
}
