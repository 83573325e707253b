import { Role } from '../enumerations.ts';
import { hasAtLeast } from './roles.ts';

/** The rights that a membership may hold besides its role, each with the least role that includes it. */
export const rightIncludedFrom = { mayReview: Role.OrganizationManager } as const satisfies Record<
  string,
  Role
>;

export type Right = keyof typeof rightIncludedFrom;
export const rightNames = Object.keys(rightIncludedFrom) as readonly Right[];

/** The rights of one membership or invitation. A role may include more. */
export type Rights = Record<Right, boolean>;
export const noRights: Rights = { mayReview: false };

/** Takes the rights alone out of what holds them. */
export const rightsOf = ({ mayReview }: Rights): Rights => ({ mayReview });

/** The rights that are given; where one is not given, the one that is there. */
export const mergeRights = (given: Partial<Rights>, present: Rights): Rights => ({
  mayReview: given.mayReview ?? present.mayReview,
});

export const haveSameRights = (one: Rights, other: Rights): boolean =>
  rightNames.every((right) => one[right] === other[right]);

/** What somebody may do in an organization: by their role, and by the rights of their membership. */
export type Authority = { role: Role } & Rights;

/** Whether the membership holds a right by itself or by its role. */
export const holdsRight = (authority: Authority, right: Right): boolean =>
  authority[right] || hasAtLeast(authority.role, rightIncludedFrom[right]);

/** Whether the one authority has all that the other has, so that it may give and take it. */
export const covers = (authority: Authority, other: Authority): boolean =>
  hasAtLeast(authority.role, other.role) &&
  rightNames.every((right) => !other[right] || holdsRight(authority, right));
