/** An instant, as ISO 8601 in UTC: with its time zone as written, without one as of this computer. `undefined`: the text is none. */
export function readInstant(text: string): string | undefined {
  const isInstant =
    /^\d{4}-\d{2}-\d{2}([T ]\d{1,2}:\d{2}(:\d{2}(\.\d{1,3})?)?\s?(Z|[+-]\d{2}:?\d{2})?)?$/.test(text);
  // A date alone would be midnight in London.
  const instant = new Date(/[T ]/.test(text) ? text.replace(' ', 'T').replace(/\s/, '') : `${text}T00:00`);
  return isInstant && !Number.isNaN(instant.getTime()) ? instant.toISOString() : undefined;
}
