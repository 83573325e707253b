import type { ReactionName } from '@tv/contract/reactions';
import { plural } from './locale.ts';
import type { ReactionTexts } from './like.ts';

const people = (count: number) => plural(count, { one: '# person', other: '# people' });
const removed = 'Reaction removed';
const couldNot = (action: string) => `Could not ${action} at this time. Try again later`;
const couldNotRemove = couldNot('remove reaction');

/** Those beside `like` in `watch.ts`. */
export const reactions: Record<Exclude<ReactionName, 'LIKE'>, ReactionTexts> = {
  LOVE: {
    name: 'Love',
    label: (count) => `Love, ${people(count)}`,
    set: 'Media loved',
    couldNotSet: couldNot('love video'),
    ...{ removed, couldNotRemove },
  },
  CELEBRATE: {
    name: 'Celebrate',
    label: (count) => `Celebrate, ${people(count)}`,
    set: 'Media celebrated',
    couldNotSet: couldNot('celebrate video'),
    ...{ removed, couldNotRemove },
  },
};
