/** `hh:mm:ss` with milliseconds after a point (WebVTT, TTML) or a comma (SRT). */
export function writeClock(seconds: number, point: '.' | ','): string {
  const milliseconds = Math.round(seconds * 1000);
  const part = (value: number, length = 2) => String(Math.floor(value)).padStart(length, '0');
  const [hours, minutes] = [milliseconds / 3_600_000, (milliseconds / 60_000) % 60];
  return `${part(hours)}:${part(minutes)}:${part((milliseconds / 1000) % 60)}${point}${part(milliseconds % 1000, 3)}`;
}

// WebVTT writes a point before the milliseconds and may leave the hours out, SRT a comma; each is met in the other.
const clock = /^(?:(\d{1,4}):)?([0-5]?\d):([0-5]?\d)(?:[.,:](\d{1,9}))?$/;

/** Seconds of a time of WebVTT or SRT; undefined if it is none. */
export function readClock(text: string): number | undefined {
  const parts = clock.exec(text.trim());
  if (!parts) return undefined;
  const [, hours = '0', minutes, seconds, fraction = '0'] = parts;
  return Number(hours) * 3600 + Number(minutes) * 60 + Number(seconds) + Number(`0.${fraction}`);
}
