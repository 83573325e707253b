import { patchAttributes } from '../patch/patch-attributes.ts';
import type { Operation } from '../patch/patch-operations.ts';
import { resourceOf, type UserForm, userOf } from './read-user.ts';
import { userResource } from '../resource-schemas.ts';
import { refuse } from '../scim-problem.ts';

/** Applies changes to a user, in order. */
export function patchUser(user: UserForm, operations: readonly Operation[]): UserForm {
  const resource = structuredClone(resourceOf(user));
  for (const operation of operations) {
    if (operation.op === 'remove' && /(^|:)active$/i.test(operation.path ?? ''))
      throw refuse('mutability', 'active is replaced, never removed.');
    patchAttributes(resource, userResource, operation);
  }
  return userOf(resource);
}
