import { isolate } from '@tv/contract/isolate';

/** The sign-in providers of an organization. */
export const title = 'Sign-in providers';
export const text =
  'People with an address in your own domains sign in at the organization’s provider, by OpenID Connect. The sign-in page asks for the address first and leads there.';
export const none = 'No provider is connected.';
export const add = 'Connect a provider';
export const change = 'Change';
export const changeTitle = 'Change the connection';
export const save = 'Save';
export const saved = 'Connection saved.';
export const made = 'Connection created. Register its redirect address at the provider, then try it.';

export const name = 'Name';
export const nameHelp = 'Shown to people who sign in, for example the name of the organization.';
export const issuer = 'Issuer';
export const issuerHelp = 'Exactly as the provider writes it, for example https://login.aurora.example.';
export const clientId = 'Client id';
export const clientSecret = 'Client secret';
export const showSecret = 'Show the client secret';
export const secretHelp = 'Stored encrypted, and never shown again.';
export const secretKept = 'Leave empty to keep the present one.';
export const domains = 'Domains';
export const domainsHelp = 'Own domains only. Separate with Enter or a comma.';
export const nameClaim = 'Claim for the name';
export const groupsClaim = 'Claim for groups';
export const groupsHelp = 'Its values become groups of people of this organization.';

export const redirect = 'Redirect address';
export const copyRedirect = 'Copy the redirect address';
export const copied = 'Redirect address copied.';
export const notCopied = 'The redirect address could not be copied.';
export const tryIt = 'Try it';
export const tried = 'Tried with these settings';
export const notTried = 'Not tried with these settings yet';
export const people = (count: number) => (count === 1 ? '1 linked person' : `${count} linked people`);
export const active = 'Active';
export const activeHelp = 'Leads people there. Needs a try that succeeded.';
export const onlyThisWay = 'Only this way';
export const onlyHelp =
  'Members in these domains can no longer use passwords. An admin with a passkey always gets in with it.';
export const onlyTitle = 'Allow no passwords any more?';
export const onlyText =
  'Members of the organization with an address in these domains can sign in at this provider only. Open sessions go on. An admin with a passkey still gets in with it.';
export const onlyConfirm = 'Allow no passwords';
export const remove = 'Delete';
export const removeText = (value: string, withoutPassword: number) =>
  `People can no longer sign in with “${isolate(value)}”. Their accounts, memberships and open sessions stay. ${
    withoutPassword === 0
      ? 'All of them have a password or a passkey.'
      : withoutPassword === 1
        ? '1 person has neither a password nor a passkey, and sets a password with “Forgot password?”.'
        : `${withoutPassword} people have neither a password nor a passkey, and set a password with “Forgot password?”.`
  }`;
export const unexpected = 'That did not work. Try again.';
