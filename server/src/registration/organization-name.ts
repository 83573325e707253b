import { nameSkeleton } from '../organization/name-skeleton.ts';
import { invalidField } from '../platform/http/problem.ts';
import { plainName } from './plain-name.ts';

/** Mails of the portal itself come from it. */
const portalsOwn = nameSkeleton('TV');

/**
 * A name that an organization may take, as it is shown: `insertOrganization` says whether it is free. Throws 400 for one that holds an
 * address, has no letter or digit, or passes for the portal's own.
 */
export function organizationName(field: string, typed: string): string {
  const name = plainName(field, typed);
  const skeleton = nameSkeleton(name);
  if (!/[\p{L}\p{N}]/u.test(skeleton)) throw invalidField(field, 'must have letters or digits.');
  if (skeleton === portalsOwn)
    throw invalidField(field, 'is the name of the portal itself. Choose another one.');
  return name;
}
