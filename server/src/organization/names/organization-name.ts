import { because } from '@tv/contract/reasons/problem-reasons';
import { nameSkeleton } from './name-skeleton.ts';
import { invalidField } from '../../platform/http/problem.ts';
import { plainName } from './plain-name.ts';

/** The portal's own name, the sender of its mails. */
const portalsOwn = nameSkeleton('TV');

/**
 * Normalizes an organization's name. The database tells whether it is free. Throws 400 for a name that contains an
 * address, has no letter or digit, or looks like the portal's own.
 */
export function organizationName(field: string, typed: string): string {
  const name = plainName(field, typed);
  const skeleton = nameSkeleton(name);
  if (!/[\p{L}\p{N}]/u.test(skeleton)) throw invalidField(field, because('organization.nameWithoutLetters'));
  if (skeleton === portalsOwn) throw invalidField(field, because('organization.portalsName'));
  return name;
}
