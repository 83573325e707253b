import { because } from '@tv/contract/reasons/problem-reasons';
import { ProblemCode } from '@tv/contract/problems';
import { normalizeEmail } from '@tv/contract/sign-in/normalize-email';
import { catalogued } from './http/problem.ts';

// What HTML takes in a field of type email, with a dot in the domain and the lengths of RFC 5321, section 4.5.3.1.
const pattern =
  /^(?!\.)(?!.*\.\.)[a-z0-9.!#$%&'*+/=?^_`{|}~-]{1,64}(?<!\.)@(?:[a-z0-9](?:[a-z0-9-]{0,61}[a-z0-9])?\.)+[a-z](?:[a-z0-9-]{0,61}[a-z0-9])$/;

/** Normalizes an e-mail address for storage and comparison. Throws error code 59 for an invalid one. */
export function emailAddress(text: string): string {
  const address = normalizeEmail(text);
  if (address.length > 254 || !pattern.test(address))
    throw catalogued(ProblemCode.InvalidEmail, because('people.notAnEmail'));
  return address;
}

/** The same for the value of a provider’s claim, which can be of any type. */
export const claimedAddress = normalizeEmail;

export const domainOf = (address: string): string => address.slice(address.lastIndexOf('@') + 1);
