import type { TextsOf } from '@tv/contract/reason';
import { holdReasons } from '@tv/contract/reasons/holds';
import { plural } from './locale.ts';

/** Why the service refused a change of what is under legal hold. */
export const texts: TextsOf<typeof holdReasons> = {
  ...holdReasons,
  'holds.category':
    'The category “{category}” of this item is under legal hold ({reason}): nothing of the item can be changed or deleted until an admin lifts the hold.',
  'holds.items': ({ count }) =>
    `Nothing was erased. Held back: ${plural(count, { one: '# item under legal hold names', other: '# items under legal hold name' })} this person. An admin can lift the hold.`,
};
