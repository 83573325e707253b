/** An instant as `<input type="datetime-local">` holds it: the reader's own clock, to the minute. */
export const localMoment = (instant: number): string => {
  const offset = new Date(instant).getTimezoneOffset() * 60_000;
  return new Date(instant - offset).toISOString().slice(0, 16);
};
