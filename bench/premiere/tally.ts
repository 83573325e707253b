/** The figures of one kind of request: milliseconds from its start to the last byte. */
export type KindFigures = { count: number; p50: number; p99: number; longest: number };

/** Collects how long requests took, and which answers were wrong. */
export function createTally() {
  const times = new Map<string, number[]>();
  const errors = new Map<string, number>();
  /** Requests by the second in which they began (Unix time). */
  const bySecond = new Map<string, number>();
  let bytes = 0;
  return {
    took(kind: string, milliseconds: number, began: number, size: number): void {
      const known = times.get(kind);
      if (known) known.push(milliseconds);
      else times.set(kind, [milliseconds]);
      const second = `${kind} ${Math.floor(began / 1000)}`;
      bySecond.set(second, (bySecond.get(second) ?? 0) + 1);
      bytes += size;
    },
    /** Bytes that came beside the requests. */
    counted: (size: number) => void (bytes += size),
    failed(kind: string, problem: string): void {
      const error = `${kind}: ${problem}`;
      errors.set(error, (errors.get(error) ?? 0) + 1);
    },
    kinds: (): Record<string, KindFigures> =>
      Object.fromEntries([...times].map(([kind, all]) => [kind, figuresOf(all)])),
    errors: (): Record<string, number> => Object.fromEntries(errors),
    /** The most requests of a kind that began in one second. */
    busiestSecond: (kind: string): number =>
      Math.max(0, ...[...bySecond].flatMap(([key, count]) => (key.startsWith(`${kind} `) ? [count] : []))),
    /** The requests that began between two instants, in milliseconds of Unix time. */
    count: (from: number, until: number): number =>
      [...bySecond].reduce((sum, [key, count]) => {
        const second = Number(key.slice(key.lastIndexOf(' '))) * 1000;
        return second >= from && second < until ? sum + count : sum;
      }, 0),
    bytes: () => bytes,
  };
}
export type Tally = ReturnType<typeof createTally>;

export function figuresOf(all: readonly number[]): KindFigures {
  const sorted = all.toSorted((one, other) => one - other);
  const at = (share: number) => Math.round(sorted[Math.floor((sorted.length - 1) * share)] ?? 0);
  return { count: all.length, p50: at(0.5), p99: at(0.99), longest: at(1) };
}
