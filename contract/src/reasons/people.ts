/** People, registration, organizations and what they set. */
export const peopleReasons = {
  'people.notAnEmail': 'This is not an e-mail address. Enter it like name@example.com.',
  'people.memberAlready': 'This person is a member already.',
  'people.seats':
    'This plan has reached its user limit. Please contact the person who shared this link with you.',
  'people.moreRights': 'This person has more rights than you: ask an admin.',
  'people.givesMoreRights': 'Nobody gives more rights than the own ones: ask an admin.',
  'people.invitationMoreRights': 'This invitation gives more rights than yours: ask an admin.',
  'people.ownRole': 'Nobody changes the own role or access: ask another manager.',
  'people.lastAdmin': 'This is the organization’s last admin: make somebody else an admin first.',
  'people.youAreLastAdmin': 'You are the organization’s last admin: make somebody else an admin first.',
  'people.lastAdminOf': 'This is the last admin of "{organization}": make somebody else an admin first.',
  'people.closedAsWhole':
    'This account is closed as a whole: the organization that the domain of its address belongs to opens it.',
  'people.ownSecondStep': 'The own second step is changed in the security settings.',
  'people.otherOrganizations':
    'This person belongs to other organizations, too, or the domain of their address is not proven to be yours: ask whoever runs the portal.',
  'people.otherProvider': 'Another provider signs this person in: take the second step away there.',
  'people.setUpAlready': 'This person has set up the account already: they only have to sign in.',
  'people.notTried': 'The time was over: repeat the invitation for this address.',
  'people.dataOfOthers':
    'Only the person, and who runs the portal, decide about data of other organizations.',
  'people.ownData': 'Your own data is erased by DELETE /Users/Me/Data.',
  'people.unfitHeir': 'must be another active member who may manage content.',
  'people.joinFirst': 'Join this organization first.',
  'people.domainWithoutAccess': 'Accounts of this e-mail domain have no access.',
  'people.noRecord': 'This account has no record.',
  'people.internalWithoutRecord': 'This internal account has no record yet.',
  'people.emailNotVouched': 'The sign-in provider does not vouch for an e-mail address.',
  'registration.setUp': 'This account is set up already. Sign in with your e-mail address.',
  'registration.verified': 'This address is verified and its account set up. Sign in with it.',
  'registration.switchedOff':
    'This registration link was switched off. Please contact the person who shared it with you.',
  'registration.linkExpired': 'This registration link has expired.',
  'registration.expired': 'This registration has expired. Please register again.',
  'registration.restrictedDomain':
    'You cannot register with an address of this domain. Use the address of your organization.',
  'registration.closed':
    'This account was closed. Please contact the people who look after your organization’s accounts.',
  'registration.confirmationExpired': 'This link has expired. Please register again.',
  'registration.setUpExpired': 'This link has expired. Ask for a new one.',
  'registration.trialExpired': 'This link has expired. Ask for a free trial again.',
  'registration.invitationExpired':
    'This invitation has expired. Ask the person who invited you for a new one.',
  'registration.trialBegun': 'This free trial has begun. Sign in with your e-mail address.',
  'registration.hasAccount': 'This address has an account already. Sign in with it.',
  'registration.trialInvitations':
    'A free trial sends at most {most:number} invitations a day: try again tomorrow, or ask whoever runs the portal to lift it.',
  'registration.botCheck': 'is not valid any more. Tick the box again.',
  'registration.phone': 'must be written like +49301234567, or left empty.',
  'registration.foreignPassword':
    'is not stored here: your organization’s sign-in provider knows your password. Leave it out.',
  'registration.password': 'The password does not fulfil all rules.',
  'organization.nameTaken':
    'An organization has this name already, or one that looks like it. Choose another one.',
  'organization.nameUnseen': 'must have letters that can be seen.',
  'organization.nameWithAddress':
    'must not hold an address such as https://… or name.example. Leave a space behind a point.',
  'organization.nameWithoutLetters': 'must have letters or digits.',
  'organization.portalsName': 'is the name of the portal itself. Choose another one.',
  'organization.userLimit': 'The most users are set at the command line: ask whoever runs the portal.',
  'organization.storageLimit':
    'The limit of storage is set at the command line: ask whoever runs the portal.',
  'organization.noThemeColor': 'is no theme colour; these are: {allowed}.',
  'organization.color': 'must be #RRGGBB or #RRGGBBAA.',
  'organization.longOrigins': 'must be at most {most:number} characters together.',
  'organization.wrongSynonyms':
    'has the line {line}, "{found}": write two to {terms} terms of up to {words} words each, such as kickoff = start, beginning.',
  'organization.noOrigin': 'must be origins such as https://intranet.example; "{found}" is none.',
  'policies.foreign': 'is set at the sign-in provider of your organization: leave it out here.',
  'policies.noNetwork': 'must be addresses or networks such as 203.0.113.0/24; "{found}" is none.',
  'policies.lockedOut': 'must include your own address {address}, else you lock yourself out.',
  'policies.changedMeanwhile': 'Somebody has changed the policies meanwhile: read them again.',
  'domains.noDomain': 'must be the domain of e-mail addresses, such as aurora.example.',
  'domains.shared': 'must be the domain of one owner: anybody registers names below {domain}.',
  'domains.tooMany': 'The organization has {most:number} domains: remove one first.',
  'domains.silent': 'The name servers of {domain} do not answer. Try again in a minute.',
  'domains.noRecord':
    '{domain} has no TXT record "{record}" yet. Add it there; until it is known everywhere may take an hour.',
  'domains.taken':
    '{domain} belongs to another organization of this portal: whoever runs the portal can take it away there.',
  'directory.trial': 'A free trial has no directory: ask whoever runs the portal to lift it.',
  'directory.tooManyTokens': 'The organization has {most:number} tokens for its directory: revoke one first.',
  'groups.tooMany': 'The organization has {most:number} groups: delete one first.',
  'groups.noRule': 'is for groups that are made with one: this group is made by hand.',
  'groups.rule': 'must begin with @ or a dot, such as @sales.example or .example.',
  'groups.ofDirectory': 'This group comes from the organization’s directory: change it there.',
  'groups.ofProvider': 'This group comes from the sign-in provider: change it there.',
  'groups.byRule': 'The members of this group follow from its rule: change the rule.',
  'groups.nameTaken': 'There is a group "{name}" already: choose another name.',
  'audit.url': 'must begin with https:// and name a host that everybody can reach.',
} as const;
