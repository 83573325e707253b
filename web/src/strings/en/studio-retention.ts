import { isolate } from '@tv/contract/isolate';
import type { RetentionAction, RetentionSince, RetentionState } from '@tv/contract/retention-limits';
import type { LegalHold } from '@tv/contract/legal-holds';
import { number, plural } from './locale.ts';

/** Retention rules and legal holds of the organization, and what rules are about to do with an item. */
export const retention = 'Retention';
export const sectionHelp = 'What becomes of old content, and what must stay.';
export const unexpected = 'That did not work. Try again later.';

export const rules = 'Rules';
export const rulesText =
  'A rule notifies owners of old content, unpublishes it, archives it or deletes it. It acts once a day, on what it announced at least seven days before.';
export const addRule = 'Add rule';
export const editRule = 'Change rule';
export const deleteRule = 'Delete rule';
export const deleteText = (name: string) =>
  `${isolate(name)} ends, with all that it announced. What it did stays as it is.`;
export const noRules = 'There are no rules. Content stays until someone deletes it.';
export const made = 'The rule is made. It announces what it meets with its next run.';
export const changed = 'The rule is changed.';
export const deleted = 'The rule is deleted.';
export const more = (name: string) => `More about ${isolate(name)}`;
export const preview = 'Preview';
export const report = 'Download report';
export const save = 'Save';

export const name = 'Name';
export const nameHelp = 'Owners read it in notices.';
export const scope = 'For';
export const everything = 'The whole organization';
export const everyItem = 'all content';
export const inCategory = (category: string) => `the category ${isolate(category)}`;
export const noCategory = 'Its category was deleted: the rule is without effect.';
export const months = 'After months';
export const monthsHelp = (most: number) => `A whole number from 1 to ${number(most)}.`;
export const since = 'Since';
export const sinces: Record<RetentionSince, string> = {
  published: 'it was published',
  watched: 'it was last watched',
  created: 'it was created',
};
export const sinceHelp: Record<RetentionSince, string> = {
  published: 'The item’s own date, or when it was published again. Drafts stay.',
  watched: 'What nobody watched counts from its publication. Drafts stay.',
  created: 'Drafts count, too.',
};
export const action = 'Then';
export const actions: Record<RetentionAction, string> = {
  tell: 'notify the owner',
  unpublish: 'unpublish it',
  archive: 'archive it',
  delete: 'delete it',
};
export const actionHelp: Record<RetentionAction, string> = {
  tell: 'Nothing else happens.',
  unpublish: 'It becomes a draft. Its owner can publish it again.',
  archive: 'The files for playing are deleted. It can be brought back from its original.',
  delete: 'It can be restored for 30 days.',
};
/** A rule in one sentence. */
export const sentence = (months: number, since: RetentionSince, action: RetentionAction, what: string) =>
  `${plural(months, { one: '# month', other: '# months' })} after ${sinces[since]}: ${actions[action]} · ${what}`;
export const announcedCount = (count: number) =>
  plural(count, { one: '# item is announced', other: '# items are announced' });

export const estimate = 'What the rule would do';
export const estimating = 'Looking at the content…';
export const firstDay = (day: string) => `It would act on ${day} at the earliest.`;
/** Of what cannot be archived, no size is told. */
export const meets = (count: number, size?: string) =>
  [plural(count, { one: '# item', other: '# items' }), size].filter(Boolean).join(', ');
export const onlySaved = 'Sizes are what archiving saves.';
export const states: Record<RetentionState, string> = {
  due: 'Now',
  coming: 'Within a year',
  held: 'Under legal hold',
  kept: 'Kept longer',
  blocked: 'Cannot be archived',
};
export const nothingMet = 'It meets nothing.';
export const previewOf = (rule: string) => `Preview of ${isolate(rule)}`;
export const everyState = 'All';
export const show = 'Show';
export const onDay = (day: string) => `on ${day}`;
export const announced = 'announced';
export const owner = (who: string) => `Owner: ${isolate(who)}`;
export const noOwner = 'No owner, so admins are notified';
export const loadMore = 'Show more';

export const upcoming = 'What comes next';
export const upcomingText = 'What rules announced for the next 30 days. Owners can keep it, too.';
export const nothingComes = 'Nothing is announced.';
const willBe: Record<RetentionAction, (day: string, rule: string) => string> = {
  tell: (day, rule) => `Its owner will be notified on ${day} by the rule ${isolate(rule)}`,
  unpublish: (day, rule) => `Will be unpublished on ${day} by the rule ${isolate(rule)}`,
  archive: (day, rule) => `Will be archived on ${day} by the rule ${isolate(rule)}`,
  delete: (day, rule) => `Will be deleted on ${day} by the rule ${isolate(rule)}`,
};
export const comes = (action: RetentionAction, day: string, rule: string) => willBe[action](day, rule);
export const keep = 'Keep for another year';
export const kept = (day: string) => `It is kept until ${day}.`;

export const holds = 'Legal holds';
export const holdsText =
  'Nothing of what is under legal hold can be deleted or changed, also by no rule. Items are placed under legal hold on their pages.';
export const noHolds = 'Nothing is under legal hold.';
export const holdKinds: Record<LegalHold['kind'], string> = {
  item: 'Item',
  category: 'Category',
  person: 'Person',
};
export const placeHold = 'Place a hold';
export const kind = 'What is kept';
export const holdCategory = 'A category';
export const holdPerson = 'A person';
export const holdHelp = {
  category: 'Its items, now and later ones. It cannot be renamed, merged or deleted.',
  person: 'What is stored about them, and the items that they manage.',
};
export const choose = 'Choose';
export const reason = 'Reason';
export const reasonHelp = {
  category: 'Everyone who manages its items can read it.',
  person: 'Only admins can read it.',
};
export const lift = 'Lift';
export const liftTitle = 'Lift the legal hold';
export const liftText = (name: string) =>
  `${isolate(name)} can be deleted and changed again, also by retention rules.`;
export const placed = 'The hold is placed.';
export const lifted = 'The hold is lifted.';
export const heldSince = (day: string) => `since ${day}`;
