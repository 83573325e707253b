import type { ManagedMediaContent } from '@tv/contract/media-contents/managed-media-content';
import type { ItemChange } from './change-items.ts';

/** Whether all, some or none of the items have something. */
export type Share = true | false | 'mixed';

export const shareOf = (
  items: readonly ManagedMediaContent[],
  has: (item: ManagedMediaContent) => boolean,
): Share => {
  const count = items.filter(has).length;
  return count === 0 ? false : count === items.length || 'mixed';
};

/** Values that are to be given to all items, or taken from all. */
export type Wanted = ReadonlyMap<string, boolean>;

/** A press gives a value to all items, the next takes it from all, and a third leaves it as it was where only some have it. */
export function pressed(wanted: Wanted, value: string, before: Share): Wanted {
  const next = new Map(wanted);
  const now = wanted.get(value);
  if (now === undefined) next.set(value, before !== true);
  else if (before === 'mixed' && now) next.set(value, false);
  else next.delete(value);
  return next;
}

const keysWith = (wanted: Wanted, isGiven: boolean) =>
  [...wanted].filter(([, given]) => given === isGiven).map(([value]) => value);

/** The change that gives and takes the values. */
export function editOf(wanted: Wanted, of: 'categories' | 'tags'): ItemChange {
  const [add, remove] = [keysWith(wanted, true), keysWith(wanted, false)];
  const edit =
    of === 'tags'
      ? { ...(add.length > 0 && { addTags: add }), ...(remove.length > 0 && { removeTags: remove }) }
      : {
          ...(add.length > 0 && { addCategoryIds: add }),
          ...(remove.length > 0 && { removeCategoryIds: remove }),
        };
  return { action: 'edit', edit };
}
