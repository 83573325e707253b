const days = 24 * 60 * 60;

/** Seconds after the sign-in with which a session ends whatever happens. */
export const longestSession = 30 * days;
/** Seconds without a sign of life after which it ends. */
export const longestPause = 8 * days;

/** Seconds that a session of this sign-in (seconds since 1970) may go on without another sign of life. */
export const secondsLeft = (signedInAt: number | undefined, now: number): number =>
  Math.max(1, Math.min(longestPause, (signedInAt ?? now) + longestSession - now));
