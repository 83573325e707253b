import { secondsIn } from '../../parts/time/clock-text.ts';

/** `0:16.3` with one digit, `0:16.30` with two; `1:02:03.45` with hours. Milliseconds are shown where two digits would hide them. */
export function cueClock(seconds: number, digits: 1 | 2 = 1): string {
  const all = Math.round(seconds * 1000);
  const shown = digits === 2 && all % 10 !== 0 ? 3 : digits;
  const rounded = shown === 3 ? all : Math.floor(all / 10 ** (3 - shown)) * 10 ** (3 - shown);
  const [hours, minutes] = [Math.floor(rounded / 3_600_000), Math.floor((rounded % 3_600_000) / 60_000)];
  const rest = ((rounded % 60_000) / 1000).toFixed(shown).padStart(3 + shown, '0');
  return hours > 0 ? `${hours}:${String(minutes).padStart(2, '0')}:${rest}` : `${minutes}:${rest}`;
}

/** Seconds of what a person typed into a field of time; a comma counts as a point. */
export const readCueClock = (text: string): number | undefined => secondsIn(text.replace(',', '.'));
