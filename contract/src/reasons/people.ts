/** People, registration, organizations and what they set. */
export const peopleReasons = {
  'people.notAnEmail': 'This is not an email address. Enter one like name@example.com.',
  'people.memberAlready': 'This person is already a member.',
  'people.seats':
    'This plan has reached its user limit. Please contact the person who shared this link with you.',
  'people.moreRights': 'This person has more rights than you: ask an admin.',
  'people.givesMoreRights': 'You cannot give more rights than you have: ask an admin.',
  'people.invitationMoreRights': 'This invitation gives more rights than you have: ask an admin.',
  'people.ownRole': 'You cannot change your own role or access: ask another manager.',
  'people.lastAdmin': 'This is the organization’s last admin: make someone else an admin first.',
  'people.youAreLastAdmin': 'You are the organization’s last admin: make someone else an admin first.',
  'people.lastAdminOf': 'This is the last admin of "{organization}": make someone else an admin first.',
  'people.closedAsWhole':
    'This account has been closed entirely: only the organization that owns the domain of its address can reopen it.',
  'people.ownSecondStep': 'Change your own second step in the security settings.',
  'people.otherOrganizations':
    'This person also belongs to other organizations, or the domain of their address has not been proven to be yours: ask the portal’s operator.',
  'people.otherProvider': 'This person signs in at another provider: remove the second step there.',
  'people.setUpAlready': 'This person has already set up their account: they only need to sign in.',
  'people.notTried': 'There was no time left: repeat the invitation for this address.',
  'people.dataOfOthers':
    'Only the person and the portal’s operator can decide about data of other organizations.',
  'people.ownData': 'Erase your own data with DELETE /Users/Me/Data.',
  'people.unfitHeir': 'must be another active member who may manage content.',
  'people.joinFirst': 'Join this organization first.',
  'people.seenAsOne': 'or groupId must say as whom, and not both.',
  'people.seenAsHigher': 'This person has a higher role than you.',
  'people.domainWithoutAccess': 'Accounts with this email domain have no access.',
  'people.noRecord': 'This account has no record.',
  'people.internalWithoutRecord': 'This internal account has no record yet.',
  'people.emailNotVouched': 'The sign-in provider has not verified an email address for this account.',
  'guests.off': 'The policies of this organization allow no guests.',
  'guests.unpublished': 'Publish this item first: a guest opens only what is published.',
  'guests.past': 'must lie in the future.',
  'guests.tooLong': 'must be within {days:number} days: the policies of this organization allow no more.',
  'guests.member': 'A member has this address. Send the link of the page instead: members sign in there.',
  'guests.tooManyOfOne': 'This is shared with {most:number} guests already: end a share first.',
  'guests.tooMany': 'This organization has {most:number} guests already: end a share first.',
  'guests.ended': 'This is no longer shared with you. Ask the person who shared it.',
  'guests.confirm': 'Open the link of your email again, and confirm your address.',
  'guests.noCode': 'This code is no longer valid. Ask for another one.',
  'guests.wrongCode': 'This is not the code that we sent.',
  'registration.setUp': 'This account is already set up. Sign in with your email address.',
  'registration.verified': 'This address is verified and its account is set up. Sign in with it.',
  'registration.switchedOff':
    'This registration link has been turned off. Please contact the person who shared it with you.',
  'registration.linkExpired': 'This registration link has expired.',
  'registration.expired': 'This registration has expired. Please register again.',
  'registration.restrictedDomain':
    'You cannot register with an address in this domain. Use the address of your organization.',
  'registration.closed':
    'This account has been closed. Please contact the people who look after your organization’s accounts.',
  'registration.confirmationExpired': 'This link has expired. Please register again.',
  'registration.setUpExpired': 'This link has expired. Ask for a new one.',
  'registration.trialExpired': 'This link has expired. Request a free trial again.',
  'registration.invitationExpired':
    'This invitation has expired. Ask the person who invited you for a new one.',
  'registration.trialBegun': 'This free trial has already begun. Sign in with your email address.',
  'registration.hasAccount': 'This address already has an account. Sign in with it.',
  'registration.trialInvitations':
    'A free trial can send at most {most:number} invitations a day: try again tomorrow, or ask the portal’s operator to lift the limit.',
  'registration.botCheck': 'is no longer valid. Tick the box again.',
  'registration.phone': 'must be written like +49301234567, or left empty.',
  'registration.foreignPassword':
    'is stored at your organization’s sign-in provider, not here. Leave it out.',
  'registration.password': 'The password does not meet all the rules.',
  'organization.nameTaken':
    'An organization already has this name, or one that looks like it. Choose another one.',
  'organization.nameUnseen': 'must have visible letters.',
  'organization.nameWithAddress':
    'must not contain an address such as https://… or name.example. Put a space after each dot.',
  'organization.nameWithoutLetters': 'must have letters or digits.',
  'organization.portalsName': 'is the name of the portal itself. Choose another one.',
  'organization.userLimit': 'The user limit is set on the command line: ask the portal’s operator.',
  'organization.storageLimit': 'The storage limit is set on the command line: ask the portal’s operator.',
  'organization.noThemeColor': 'must be one of the theme’s colours: {allowed}.',
  'organization.color': 'must be #RRGGBB or #RRGGBBAA.',
  'organization.longOrigins': 'must have at most {most:number} characters in total.',
  'organization.wrongSynonyms':
    'is wrong in line {line}, "{found}": write two to {terms} terms of up to {words} words each, such as kickoff = start, beginning.',
  'organization.originForAll':
    'must name each site exactly, such as https://intranet.example; "{found}" has a wildcard.',
  'organization.originPlain': 'must begin with https://; only sites on this machine may use http: "{found}".',
  'organization.originPath':
    'must be addresses of sites without a path, such as https://intranet.example; "{found}" has one.',
  'organization.noOrigin': 'must be origins such as https://intranet.example; "{found}" is not one.',
  'policies.foreign': 'is set at your organization’s sign-in provider: leave it out here.',
  'policies.noNetwork': 'must be addresses or networks such as 203.0.113.0/24; "{found}" is neither.',
  'policies.lockedOut': 'must include your own address {address}: otherwise, you would lock yourself out.',
  'policies.changedMeanwhile': 'Someone else has changed the policies in the meantime: read them again.',
  'domains.noDomain': 'must be a domain of email addresses, such as aurora.example.',
  'domains.shared': 'must be a domain with a single owner: anyone can register names under {domain}.',
  'domains.tooMany': 'The organization already has {most:number} domains: remove one first.',
  'domains.silent': 'The name servers of {domain} do not answer. Try again in a minute.',
  'domains.noRecord':
    '{domain} has no TXT record "{record}" yet. Add it there; it may take an hour until it is visible everywhere.',
  'domains.taken':
    '{domain} belongs to another organization of this portal: the portal’s operator can remove it there.',
  'connections.otherProvider':
    'This portal itself signs people in at another provider: its settings decide about sign-ins.',
  'connections.tooMany': 'The organization already has {most:number} sign-in connections: delete one first.',
  'connections.issuer':
    'must begin with https://, name a host that is reachable from the internet, and have no ? and no #.',
  'connections.notOwn': 'must be domains that are proven or granted to the organization; {domain} is not.',
  'connections.taken': 'has {domain}, which another connection of the organization already signs in.',
  'connections.tryFirst': 'can be switched on once “Try it” has succeeded with the current settings.',
  'connections.noPasskey':
    'can be switched on once an admin of the organization has a passkey: that admin gets in whatever happens to the provider.',
  'connections.onlyThisWay':
    'can be changed once passwords are allowed again: otherwise, a wrong setting would lock people out.',
  'connections.inactive': 'needs a connection that is active.',
  'directory.trial': 'A free trial cannot have a directory: ask the portal’s operator to lift the limits.',
  'directory.tooManyTokens':
    'The organization already has {most:number} tokens for its directory: revoke one first.',
  'groups.tooMany': 'The organization already has {most:number} groups: delete one first.',
  'groups.noRule': 'is only for groups with a rule: the members of this group are chosen by hand.',
  'groups.rule': 'must begin with @ or a dot, such as @sales.example or .example.',
  'groups.ofDirectory': 'This group comes from the organization’s directory: change it there.',
  'groups.ofProvider': 'This group comes from the sign-in provider: change it there.',
  'groups.byRule': 'The rule of this group decides who its members are: change the rule.',
  'groups.nameTaken': 'There is already a group "{name}": choose another name.',
  'webhooks.url':
    'must begin with https:// and name a host that is reachable from the internet, without credentials and without a #.',
  'webhooks.tooMany': 'The organization already has {most:number} webhooks: delete one first.',
  'webhooks.noCard': 'can only be {events}: a chat has no card for other events.',
  'webhooks.off': 'This webhook is paused or has ended: switch it on first.',
  'webhooks.unsigned': 'Cards of a chat are not signed: there is no secret.',
  'audit.url': 'must begin with https:// and name a host that is reachable from the internet.',
} as const;
