import { groupLimits } from '@tv/contract/limits/group-limits';
import { nameLimits } from '@tv/contract/limits/name-limits';
import { normalizeEmail } from '@tv/contract/sign-in/normalize-email';
import { asLine } from '@tv/contract/text-characters';
import type { Connection, UpstreamPerson } from './connections.ts';
import { UpstreamProblem } from './problem.ts';

export type Claims = Record<string, unknown>;

/** The claims that say that an address is verified. Entra ID has one of its own. */
const verifications = ['email_verified', 'xms_edov'];
const yes: unknown[] = [true, 'true', 1, '1'];

export const tellsAddress = (claims: Claims) =>
  typeof claims['email'] === 'string' && verifications.some((name) => claims[name] !== undefined);

/** The claim of that name, or else the nested one: `realm_access.roles` is `roles` in `realm_access`. */
export function claimAt(claims: Claims, name: string): unknown {
  if (Object.hasOwn(claims, name)) return claims[name];
  return name
    .split('.')
    .reduce<unknown>(
      (found, part) =>
        typeof found === 'object' && found !== null && Object.hasOwn(found, part)
          ? (found as Claims)[part]
          : undefined,
      claims,
    );
}

const lineOf = (value: unknown) =>
  (typeof value === 'string' ? asLine(value).trim().slice(0, nameLimits.person) : '') || undefined;

function namesOf(claims: Claims, claim: string) {
  const [given, family] = [lineOf(claims['given_name']), lineOf(claims['family_name'])];
  if (claim === 'name' && (given || family)) return { firstName: given, lastName: family };
  const [, first, last] = /^(?:(.+) )?(\S+)$/.exec(lineOf(claimAt(claims, claim)) ?? '') ?? [];
  return first ? { firstName: first, lastName: last } : { firstName: last };
}

function groupsOf(claims: Claims, claim: string): string[] | undefined {
  // Entra ID leaves groups out where there are more than 200.
  const elsewhere = claims['_claim_names'];
  if (typeof elsewhere === 'object' && elsewhere !== null && claim in elsewhere) return undefined;
  const value = claimAt(claims, claim);
  if (value === undefined) return undefined;
  const names = [value]
    .flat()
    .filter((each): each is string => typeof each === 'string')
    .map((each) => asLine(each).trim())
    .filter((each) => each !== '' && each.length <= groupLimits.claimedLength);
  return [...new Set(names)].toSorted().slice(0, groupLimits.claimed);
}

/** Reads a person from an ID token and, where it was asked for, userinfo. The address and its verification are of one of both. */
export function readPerson(connection: Connection, idToken: Claims, userinfo: Claims = {}): UpstreamPerson {
  const subject = String(idToken['sub']);
  if (subject.length > 255 || subject.includes('\0')) throw new UpstreamProblem('badAnswer', 'sub');
  const about = tellsAddress(idToken)
    ? idToken
    : tellsAddress(userinfo)
      ? userinfo
      : { ...userinfo, ...idToken };
  const { email: value } = about;
  if (typeof value !== 'string' || !/^[^\s@]{1,64}@[^\s@]{3,}$/.test(value.trim()) || value.includes('\0'))
    throw new UpstreamProblem('noAddress');
  const email = normalizeEmail(value);
  const isVerified = tellsAddress(about) && verifications.some((name) => yes.includes(about[name]));
  if (!isVerified) throw new UpstreamProblem('notVerified', email);
  const domain = email.slice(email.lastIndexOf('@') + 1);
  if (email.length > 254 || !connection.domains.includes(domain))
    throw new UpstreamProblem('outsideDomains', email);
  const all = { ...userinfo, ...idToken };
  return {
    issuer: connection.issuer,
    subject,
    email,
    ...namesOf(all, connection.claims.name),
    groups: groupsOf(all, connection.claims.groups),
    amr: [all['amr']].flat().filter((each): each is string => typeof each === 'string'),
  };
}
