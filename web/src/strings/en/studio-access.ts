import { isolate } from '@tv/contract/isolate';

/** How people get an account: registration links, domains and directories. */
export const access = 'Registration and domains';
export const accessHelp = 'Registration links, domains and directories';
export const unexpected = 'That did not work. Try again.';

export const links = 'Registration links';
export const linksText =
  'Anyone with such a link can create a viewer account. They confirm their address by email.';
export const newLink = 'New link';
export const noLinks = 'No links yet.';
export const anyDomain = 'Any email address';
export const onlyDomains = (domains: string) => `Addresses of ${domains}`;
export const endsOn = (day: string) => `until ${day}`;
export const ended = (day: string) => `ended on ${day}`;
export const noEnd = 'does not expire';
export const deactivated = 'Deactivated';
export const copyLink = 'Copy the link';
export const linkCopied = 'Link copied.';
export const linkNotCopied = 'The link could not be copied.';
export const change = 'Change';
export const changeLink = 'Change the link';
export const deactivate = 'Deactivate';
export const activate = 'Activate';
export const domainsField = 'Only addresses of these domains';
export const domainsFieldHelp = 'Separate with Enter or a comma. Leave empty to allow any address.';
export const end = 'Last day';
export const endHelp = 'The last day on which the link works. Leave empty if it should not expire.';
export const endPast = 'Choose today or a later day.';
export const save = 'Save';
export const create = 'Create';
export const linkMade = 'Link created. Copy it from the list.';
export const linkSaved = 'Link saved.';

export const domains = 'Own domains';
export const domainsText =
  'The organization and its directory control accounts with addresses of these domains. A DNS TXT record proves that a domain is yours.';
export const noDomains = 'No domains yet.';
export const addDomain = 'Add a domain';
export const domain = 'Domain';
export const domainHelp = 'For example aurora.example.';
export const states = { asked: 'Not verified yet', proven: 'Verified by DNS', granted: 'Granted' };
export const record = 'TXT record';
export const copyRecord = 'Copy the record';
export const recordCopied = 'Record copied.';
export const check = 'Check now';
export const proven = (name: string) => `${isolate(name)} is verified.`;
export const giveUp = 'Remove';
export const giveUpText = (name: string) =>
  `The organization will no longer control accounts of ${isolate(name)}. Accounts and memberships stay as they are.`;

export const directory = 'Directory';
export const directoryText =
  'A directory such as Entra ID or Okta tells the portal by SCIM who joins and who leaves. It signs in with a token.';
export const noTokens = 'No directory is connected.';
export const newToken = 'New token';
export const mostTokens = (count: number) => `At most ${count} tokens at a time. Revoke one first.`;
export const tokenName = 'Name';
export const tokenNameHelp = 'Only shown here, for example the name of the directory.';
export const token = 'Token';
export const tokenOnce = 'It is shown only once. Copy it into the directory now.';
export const address = 'Address for the directory';
export const made = (when: string) => `created ${when}`;
export const used = (when: string) => `used ${when}`;
export const neverUsed = 'never used';
export const revoke = 'Revoke';
export const revokeText = (name: string) =>
  `The directory that uses “${isolate(name)}” loses access at once. People it added stay.`;
export const groups = 'Groups of the directory';
export const groupsText =
  'As soon as one group has a role, the directory decides everyone’s role: the highest of their groups, or viewer.';
export const noRole = 'No role';
export const roleOf = (group: string) => `Role of ${isolate(group)}`;
export const members = (count: number) => (count === 1 ? '1 person' : `${count} people`);
export const groupSaved = (name: string) => `Role of ${isolate(name)} saved.`;
export const more = 'Show more';
