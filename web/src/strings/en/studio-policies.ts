/** What the organization asks of its members' sign-ins. */
export const policies = 'Policies';
export const policiesHelp = 'Second step, sessions, passwords, networks and personal feeds';
export const intro =
  'They count for everybody of this organization, in open sessions and feeds within a minute.';
export const secondStep = 'A second step is required of';
export const secondStepHelp =
  'These roles sign in with an authenticator app or a passkey. Sessions without a second step end when you save.';
export const ownRole =
  'This is your own role: if you have no second step, you are signed out and set one up at the next sign-in.';
export const sessionHours = 'Sessions end after';
export const sessionHoursHelp = (most: number) =>
  `Hours from the sign-in, at most ${most}. Empty: as the portal does.`;
export const idleHours = 'Sessions end without use after';
export const idleHoursHelp = (most: number) => `Hours, at most ${most}. Empty: as the portal does.`;
export const passwordLength = 'New passwords have at least';
export const passwordLengthHelp = (least: number, most: number) =>
  `Characters, from ${least} to ${most}. Shorter passwords work until they are changed. Empty: as the portal does.`;
export const networks = 'Networks from which the portal opens';
export const networksHelp = (most: number) =>
  `One a line, such as 203.0.113.0/24, at most ${most}. Your own address must be among them. Empty: any network.`;
export const personalFeeds = 'Members may read their own feed in other programs';
export const personalFeedsHelp =
  'Its address is for podcast apps and news readers. It opens without sign-in and goes on after signing out. A feed that was made without a second step shows nothing to roles that need one.';
export const personalFeedsOff =
  'Items of this organization are in no personal feed. Addresses that exist by then show them no more when you switch this on again.';
export const numberNeeded = (least: number, most: number) => `Type a whole number from ${least} to ${most}.`;
export const tooManyNetworks = (most: number) => `At most ${most} networks.`;
export const changedMeanwhile =
  'Somebody else changed the policies meanwhile. They are shown now: look at them, then save again.';
export const saved = 'Policies saved.';
export const unexpected = 'That did not work. Try again.';
