/** Hour of the person's day at which a digest comes. */
const hour = 7;
const monday = 1;
const dayLength = 86_400_000;

/** The next digest after an instant: at 7 in the morning of the time zone, every day or on Mondays. */
export function nextDigest(digest: 'daily' | 'weekly', after: Date, timeZone: string): Date {
  const today = Date.parse(`${wallClock(after, timeZone).slice(0, 10)}T00:00:00Z`);
  for (let day = today; ; day += dayLength) {
    if (digest === 'weekly' && new Date(day).getUTCDay() !== monday) continue;
    const instant = instantOf(day + hour * 3_600_000, timeZone);
    if (instant > after) return instant;
  }
}

/** Date and time there, e.g. `2026-03-29 07:00:00`. */
const wallClock = (instant: Date, timeZone: string) =>
  instant.toLocaleString('sv', { timeZone, hourCycle: 'h23' });

/** The instant at which clocks there show what a clock of UTC shows at `shown`. Twice, for a night in which they are moved. */
function instantOf(shown: number, timeZone: string): Date {
  const correct = (guess: number) =>
    guess + shown - Date.parse(`${wallClock(new Date(guess), timeZone).replace(' ', 'T')}Z`);
  return new Date(correct(correct(shown)));
}
