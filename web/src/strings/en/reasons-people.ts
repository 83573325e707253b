import type { TextsOf } from '@tv/contract/reason';
import { peopleReasons } from '@tv/contract/reasons/people';

/** Why the service refused something about people, organizations and what they set. */
export const texts: TextsOf<typeof peopleReasons> = {
  ...peopleReasons,
  'people.seats': 'The organization has as many people as its plan allows.',
  'people.ownSecondStep': 'You change your own second step in your security settings.',
  'people.ownData': 'You delete your own data in your settings.',
  'people.givesMoreRights': 'You cannot give more rights than you have. Ask an admin.',
  'people.ownRole': 'You cannot change your own role or access. Ask another manager.',
  'people.notTried': 'There was no time left for this address. Try again.',
  'people.unfitHeir': 'Choose another active member who may manage content.',
  'registration.botCheck': 'The check is not valid any more. Tick the box again.',
  'registration.phone': 'Enter a number like +49301234567, or none.',
  'registration.foreignPassword':
    'Your organization’s sign-in provider knows your password. Leave it out here.',
  'organization.nameUnseen': 'The name needs letters that can be seen.',
  'organization.nameWithAddress':
    'A name cannot hold an address such as https://… or name.example. Leave a space behind a point.',
  'organization.nameWithoutLetters': 'The name needs letters or digits.',
  'organization.portalsName': 'This is the name of the portal itself. Choose another one.',
  'organization.userLimit': 'Whoever runs the portal sets the most users.',
  'organization.storageLimit': 'Whoever runs the portal sets the limit of storage.',
  'organization.noThemeColor': 'There is no such colour in the theme. Reload the page.',
  'organization.color': 'Enter a colour like #1A2B3C.',
  'organization.longOrigins': 'All addresses together have at most {most:number} characters.',
  'organization.wrongSynonyms':
    'Line {line}, “{found}”: enter two to {terms} terms of up to {words} words each, like kickoff = start, beginning.',
  'organization.noOrigin': '“{found}” is no address of a site. Enter it like https://intranet.example.',
  'policies.foreign': 'The sign-in provider of your organization sets this. Leave it out here.',
  'policies.noNetwork': '“{found}” is no address or network. Enter it like 203.0.113.0/24.',
  'policies.lockedOut': 'Your own address {address} is missing: you would lock yourself out.',
  'policies.changedMeanwhile': 'Someone else has changed the policies. Reload the page.',
  'domains.noDomain': 'Enter the domain of email addresses, such as aurora.example.',
  'domains.shared': 'Anybody registers names below {domain}. Enter a domain that has one owner.',
  'groups.noRule': 'This group has no rule: its members are chosen.',
  'groups.rule': 'Begin with @ or a dot, such as @sales.example or .example.',
  'groups.nameTaken': 'There is a group “{name}” already. Choose another name.',
  'audit.url': 'Enter an address that begins with https:// and is open to the internet.',
  'people.notAnEmail': 'This is not an email address. Enter it like name@example.com.',
  'people.lastAdmin': 'This is the organization’s last admin. Make someone else an admin first.',
  'people.youAreLastAdmin': 'You are the organization’s last admin. Make someone else an admin first.',
  'people.lastAdminOf': 'This is the last admin of “{organization}”. Make someone else an admin first.',
  'people.domainWithoutAccess': 'Accounts with this email domain have no access.',
  'people.emailNotVouched': 'The sign-in provider does not confirm an email address.',
  'registration.setUp': 'This account is set up already. Sign in with your email address.',
  'registration.trialBegun': 'This free trial has begun. Sign in with your email address.',
};
