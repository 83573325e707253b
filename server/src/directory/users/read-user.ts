import { emailAddress } from '../../platform/email-address.ts';
import { type Attributes, readAttributes } from '../read-attributes.ts';
import { userResource } from '../resource-schemas.ts';
import { refuse } from '../scim-problem.ts';

/** A user as the directory sends it. */
export type UserForm = {
  userName: string;
  externalId: string | undefined;
  givenName: string | undefined;
  familyName: string | undefined;
  displayName: string | undefined;
  isActive: boolean;
  /** The address in lower case. It identifies the person at sign-in. */
  email: string;
  /** All other attributes, in canonical form. */
  attributes: Attributes;
};

/** Limit for a name in characters. */
const longestName = 254;
/** Limit for the stored attributes of one user, in characters of JSON. */
const longestUser = 32_768;

export const readUser = (body: unknown): UserForm => userOf(readAttributes(body, userResource));

/** Reads a user from a resource in canonical form. The address is the primary one, or that of type work, or the user name, or the first. */
export function userOf({
  userName,
  externalId,
  displayName,
  active = true,
  name,
  ...rest
}: Attributes): UserForm {
  const { givenName, familyName, ...names } = (name ?? {}) as Record<string, string | undefined>;
  const attributes = { ...rest, ...(Object.keys(names).length > 0 && { name: names }) };
  if (JSON.stringify(attributes).length > longestUser)
    throw refuse('tooMany', 'This is more than can be stored of one user.');
  const shortName = (path: string, text: unknown) => {
    if (typeof text === 'string' && text.length > longestName)
      throw refuse('invalidValue', `${path} must be a text of at most ${longestName} characters.`);
    return text as string | undefined;
  };
  const known = shortName('userName', userName);
  if (!known) throw refuse('invalidValue', 'userName is missing.');
  return {
    userName: known,
    externalId: shortName('externalId', externalId),
    givenName: shortName('name.givenName', givenName),
    familyName: shortName('name.familyName', familyName),
    displayName: shortName('displayName', displayName),
    isActive: active as boolean,
    email: addressOf(known, rest.emails as Email[] | undefined),
    attributes,
  };
}

/** Converts a user back to a resource in canonical form. */
export function resourceOf(user: UserForm): Attributes {
  const { userName, externalId, displayName, isActive, givenName, familyName, email, attributes } = user;
  const name = {
    ...(givenName && { givenName }),
    ...(familyName && { familyName }),
    ...(attributes.name as object | undefined),
  };
  return {
    ...attributes,
    userName,
    ...(externalId && { externalId }),
    ...(displayName && { displayName }),
    ...(Object.keys(name).length > 0 && { name }),
    active: isActive,
    emails: attributes.emails ?? [{ value: email, type: 'work', primary: true }],
  };
}

type Email = { value?: string; type?: string; primary?: boolean };

function addressOf(userName: string, emails: Email[] = []): string {
  const given = emails.filter(({ value }) => value);
  const chosen =
    given.find(({ primary }) => primary) ?? given.find(({ type = 'work' }) => type.toLowerCase() === 'work');
  if (chosen) return checkAddress(chosen.value!);
  try {
    return emailAddress(userName);
  } catch {
    return checkAddress(given[0]?.value ?? userName);
  }
}

function checkAddress(text: string): string {
  try {
    return emailAddress(text);
  } catch {
    throw refuse(
      'invalidValue',
      `"${text}" is no e-mail address: send one in emails, or as the userName. By it the person is known when they sign in.`,
    );
  }
}
