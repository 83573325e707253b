import { because } from '@tv/contract/reasons/problem-reasons';
import { domainToASCII } from 'node:url';
import { invalidField } from '../../platform/http/problem.ts';
import { isPublicSuffix } from '../../platform/public-suffix.ts';

// At least two labels, the last one not a number (RFC 1123, section 2.1).
const pattern = /^(?:[a-z0-9](?:[a-z0-9-]{0,61}[a-z0-9])?\.)+[a-z](?:[a-z0-9-]{0,61}[a-z0-9])$/;

/** Normalizes a domain for storage and comparison. Throws 400 for an invalid one. */
export function domainName(text: string): string {
  const name = domainToASCII(text.trim().replace(/\.$/, '')).toLowerCase();
  if (name.length > 253 || !pattern.test(name)) throw invalidField('domain', because('domains.noDomain'));
  return name;
}

/** The domain, unless strangers register their own names below it. `field`: of the request, for the refusal. */
export function ownableDomain(domain: string, field: string): string {
  if (isPublicSuffix(domain)) throw invalidField(field, because('domains.shared', { domain }));
  return domain;
}
