/** The second of the recording at which something was said. `undefined`: the event was not on air yet. The only place that computes it. */
export const secondOf = (at: Date, startedAt: Date | null): number | undefined =>
  startedAt && at >= startedAt ? Math.round((at.getTime() - startedAt.getTime()) / 1000) : undefined;

/** When something was said, as it is told. */
export function momentOf(at: Date, startedAt: Date | null): { at: string; second?: number } {
  const second = secondOf(at, startedAt);
  return { at: at.toISOString(), ...(second !== undefined && { second }) };
}
