import { useEffect, useState } from 'react';
import { ApiError } from '../api/api-error.ts';

const tick = 1000;

/** A wait in whole minutes, at least one. */
export const inMinutes = (seconds: number) => Math.max(1, Math.ceil(seconds / 60));

/** Seconds until something may be done again, counted down; `rest` starts again. */
export function useCooldown(first: number): [left: number, rest: (seconds: number) => void] {
  const [until, setUntil] = useState(() => Date.now() + first * 1000);
  const [now, setNow] = useState(() => Date.now());
  const left = Math.max(0, Math.ceil((until - now) / 1000));
  useEffect(() => {
    if (left === 0) return undefined;
    const timer = setInterval(() => setNow(Date.now()), tick);
    return () => clearInterval(timer);
  }, [left]);
  const rest = (seconds: number) => {
    setNow(Date.now());
    setUntil(Date.now() + seconds * 1000);
  };
  return [left, rest];
}

/** The same for a form that was sent too often: `restAfter` tells whether the service said so, and rests as long as it said. */
export function useCooldownAfterTries(): [left: number, restAfter: (error: unknown) => boolean] {
  const [left, rest] = useCooldown(0);
  const restAfter = (error: unknown) => {
    const isTooOften = error instanceof ApiError && error.status === 429;
    if (isTooOften) rest(error.retryAfter ?? 60);
    return isTooOften;
  };
  return [left, restAfter];
}
