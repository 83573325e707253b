/** The word of a list that somebody most likely meant; `undefined` where none is near. */
export function nearestWord(typed: string, words: readonly string[]): string | undefined {
  const most = Math.max(1, Math.min(3, Math.floor(typed.length / 2)));
  const [best] = words
    .map((word) => ({ word, distance: word.startsWith(typed) ? 1 : editDistance(typed, word) }))
    .filter(({ distance }) => distance <= most)
    .sort((a, b) => a.distance - b.distance);
  return best?.word;
}

/** Letters to change, add or take away, and neighbours to swap (optimal string alignment). */
function editDistance(one: string, other: string): number {
  const rows = [Array.from({ length: other.length + 1 }, (_, index) => index)];
  for (let i = 1; i <= one.length; i++) {
    const row = [i];
    for (let j = 1; j <= other.length; j++) {
      const isSame = one[i - 1] === other[j - 1];
      const isSwapped = i > 1 && j > 1 && one[i - 1] === other[j - 2] && one[i - 2] === other[j - 1];
      row[j] = Math.min(
        rows[i - 1]![j]! + 1,
        row[j - 1]! + 1,
        rows[i - 1]![j - 1]! + (isSame ? 0 : 1),
        isSwapped ? rows[i - 2]![j - 2]! + 1 : Infinity,
      );
    }
    rows.push(row);
  }
  return rows[one.length]![other.length]!;
}
