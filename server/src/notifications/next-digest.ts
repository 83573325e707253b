/** The local hour at which a digest is sent. */
const hour = 7;
const monday = 1;
const dayLength = 86_400_000;

/** The time of the next digest after an instant: 7 in the morning in the time zone, daily or on Mondays. */
export function nextDigest(digest: 'daily' | 'weekly', after: Date, timeZone: string): Date {
  const today = Date.parse(`${wallClock(after, timeZone).slice(0, 10)}T00:00:00Z`);
  for (let day = today; ; day += dayLength) {
    if (digest === 'weekly' && new Date(day).getUTCDay() !== monday) continue;
    const instant = instantOf(day + hour * 3_600_000, timeZone);
    if (instant > after) return instant;
  }
}

/** The local date and time in the time zone, for example `2026-03-29 07:00:00`. */
const wallClock = (instant: Date, timeZone: string) =>
  instant.toLocaleString('sv', { timeZone, hourCycle: 'h23' });

/** The instant at which clocks in the time zone show what a UTC clock shows at `shown`. Computed twice, for nights in which clocks change. */
function instantOf(shown: number, timeZone: string): Date {
  const correct = (guess: number) =>
    guess + shown - Date.parse(`${wallClock(new Date(guess), timeZone).replace(' ', 'T')}Z`);
  return new Date(correct(correct(shown)));
}
