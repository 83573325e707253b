import { number, plural } from './locale.ts';

export type ReactionTexts = {
  name: string;
  label: (count: number) => string;
  set: string;
  removed: string;
  couldNotSet: string;
  couldNotRemove: string;
};

export const moreReactions = 'More reactions';
export const reactionCount = (count: number) => number(count);
export const like: ReactionTexts = {
  name: 'Like',
  label: (count) => `Like, ${plural(count, { one: '# like', other: '# likes' })}`,
  set: 'Media liked',
  removed: 'Media unliked',
  couldNotSet: 'Could not like video at this time. Try again later',
  couldNotRemove: 'Could not unlike video at this time. Try again later',
};
