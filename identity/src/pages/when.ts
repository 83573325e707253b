const minute = 60_000;
const steps: [unit: Intl.RelativeTimeFormatUnit, length: number][] = [
  ['day', 24 * 60 * minute],
  ['hour', 60 * minute],
  ['minute', minute],
];
const relative = new Intl.RelativeTimeFormat('en', { numeric: 'always' });
const date = new Intl.DateTimeFormat('en', { dateStyle: 'long', timeZone: 'UTC' });
const longest = 30 * 24 * 60 * minute;

/** "3 hours ago": the page knows no time zone of its reader. */
export function ago(when: Date, now: Date) {
  const passed = now.getTime() - new Date(when).getTime();
  if (passed > longest) return `on ${date.format(new Date(when))}`;
  const step = steps.find(([, length]) => passed >= length);
  return step ? relative.format(-Math.floor(passed / step[1]), step[0]) : 'just now';
}
