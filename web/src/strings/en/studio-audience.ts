import { isolate } from '@tv/contract/isolate';
import { number, plural } from './locale.ts';

/** For whom an item is that is not public: everybody in the organization, or groups and people. */
export const forWhom = 'For whom';
export const everybody = 'Everyone';
export const chosen = 'Groups and people…';
export const help = {
  everybody: 'Everyone in your organization sees it.',
  chosen: 'Only they see it, and those who manage or review it.',
};
export const groupsAndPeople = 'Groups and people';
export const count = (count: number) =>
  plural(count, { one: '# group or person', other: '# groups and people' });
export const add = 'Add groups or people';
export const find = 'Find a group or a person';
export const loading = 'Loading…';
export const notLoaded = 'They could not be loaded. Close this and try again.';
export const namesNotLoaded = 'Their names could not be loaded. Reload the page.';
export const nothingFound = 'No group and nobody with this name or address.';
export const typeForPeople = 'Type a name or an address to find people.';
export const sources = {
  directory: 'Group of the directory',
  claim: 'Group of the sign-in provider',
  rule: 'Group by rule',
  manual: 'Group',
};
export const remove = (name: string) => `Take ${isolate(name)} away`;
export const empty =
  'Choose at least one group or person. Until then it stays as it was: with nobody, only those who manage it would see it.';
export const lastKept = 'One group or person stays at least. For all colleagues, choose “Everyone”.';
export const atMost = (groups: number, people: number) =>
  `At most ${number(groups)} groups and ${number(people)} people.`;
export const deletedGroup = 'Deleted group';
export const gonePerson = 'Person who left';
export const gone = (count: number) =>
  plural(count, {
    one: '# deleted group or person who left is still named: it no longer shows the item to anyone.',
    other: '# deleted groups or people who left are still named: they no longer show the item to anyone.',
  });
export const nobodyLeft = 'All whom it was for are gone. Only those who manage or review it see it.';
export const withoutYou =
  'You are not among them. You still see it as long as you manage it, as do organization managers, admins and its reviewers.';
/** In the list of content, in place of “Internal”. */
export const forSome = 'Selected';
export const saveFor = (count: number) =>
  plural(count, { one: 'Show # item to them', other: 'Show # items to them' });

/** The audience of a category's defaults, given to what is there. */
export const apply = 'Apply to what is there';
export const applyTitle = 'Who sees what is there';
export const applyText =
  'The default “For whom” counts for new items. What is in the category keeps its own, unless you apply it.';
export const applySure = (items: number, publicItems: number) =>
  [
    plural(items, {
      one: '# item of the category gets this audience in place of its own.',
      other: '# items of the category get this audience in place of their own.',
    }),
    publicItems > 0 &&
      plural(publicItems, {
        one: '# public item stays as it is.',
        other: '# public items stay as they are.',
      }),
  ]
    .filter(Boolean)
    .join(' ');
export const nothingToApply = 'Every internal item of the category has this audience.';
export const applied = (count: number) =>
  plural(count, { one: '# item has the audience now.', other: '# items have the audience now.' });
export const unexpected = 'It could not be done. Please try again.';
