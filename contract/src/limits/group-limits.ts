/** Limits of groups and audiences. They stand apart from the others, because viewers' pages do without them. */
export const groupLimits = {
  /** Groups of an organization that its managers make, and as many of claims. */
  groups: 1000,
  nameLength: 100,
  /** Addresses that one call adds to a group. */
  addedMembers: 10_000,
  /** Groups that one token can name, and the characters of each. */
  claimed: 200,
  claimedLength: 200,
  /** Groups, and people, that are offered for an audience at a time. */
  candidates: 50,
  /** The most groups and people of one audience. */
  audience: { groups: 50, people: 200 },
} as const;
