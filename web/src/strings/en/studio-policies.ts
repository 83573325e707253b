/** What the organization requires when its members sign in. */
export const policies = 'Policies';
export const policiesHelp = 'Second step, sessions, passwords, networks and personal feeds';
export const intro =
  'They apply to everyone in this organization, and to open sessions and feeds within a minute.';
export const secondStep = 'Second step required for';
export const secondStepHelp =
  'These roles sign in with an authenticator app or a passkey. Sessions without a second step end when you save.';
export const ownRole =
  'This is your own role: if you have no second step, you will be signed out and have to set one up when you next sign in.';
export const sessionHours = 'Sessions end after';
export const sessionHoursHelp = (most: number) =>
  `Hours after sign-in, at most ${most}. Leave empty for the portal’s default.`;
export const idleHours = 'Unused sessions end after';
export const idleHoursHelp = (most: number) =>
  `Hours, at most ${most}. Leave empty for the portal’s default.`;
export const passwordLength = 'Minimum length of new passwords';
export const passwordLengthHelp = (least: number, most: number) =>
  `Characters, from ${least} to ${most}. Shorter passwords work until they are changed. Leave empty for the portal’s default.`;
export const networks = 'Networks with access to the portal';
export const networksHelp = (most: number) =>
  `One per line, for example 203.0.113.0/24, at most ${most}. Your own address must be included. Leave empty to allow any network.`;
export const personalFeeds = 'Allow personal feeds';
export const personalFeedsHelp =
  'Members can open their feed in podcast apps and news readers. Its address works without signing in, even after signing out. A feed created without a second step shows nothing to roles that require one.';
export const personalFeedsOff =
  'Personal feeds will not include items of this organization. If you turn this on again, members have to create new addresses to see them.';
export const guests = 'Allow guests';
export const guestsHelp =
  'Those who manage an item can share it with an address outside. The guest confirms the address with a code and needs no account.';
export const guestsOff =
  'Nothing can be shared with guests. What is shared with them now ends when you save, and does not come back.';
export const guestDays = 'Guests have access for at most';
export const guestDaysHelp = (usual: number, most: number) =>
  `Days, at most ${most}. Leave empty for ${usual}.`;
export const numberNeeded = (least: number, most: number) => `Enter a whole number from ${least} to ${most}.`;
export const tooManyNetworks = (most: number) => `At most ${most} networks.`;
export const changedMeanwhile =
  'Someone else has changed the policies in the meantime. Check the current ones shown here, then save again.';
export const saved = 'Policies saved.';
export const unexpected = 'That did not work. Try again.';
