/** Parts of the queue of reviews, each in the order in which it is worked on. */
export const reviewGroups = ['waiting', 'withAuthor', 'approved'] as const;
export type ReviewGroup = (typeof reviewGroups)[number];
