import type { HoldOfItem } from '@tv/contract/hold-of-item';
import { isolate } from '@tv/contract/isolate';

/** Legal holds in the studio. */
export const legalHold = 'Legal hold';
export const help =
  'Nothing of an item under legal hold can be changed or deleted. Whether it is published stays as you decide. Who placed and lifted a hold, and why, is in the audit log.';
export const place = 'Place under legal hold';
export const lift = 'Lift the legal hold';
export const reason = 'Reason';
export const reasonHelp = 'For example a case or a request. Everyone who manages the item can read it.';
export const placed = 'It is under legal hold.';
export const lifted = 'The legal hold is lifted.';

/** Why nothing of an item can be changed. */
export function keptBy({ kind, category = '', reason: why = '' }: HoldOfItem): string {
  if (kind === 'manager')
    return 'The manager of this item is under legal hold. It cannot be changed or deleted.';
  if (kind === 'category')
    return `The category ${isolate(category)} is under legal hold: ${isolate(why)}. This item cannot be changed or deleted.`;
  return `This item is under legal hold: ${isolate(why)}. It cannot be changed or deleted.`;
}
