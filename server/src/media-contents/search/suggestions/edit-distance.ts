/**
 * How many letters differ between two words: wrong, missing, added, or swapped with the next. Numbers above `most` are not
 * told apart.
 */
export function editDistance(one: string, other: string, most: number): number {
  const a = [...one];
  const b = [...other];
  if (Math.abs(a.length - b.length) > most) return most + 1;
  let before: number[] = [];
  let last = Array.from({ length: b.length + 1 }, (_each, index) => index);
  for (let row = 1; row <= a.length; row++) {
    const next = [row];
    for (let column = 1; column <= b.length; column++) {
      const isSame = a[row - 1] === b[column - 1];
      let cost = Math.min(last[column]! + 1, next[column - 1]! + 1, last[column - 1]! + (isSame ? 0 : 1));
      if (row > 1 && column > 1 && a[row - 1] === b[column - 2] && a[row - 2] === b[column - 1])
        cost = Math.min(cost, before[column - 2]! + 1);
      next.push(cost);
    }
    before = last;
    last = next;
  }
  return last[b.length]!;
}
