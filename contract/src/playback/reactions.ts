import { ReactionType } from '../enumerations.ts';

/** What a person may react to an item with. The order is that in which it is shown. */
export type ReactionName = keyof typeof ReactionType;
export const reactionNames = Object.keys(ReactionType) as ReactionName[];

/** The column of an item with the total of each, which the trigger `count_reactions` keeps. */
export const reactionTotals = {
  LIKE: 'like_count',
  LOVE: 'love_count',
  CELEBRATE: 'celebrate_count',
} as const satisfies Record<ReactionName, string>;
export type ReactionTotal = (typeof reactionTotals)[ReactionName];

export const totalOf = (
  item: { reactionsSummary: readonly { reactionType: number; total: number }[] },
  name: ReactionName,
): number =>
  item.reactionsSummary.find(({ reactionType }) => reactionType === ReactionType[name])?.total ?? 0;
