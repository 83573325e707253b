import type { TextsOf } from '@tv/contract/reason';
import { peopleReasons } from '@tv/contract/reasons/people';

/** Why the service refused something about people, organizations and what they set. */
export const texts: TextsOf<typeof peopleReasons> = {
  ...peopleReasons,
  'people.seats': 'The organization already has as many people as its plan allows.',
  'people.ownSecondStep': 'Change your own second step in your security settings.',
  'people.ownData': 'Delete your own data in your settings.',
  'people.givesMoreRights': 'You cannot give more rights than you have. Ask an admin.',
  'people.ownRole': 'You cannot change your own role or access. Ask another manager.',
  'people.notTried': 'There was no time left for this address. Try again.',
  'people.unfitHeir': 'Choose another active member who may manage content.',
  'registration.botCheck': 'The check is no longer valid. Tick the box again.',
  'registration.phone': 'Enter a number like +49301234567, or leave this empty.',
  'registration.foreignPassword':
    'Your password is stored at your organization’s sign-in provider. Leave it out here.',
  'organization.nameUnseen': 'The name needs visible letters.',
  'organization.nameWithAddress':
    'A name cannot contain an address such as https://… or name.example. Put a space after each dot.',
  'organization.nameWithoutLetters': 'The name needs letters or digits.',
  'organization.portalsName': 'This is the name of the portal itself. Choose another one.',
  'organization.userLimit': 'Whoever runs the portal sets the user limit.',
  'organization.storageLimit': 'Whoever runs the portal sets the storage limit.',
  'organization.noThemeColor': 'The theme has no such colour. Reload the page.',
  'organization.color': 'Enter a colour like #1A2B3C.',
  'organization.longOrigins': 'All addresses together can have at most {most:number} characters.',
  'organization.wrongSynonyms':
    'Line {line}, “{found}”: enter two to {terms} terms of up to {words} words each, like kickoff = start, beginning.',
  'organization.originForAll':
    'Name each site exactly, like https://intranet.example. “{found}” has a wildcard.',
  'organization.originPlain':
    '“{found}” must begin with https://. Only addresses of your own computer can use http.',
  'organization.originPath': '“{found}” has a path. Enter only the site, like https://intranet.example.',
  'organization.noOrigin': '“{found}” is not the address of a site. Enter one like https://intranet.example.',
  'policies.foreign': 'The sign-in provider of your organization sets this. Leave it out here.',
  'policies.noNetwork': '“{found}” is neither an address nor a network. Enter one like 203.0.113.0/24.',
  'policies.lockedOut': 'Your own address {address} is missing: you would lock yourself out.',
  'policies.changedMeanwhile': 'Someone else has changed the policies. Reload the page.',
  'connections.issuer':
    'Enter an address that begins with https://, names a host that is reachable from the internet, and has no ? and no #.',
  'connections.notOwn': 'Choose domains that are proven or granted to the organization: {domain} is not.',
  'connections.taken': 'Another connection of the organization already signs in {domain}.',
  'connections.tryFirst': 'This can be switched on once “Try it” has succeeded with the current settings.',
  'connections.noPasskey':
    'This can be switched on once an admin of the organization has a passkey: that admin gets in whatever happens to the provider.',
  'connections.onlyThisWay': 'Allow passwords again first: otherwise, a wrong setting would lock people out.',
  'connections.inactive': 'Switch the connection on first.',
  'domains.noDomain': 'Enter the domain of email addresses, such as aurora.example.',
  'domains.shared': 'Anyone can register names under {domain}. Enter a domain with a single owner.',
  'groups.noRule': 'This group has no rule: its members are chosen by hand.',
  'groups.rule': 'Begin with @ or a dot, such as @sales.example or .example.',
  'groups.nameTaken': 'There is already a group “{name}”. Choose another name.',
  'webhooks.url':
    'Enter an address that begins with https://, can be reached from the internet, and has neither credentials nor a #.',
  'webhooks.noCard': 'Chats have cards for these events only: {events}.',
  'audit.url': 'Enter an address that begins with https:// and can be reached from the internet.',
  'people.lastAdmin': 'This is the organization’s last admin. Make someone else an admin first.',
  'people.youAreLastAdmin': 'You are the organization’s last admin. Make someone else an admin first.',
  'people.lastAdminOf': 'This is the last admin of “{organization}”. Make someone else an admin first.',
};
