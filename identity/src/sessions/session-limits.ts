import { limits } from '@tv/contract/limits/limits';

const hour = 60 * 60;

/** Seconds after its sign-in at which a session ends in any case. */
export const maxSessionAge = limits.policies.sessionHours * hour;
/** Seconds without use after which a session ends. */
export const maxIdleTime = limits.policies.idleHours * hour;

/** Seconds until a session ends that is used now. `signedInAt`: seconds since 1970. `limits`: of the portal, or shorter. */
export const secondsLeft = (
  signedInAt: number | undefined,
  now: number,
  limits: { maxIdleTime: number; maxSessionAge: number } = { maxIdleTime, maxSessionAge },
): number => Math.max(1, Math.min(limits.maxIdleTime, (signedInAt ?? now) + limits.maxSessionAge - now));
