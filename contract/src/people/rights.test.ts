import { expect, test } from 'vitest';
import { Role } from '../enumerations.ts';
import { covers, haveSameRights, holdsRight, mergeRights, noRights } from './rights.ts';

const reviewer = { role: Role.Viewer, mayReview: true };

test('a right is held by the membership, or by a role that includes it', () => {
  expect(holdsRight(reviewer, 'mayReview')).toBe(true);
  const byRole = Object.values(Role).filter((role) => holdsRight({ role, ...noRights }, 'mayReview'));
  expect(byRole).toEqual([Role.OrganizationManager, Role.Admin]);
});

test('nobody gives more than they have', () => {
  expect(covers({ role: Role.OrganizationManager, ...noRights }, reviewer)).toBe(true);
  expect(covers({ role: Role.ContentManager, ...noRights }, reviewer)).toBe(false);
  expect(covers(reviewer, { role: Role.ContentManager, ...noRights })).toBe(false);
});

test('a right that is not given stays as it is', () => {
  expect(mergeRights({}, reviewer)).toEqual({ mayReview: true });
  expect(mergeRights({ mayReview: false }, reviewer)).toEqual(noRights);
  expect(haveSameRights(reviewer, noRights)).toBe(false);
});
