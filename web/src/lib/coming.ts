const units = [
  ['day', 86_400_000],
  ['hour', 3_600_000],
  ['minute', 60_000],
] as const;

const nearlyOne = 0.95;

/** How long until a coming moment, in the largest unit that fits: `In 3 days`. */
export function comingWords(instant: string, now = Date.now()): string {
  const left = Date.parse(instant) - now;
  if (Number.isNaN(left)) return '';
  for (const [unit, length] of units) {
    // Nearly a whole one counts as one: seven days less a minute are a week away, not six days.
    const amount = Math.round(left / length);
    if (left / length >= nearlyOne) return `In ${amount} ${unit}${amount === 1 ? '' : 's'}`;
  }
  return 'Any moment now';
}
