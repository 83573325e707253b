/** Years that the portal's database and its calendars have in common. */
const [firstYear, lastYear] = [1, 9999];

/**
 * An instant as ISO 8601 in UTC, of ISO 8601, of a date alone (noon, so that it is the same day nearly everywhere), of RFC 2822 as
 * feeds write it, or of words such as "May 4, 2011 3:04 PM UTC". Without a time zone it is UTC. Undefined: the text is none.
 */
export function instantOf(text: string): string | undefined {
  const given = text.trim();
  const compact = given.replace(/^(\d{4})(\d{2})(\d{2})$/, '$1-$2-$3');
  const date = /^(\d{4})-(\d{1,2})-(\d{1,2})$/.exec(compact);
  if (date) return dayOf(Number(date[1]), Number(date[2]), Number(date[3]));
  const iso =
    /^(\d{4})-(\d{2})-(\d{2})[T ](\d{1,2}:\d{2}(?::\d{2}(?:[.,]\d+)?)?)\s*(Z|UTC|[+-]\d{2}:?\d{2})?$/i.exec(
      given,
    );
  if (iso) {
    const [, year, month, day, time, zone = 'Z'] = iso;
    if (!dayOf(Number(year), Number(month), Number(day))) return undefined;
    const clock = time!.replace(',', '.').padStart(time!.indexOf(':') === 1 ? time!.length + 1 : 0, '0');
    return written(
      Date.parse(
        `${year}-${month}-${day}T${clock}${/utc/i.test(zone) ? 'Z' : zone.replace(/^([+-]\d{2})(\d{2})$/, '$1:$2')}`,
      ),
    );
  }
  // Words without a zone would be read in that of this computer.
  const words = /[a-z]{3}/i.test(given) && /\d{4}/.test(given) ? given : undefined;
  if (!words) return undefined;
  const hasZone = /(?:\b(?:GMT|UTC?|Z|[ECMP][SD]T)|[+-]\d{2}:?\d{2})\)?$/i.test(words);
  return written(Date.parse(hasZone ? words : `${words} UTC`));
}

function dayOf(year: number, month: number, day: number): string | undefined {
  const instant = new Date(Date.UTC(2000, 0, 1, 12));
  instant.setUTCFullYear(year, month - 1, day);
  const isDay = instant.getUTCMonth() === month - 1 && instant.getUTCDate() === day;
  return isDay ? written(instant.getTime()) : undefined;
}

function written(time: number): string | undefined {
  if (Number.isNaN(time)) return undefined;
  const instant = new Date(time);
  const year = instant.getUTCFullYear();
  return year >= firstYear && year <= lastYear ? instant.toISOString() : undefined;
}
