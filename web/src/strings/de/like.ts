import type { ReactionTexts } from '../en/like.ts';
import { number, plural } from './locale.ts';

export const moreReactions = 'Weitere Reaktionen';
export const reactionCount = (count: number) => number(count);
export const like: ReactionTexts = {
  name: 'Gefällt mir',
  label: (count) => `Gefällt mir, ${plural(count, { one: '# Mal', other: '# Mal' })}`,
  set: 'Mit „Gefällt mir“ markiert',
  removed: '„Gefällt mir“ entfernt',
  couldNotSet: '„Gefällt mir“ ist derzeit nicht möglich. Versuchen Sie es später erneut',
  couldNotRemove: '„Gefällt mir“ kann derzeit nicht entfernt werden. Versuchen Sie es später erneut',
};
