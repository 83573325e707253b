import { groupLimits } from '@tv/contract/limits/group-limits';
import { asLine } from '@tv/contract/text-characters';
import type { JWTPayload } from 'jose';
import type { Session } from './caller.ts';
import { readJsonSetting } from '../json-setting.ts';
import { SettingProblem } from '../startup-problem.ts';

/** The names of the claims for each value. The first claim that is present counts. `true`: the provider verifies every address. */
export type ClaimNames = {
  email: string[];
  emailVerified: string[] | true;
  firstName: string[];
  lastName: string[];
  /** Groups and roles of which the settings make roles of the portal. */
  groups: string[];
};

/** The claim whose values are groups of an organization, where no other one is set. */
export const usualGroupsClaim = 'groups';

/** The claim names of Keycloak and most other providers. Entra ID has app roles in `roles`. */
export const usualClaims: ClaimNames = {
  email: ['email'],
  emailVerified: ['email_verified'],
  firstName: ['given_name'],
  lastName: ['family_name'],
  groups: ['groups', 'roles', 'realm_access.roles'],
};

/** Reads a setting like `{"email":"mail","groups":["roles","groups"]}`. Names that are left out have their default. */
export function readClaimNames(setting: string, text: string | undefined): ClaimNames {
  const given = readJsonSetting(setting, text);
  const names = Object.keys(usualClaims);
  const strange = Object.keys(given).find((key) => !names.includes(key));
  if (strange) throw new SettingProblem(['claimsKnown', { setting, names: names.join(', '), strange }]);
  const read = Object.entries(given).map(([key, value]) => {
    const list = typeof value === 'string' ? [value] : value;
    const isList = Array.isArray(list) && list.every((each) => typeof each === 'string' && each !== '');
    if (!isList && !(key === 'emailVerified' && list === true))
      throw new SettingProblem(['claimName', { setting, key }]);
    return [key, list];
  });
  return { ...usualClaims, ...Object.fromEntries(read) };
}

/** The claim of that name, or else the nested one: `realm_access.roles` is the claim `roles` in `realm_access`. */
function claimAt(claims: JWTPayload, name: string): unknown {
  if (name in claims) return claims[name];
  return name
    .split('.')
    .reduce<unknown>(
      (found, part) =>
        typeof found === 'object' && found !== null ? (found as Record<string, unknown>)[part] : undefined,
      claims,
    );
}

/** Reads a session from the claims of a token. */
export function sessionOf(claims: JWTPayload, names: ClaimNames, groupsClaim = usualGroupsClaim): Session {
  const text = (list: string[]) =>
    list
      .map((name) => claimAt(claims, name))
      .find((value): value is string => typeof value === 'string' && value !== '');
  // A provider may let people type anything into their names.
  const name = (list: string[]) => asLine(text(list) ?? '').trim() || undefined;
  return {
    issuer: claims.iss ?? '',
    subject: claims.sub ?? '',
    email: text(names.email),
    emailVerified: names.emailVerified === true || names.emailVerified.some((name) => says(claims, name)),
    givenName: name(names.firstName),
    familyName: name(names.lastName),
    groups: groupsOf(claims, names.groups),
    claimedGroups: claimedGroupsOf(claims, groupsClaim),
  };
}

// Some providers send the text "true", Entra ID sends "1".
const says = (claims: JWTPayload, name: string) =>
  [true, 'true', 1, '1'].some((yes) => claimAt(claims, name) === yes);

/** All groups of all configured claims. `undefined` if the provider left them out because there are too many (Entra ID: above 200). */
function groupsOf(claims: JWTPayload, names: string[]): string[] | undefined {
  const elsewhere = claims._claim_names;
  if (typeof elsewhere === 'object' && elsewhere !== null && names.some((name) => name in elsewhere))
    return undefined;
  const found = names.flatMap((name) => claimAt(claims, name) ?? []);
  return found.filter((each): each is string => typeof each === 'string');
}

/** The names of the claim that can be names of groups, each once and as many as are taken. */
function claimedGroupsOf(claims: JWTPayload, name: string): string[] | undefined {
  const names = groupsOf(claims, [name])?.map((each) => asLine(each).trim());
  const known = names?.filter((each) => each !== '' && each.length <= groupLimits.claimedLength);
  return known && [...new Set(known)].toSorted().slice(0, groupLimits.claimed);
}
