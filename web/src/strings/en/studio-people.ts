import { isolate } from '@tv/contract/isolate';
import { number, plural } from './locale.ts';

/** Members of the organization, and those who are invited. */
export const people = 'People';
export const peopleHelp = 'Members, roles and invitations';
export const peopleTable = 'People';
export const search = 'Search people';
export const lists = 'Lists of people';
export const members = 'Members';
export const invited = 'Invited';
export const count = (count: number, isExact = true) =>
  plural(count, { one: '# person', other: '# people' }, isExact ? number(count) : `${number(count)}+`);

export const person = 'Person';
export const role = 'Role';
export const secondStep = 'Second step';
export const lastVisit = 'Last visit';
export const state = 'State';
export const review = 'Review';
export const filterLabels = { role, state, secondStep, review };
export const active = 'Active';
export const inactive = 'Deactivated';
export const withSecondStep = 'Has a second step';
export const withoutSecondStep = 'Password alone';
export const mayReview = 'May review drafts';
export const mayNotReview = 'May not review by their own right';
export const never = 'Never';
export const you = 'You';
export const hasSecondStep = 'Set up';
export const noSecondStep = 'None';
export const elsewhere = 'At the provider';
export const categoriesOf = (count: number) => plural(count, { one: '# category', other: '# categories' });

export const noneFound = 'No one matches';
export const noneFoundText = 'Take a filter away, or search for fewer letters.';
export const clearAll = 'Clear search and filters';
export const nobodyInvited = 'No invitation is open';
export const nobodyInvitedText = 'Paste up to 200 addresses at once. Each one gets an email with a link.';

export const actionsOf = (person: string) => `Actions: ${isolate(person)}`;
export const open = 'Open';
export const deactivate = 'Deactivate';
export const activate = 'Activate';
export const removeSecondStep = 'Remove the second step';
export const takeData = 'Download their data';
export const endMembership = 'End the membership';
export const erase = 'Erase their data';
export const deactivated = (person: string) => `${isolate(person)} can no longer open the portal here.`;
export const activated = (person: string) => `${isolate(person)} can open the portal again.`;
export const secondStepRemoved = (person: string) =>
  `${isolate(person)} signs in with the password alone from now on.`;
export const membershipEnded = (person: string) => `${isolate(person)} is no longer a member.`;
export const removeSecondStepText = (person: string) =>
  `${isolate(person)} loses the authenticator app, the recovery codes and all passkeys, and gets an email about it. The password stays.`;
export const endMembershipText = (person: string) =>
  `${isolate(person)} loses the access to this organization and the categories that are assigned. The account and what was uploaded stay.`;

export const reviewLabel = 'May review drafts';
export const reviewHelp = 'Reads drafts that are in review, comments on them and approves them.';
export const reviewIncluded = 'This role includes it.';
export const categories = 'Manages all content of';
export const categoriesHelp = 'Beside what the person uploads.';
export const addCategory = 'Add a category';
export const noCategories = 'There is no other category.';
export const removeCategory = (name: string) => `Take the category ${isolate(name)} away`;
export const joined = 'Member since';
export const save = 'Save';
export const saved = (person: string) => `Access of ${isolate(person)} saved.`;
export const onlyRead = 'You cannot change this person: it is you, or they may do more than you.';
export const roleHelp: Record<string, string> = {
  Viewer: 'Watches what is published for members.',
  ContentManager: 'Uploads, and manages their own content and assigned categories.',
  OrganizationManager: 'Manages all content, categories, people and the look.',
  Admin: 'May do everything, also policies, domains, the audit log and deleting.',
};

export const eraseTitle = (person: string) => `Erase the data of ${isolate(person)}`;
export const eraseIntro = 'This cannot be undone. It erases, for this organization:';
export const erased = [
  'the membership with its role, rights and assigned categories',
  'what the person watched, saved, liked and follows, reminders and emails',
  'the name at what was uploaded; the content itself stays',
];
export const eraseAccount =
  'the account with its password, second step and sessions, if the person belongs to no other organization';
export const eraseStays =
  'Lines of the audit log stay, with a random id in the place of the person and without addresses.';
export const heir = 'Who takes over the content';
export const heirHelp = 'A member who can manage content. Without one, it belongs to no one.';
export const nobody = 'No one';
export const chooseHeir = 'Choose a person';
export const typeAddress = (email: string) => `Type ${email} to go on`;
export const erasedDone = (person: string) => `What was stored about ${isolate(person)} is erased.`;

export const invite = 'Invite people';
export const addresses = 'Email addresses';
export const addressesHelp =
  'Paste up to 200, with any separators, also as “Name <name@example.com>”. Each person gets an email with a link that works for 7 days.';
export const inviteCount = (count: number) =>
  plural(count, { one: 'Invite # person', other: 'Invite # people' });
export const noAddresses = 'Type or paste at least one address.';
export const tooMany = (count: number, most: number) =>
  `${number(count)} addresses are too many at once: at most ${number(most)}.`;
export const found = (count: number) => plural(count, { one: '# address', other: '# addresses' });
export const repeated = (count: number) =>
  plural(count, { one: '# repetition left out', other: '# repetitions left out' });
export const wrongLines = (count: number) =>
  plural(count, { one: '# line cannot be read:', other: '# lines cannot be read:' });
export const line = (number: number) => `Line ${number}`;
export const wrongReasons = {
  noAddress: 'no address in it',
  notAnAddress: 'not an email address',
};
export const andMore = (count: number) => `and ${number(count)} more`;
export const inviting = 'Inviting…';
export const outcomes = {
  invited: (count: number) => plural(count, { one: '# invitation sent', other: '# invitations sent' }),
  open: (count: number) => plural(count, { one: '# was invited before', other: '# were invited before' }),
  changed: (count: number) =>
    plural(count, {
      one: '# invitation changed its role or rights',
      other: '# invitations changed their role or rights',
    }),
  member: (count: number) => plural(count, { one: '# is already a member', other: '# are already members' }),
  failed: (count: number) => plural(count, { one: '# failed', other: '# failed' }),
};
export const tryFailed = 'Try these again';
export const inviteMore = 'Invite more';
export const done = 'Done';

export const invitationsTable = 'Invitations';
export const expires = 'The link ends';
export const expired = 'Expired';
export const isSetUp = 'Has to sign in once';
export const sendAgain = 'Send again';
export const withdraw = 'Withdraw';
export const copyAddress = 'Copy the address';
export const copied = 'Copied.';
export const notCopied = 'It could not be copied.';
export const sentAgain = (email: string) => `A new link is on its way to ${email}.`;
export const withdrawn = (email: string) => `The invitation of ${email} is withdrawn.`;
export const unexpected = 'That did not work. Try again.';
