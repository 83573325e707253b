/** The list with one entry at another index. */
export function moveInList<Entry>(list: readonly Entry[], from: number, to: number): Entry[] {
  const moved = [...list];
  moved.splice(Math.max(0, Math.min(to, list.length - 1)), 0, ...moved.splice(from, 1));
  return moved;
}

/** The index at which an entry lands that is dragged to a height. `middles`: of the rows, from top to bottom, in pixels. */
export const indexAt = (middles: readonly number[], from: number, y: number): number =>
  middles.filter((middle, index) => index !== from && middle < y).length;
