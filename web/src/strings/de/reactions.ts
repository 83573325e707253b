import type { ReactionName } from '@tv/contract/reactions';
import type { ReactionTexts } from '../en/like.ts';
import { plural } from './locale.ts';

const textsOf = (label: string): ReactionTexts => ({
  name: label,
  label: (count) => `${label}, ${plural(count, { one: '# Mal', other: '# Mal' })}`,
  set: `Mit „${label}“ markiert`,
  removed: `„${label}“ entfernt`,
  couldNotSet: `„${label}“ ist derzeit nicht möglich. Versuchen Sie es später erneut`,
  couldNotRemove: `„${label}“ kann derzeit nicht entfernt werden. Versuchen Sie es später erneut`,
});

export const reactions: Record<Exclude<ReactionName, 'LIKE'>, ReactionTexts> = {
  LOVE: textsOf('Wunderbar'),
  CELEBRATE: textsOf('Applaus'),
};
