/** Seconds of processor time so far by process, at an instant in milliseconds of Unix time. */
export type ProcessorTimes = { at: number; seconds: Record<string, number> };

/** Milliseconds of processor time a second between two instants, by process. */
export const spentBetween = (from: ProcessorTimes, to: ProcessorTimes): Record<string, number> =>
  Object.fromEntries(
    Object.entries(to.seconds).map(([name, total]) => {
      const spent = total - (from.seconds[name] ?? 0);
      return [name, Math.round((spent * 1e6) / (to.at - from.at))];
    }),
  );
