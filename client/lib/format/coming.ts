import * as text from '@tv/strings/en/parts/durations.ts';

const units = [
  { say: text.inDays, length: 86_400_000 },
  { say: text.inHours, length: 3_600_000 },
  { say: text.inMinutes, length: 60_000 },
];

const nearlyOne = 0.95;

/** How long until a coming moment, in the largest unit that fits: `In 3 days`. */
export function comingWords(instant: string, now = Date.now()): string {
  const left = Date.parse(instant) - now;
  if (Number.isNaN(left)) return '';
  for (const { say, length } of units) {
    // Nearly a whole one counts as one: seven days less a minute are a week away, not six days.
    const amount = Math.round(left / length);
    if (left / length >= nearlyOne) return say(amount);
  }
  return text.anyMoment;
}
