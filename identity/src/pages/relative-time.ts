import { languages } from '@tv/contract/languages/languages';
import type { Text } from '../strings/text.ts';

const minute = 60_000;
const steps: [unit: Intl.RelativeTimeFormatUnit, length: number][] = [
  ['day', 24 * 60 * minute],
  ['hour', 60 * minute],
  ['minute', minute],
];
const formats = new Map(
  languages.map((language) => [
    language,
    {
      relative: new Intl.RelativeTimeFormat(language, { numeric: 'always' }),
      date: new Intl.DateTimeFormat(language, { dateStyle: 'long', timeZone: 'UTC' }),
    },
  ]),
);
const longest = 30 * 24 * 60 * minute;

/** A time such as "3 hours ago", or its date. The time zone of the reader is unknown. */
export function relativeTime(text: Text, when: Date, now: Date) {
  const { relative, date } = formats.get(text.language)!;
  const passed = now.getTime() - new Date(when).getTime();
  if (passed > longest) return text.onDate(date.format(new Date(when)));
  const step = steps.find(([, length]) => passed >= length);
  return step ? relative.format(-Math.floor(passed / step[1]), step[0]) : text.justNow;
}
