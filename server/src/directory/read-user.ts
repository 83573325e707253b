import { emailAddress } from '../registration/email-address.ts';
import { flagOf, listOf, Resource, textOf } from './read-body.ts';
import { refuse } from './scim-problem.ts';

export type Email = { value: string; type: string | undefined; isPrimary: boolean };

/** What a directory says of somebody, as far as it is kept here. */
export type UserDraft = {
  userName: string | undefined;
  externalId: string | undefined;
  givenName: string | undefined;
  familyName: string | undefined;
  displayName: string | undefined;
  emails: Email[];
  isActive: boolean;
};

export type UserForm = Omit<UserDraft, 'userName' | 'emails'> & {
  userName: string;
  /** In lower case. By it the person is known when they sign in. */
  email: string;
};

const mostEmails = 20;

/** Attributes that are not kept are let pass (RFC 7643, section 3.3). */
export function readUser(body: unknown): UserForm {
  const user = new Resource(body);
  const name = new Resource(user.get('name') ?? {});
  const active = user.get('active');
  return finishUser({
    userName: textOf('userName', user.get('userName')),
    externalId: textOf('externalId', user.get('externalId')),
    givenName: textOf('name.givenName', name.get('givenName')),
    familyName: textOf('name.familyName', name.get('familyName')),
    displayName: textOf('displayName', user.get('displayName')),
    emails: readEmails(user.get('emails')),
    isActive: active === undefined || active === null ? true : flagOf('active', active),
  });
}

export function readEmails(value: unknown): Email[] {
  return listOf('emails', value, mostEmails).flatMap((each) => {
    const email = new Resource(typeof each === 'string' ? { value: each } : each);
    const address = textOf('emails.value', email.get('value'));
    const primary = email.get('primary');
    return address
      ? [
          {
            value: address,
            type: textOf('emails.type', email.get('type'))?.toLowerCase(),
            isPrimary: primary !== undefined && primary !== null && flagOf('emails.primary', primary),
          },
        ]
      : [];
  });
}

/** The address is the primary one, else that of work, else the first, else the user name. */
export function finishUser({ userName, emails, ...more }: UserDraft): UserForm {
  if (!userName) throw refuse('invalidValue', 'userName is missing.');
  const chosen =
    emails.find(({ isPrimary }) => isPrimary) ?? emails.find(({ type }) => type === 'work') ?? emails[0];
  return { ...more, userName, email: checkAddress(chosen?.value ?? userName) };
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
