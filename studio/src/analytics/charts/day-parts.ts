/** A count of one day, e.g. `2026-11-22`. */
export type DayCount = { day: string; count: number };

/** What a bar stands for: the days from the first to the last one. */
export type DayPart = { from: string; until: string; count: number };

/** Bars that fit beside each other: with more days, a bar is a week. */
const maxBars = 100;
const week = 7;

/** The bars of a period: its days, or its weeks where it has many days. The last week ends with the period and is whole. */
export function partsOf(days: readonly DayCount[]): DayPart[] {
  const length = days.length > maxBars ? week : 1;
  const short = days.length % length;
  const starts = Array.from({ length: Math.ceil(days.length / length) }, (_, part) =>
    part === 0 ? 0 : short === 0 ? part * length : short + (part - 1) * length,
  );
  return starts.map((start, part) => {
    const within = days.slice(start, starts[part + 1]);
    const count = within.reduce((sum, each) => sum + each.count, 0);
    return { from: within[0]!.day, until: within.at(-1)!.day, count };
  });
}

/** The highest bar, the latest where several are; none where nothing was counted. */
export function bestOf(parts: readonly DayPart[]): number | undefined {
  let best: number | undefined;
  for (const [at, { count }] of parts.entries())
    if (count > 0 && (best === undefined || count >= parts[best]!.count)) best = at;
  return best;
}

/** Percent of the height of the highest bar. What is not nothing is seen. */
export const heightOf = (count: number, most: number): number =>
  count <= 0 || most <= 0 ? 0 : Math.max(2, Math.round((count / most) * 1000) / 10);
