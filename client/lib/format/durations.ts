import * as clock from '@tv/strings/en/parts/clock.ts';
import * as text from '@tv/strings/en/parts/durations.ts';

const parts = (seconds: number) => {
  const whole = Math.round(seconds);
  return [Math.floor(whole / 3600), Math.floor(whole / 60) % 60, whole % 60] as const;
};

/** `1h 2m 3s`: hours, minutes and seconds, each only when it is not zero; nothing for no duration. */
export function shortDuration(seconds: number | undefined): string {
  if (!seconds || seconds < 0) return '';
  return parts(seconds)
    .map((amount, index) => (amount > 0 ? `${amount}${text.shortUnits[index]}` : ''))
    .filter(Boolean)
    .join(' ');
}

/** The same in words, for a screen reader: `1 hour 2 minutes 3 seconds`. */
export function spokenDuration(seconds: number | undefined): string {
  if (!seconds || seconds < 0) return '';
  return parts(seconds)
    .map((amount, index) => (amount > 0 ? [clock.hours, clock.minutes, clock.seconds][index]?.(amount) : ''))
    .filter(Boolean)
    .join(' ');
}

/** How much of an item is left, in whole minutes: `12 min left`. */
export function timeLeft(durationInSeconds: number, position: number): string {
  const left = Math.max(0, durationInSeconds - position);
  return left < 60 ? text.lessThanMinuteLeft : text.minutesLeft(Math.round(left / 60));
}
