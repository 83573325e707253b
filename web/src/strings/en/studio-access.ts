/** How people come in by themselves: links, domains and directories. */
export const access = 'Ways in';
export const accessHelp = 'Links to register, domains and directories';
export const unexpected = 'That did not work. Try again.';

export const links = 'Links to register';
export const linksText =
  'Whoever has such a link asks for an account by themselves, as a viewer. An address proves itself by a mail.';
export const newLink = 'New link';
export const noLinks = 'There is no link yet.';
export const anyDomain = 'Any e-mail address';
export const onlyDomains = (domains: string) => `Addresses of ${domains}`;
export const endsOn = (day: string) => `until ${day}`;
export const ended = (day: string) => `ended on ${day}`;
export const noEnd = 'without an end';
export const deactivated = 'Deactivated';
export const copyLink = 'Copy the link';
export const linkCopied = 'Link copied.';
export const linkNotCopied = 'The link could not be copied.';
export const change = 'Change';
export const changeLink = 'Change the link';
export const deactivate = 'Deactivate';
export const activate = 'Activate';
export const domainsField = 'Only addresses of these domains';
export const domainsFieldHelp = 'Enter or a comma ends each. Empty: any address.';
export const end = 'The link ends after';
export const endHelp = 'The last day on which it works. Empty: never.';
export const endPast = 'Choose today or a later day.';
export const save = 'Save';
export const create = 'Create';
export const linkMade = 'The link is there. Copy it from the list.';
export const linkSaved = 'Link saved.';

export const domains = 'Own domains';
export const domainsText =
  'The organization, and its directory, decide about accounts with addresses of these domains. A TXT record in the DNS proves that a domain is yours.';
export const noDomains = 'There is no domain yet.';
export const addDomain = 'Add a domain';
export const domain = 'Domain';
export const domainHelp = 'Such as aurora.example.';
export const states = { asked: 'Not proven yet', proven: 'Proven by DNS', granted: 'Granted' };
export const record = 'TXT record';
export const copyRecord = 'Copy the record';
export const recordCopied = 'Record copied.';
export const check = 'Check now';
export const proven = (name: string) => `${name} is yours.`;
export const giveUp = 'Give up';
export const giveUpText = (name: string) =>
  `The organization no longer decides about accounts of ${name}. Accounts and memberships stay as they are.`;

export const directory = 'Directory';
export const directoryText =
  'A directory such as Entra ID or Okta says by SCIM who joins and leaves. It signs in to the portal with a token.';
export const noTokens = 'No directory is connected.';
export const newToken = 'New token';
export const mostTokens = (count: number) => `At most ${count} tokens at a time: revoke one first.`;
export const tokenName = 'Name';
export const tokenNameHelp = 'For you alone, such as the name of the directory.';
export const token = 'Token';
export const tokenOnce = 'It is shown this once. Copy it into the directory now.';
export const address = 'Address for the directory';
export const made = (when: string) => `made ${when}`;
export const used = (when: string) => `used ${when}`;
export const neverUsed = 'never used';
export const revoke = 'Revoke';
export const revokeText = (name: string) =>
  `The directory that uses “${name}” is refused at once. People whom it brought in stay.`;
export const groups = 'Groups of the directory';
export const groupsText =
  'As soon as one group has a role, the directory decides the role of everybody: the highest of their groups, else viewer.';
export const noRole = 'No role';
export const roleOf = (group: string) => `Role of ${group}`;
export const members = (count: number) => (count === 1 ? '1 person' : `${count} people`);
export const groupSaved = (name: string) => `Role of ${name} saved.`;
export const more = 'Show more';
