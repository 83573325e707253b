/** An instant, as ISO 8601 in UTC: with its time zone as written, without one as of this computer. `undefined`: the text is none. */
export function readInstant(text: string): string | undefined {
  const isInstant =
    /^\d{4}-\d{2}-\d{2}([T ]\d{1,2}:\d{2}(:\d{2}(\.\d{1,3})?)?\s?(Z|[+-]\d{2}:?\d{2})?)?$/.test(text);
  // A date that no month has would be read as one of the next month.
  const [year, month, day] = text.slice(0, 10).split('-').map(Number);
  const isDay = new Date(Date.UTC(year!, month! - 1, day)).getUTCDate() === day;
  // A date alone would be midnight in London.
  const instant = new Date(/[T ]/.test(text) ? text.replace(' ', 'T').replace(/\s/, '') : `${text}T00:00`);
  return isInstant && isDay && !Number.isNaN(instant.getTime()) ? instant.toISOString() : undefined;
}
