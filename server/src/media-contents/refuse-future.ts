import { because } from '@tv/contract/reasons/problem-reasons';
import { invalidField } from '../platform/http/problem.ts';

/** Throws 400 for a date in the future: an item's own date tells when it was recorded, a later publication is a schedule. */
export function refuseFuture(field: string, instant: string, now: Date): void {
  if (new Date(instant) > now) throw invalidField(field, because('field.past'));
}
