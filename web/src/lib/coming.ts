const units = [
  ['day', 86_400_000],
  ['hour', 3_600_000],
  ['minute', 60_000],
] as const;

/** How long until a coming moment, in the largest unit that fits: `In 3 days`. */
export function comingWords(instant: string, now = Date.now()): string {
  const left = Date.parse(instant) - now;
  if (Number.isNaN(left)) return '';
  for (const [unit, length] of units) {
    const amount = Math.floor(left / length);
    if (amount >= 1) return `In ${amount} ${unit}${amount === 1 ? '' : 's'}`;
  }
  return 'Any moment now';
}
