import { invalidField } from '../platform/http/problem.ts';

/** An item's own date tells when something was: what is to come is scheduled. */
export function refuseFuture(field: string, instant: string, now: Date): void {
  if (new Date(instant) > now)
    throw invalidField(field, 'must not lie in the future: schedule the item instead.');
}
