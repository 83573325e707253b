import * as text from '@tv/strings/en/parts/clock.ts';

const split = (seconds: number) => {
  const whole = Number.isFinite(seconds) ? Math.max(0, Math.floor(seconds)) : 0;
  return { hours: Math.floor(whole / 3600), minutes: Math.floor((whole % 3600) / 60), seconds: whole % 60 };
};

const two = (number: number) => String(number).padStart(2, '0');

/** `0:07`, `12:03`, `1:02:03`; hours only when there are any. */
export const formatClock = (time: number): string => {
  const { hours, minutes, seconds } = split(time);
  return hours > 0 ? `${hours}:${two(minutes)}:${two(seconds)}` : `${minutes}:${two(seconds)}`;
};

/** A time in words, for people who hear it. */
export const spokenTime = (time: number): string => {
  const { hours, minutes, seconds } = split(time);
  const parts = [
    hours > 0 ? text.hours(hours) : '',
    minutes > 0 ? text.minutes(minutes) : '',
    seconds > 0 ? text.seconds(seconds) : '',
  ].filter(Boolean);
  return parts.join(' ') || text.seconds(0);
};

/** Seconds of `90`, `90s`, `1m30s` or `1h2m3s`; undefined for anything else. */
export const parseStartTime = (time: string | null | undefined): number | undefined => {
  const match = /^(?:(\d{1,3})h)?(?:(\d{1,5})m)?(?:(\d{1,6}(?:\.\d{1,3})?)s?)?$/i.exec(time?.trim() ?? '');
  if (!match || !match[0]) return undefined;
  return Number(match[1] ?? 0) * 3600 + Number(match[2] ?? 0) * 60 + Number(match[3] ?? 0);
};
