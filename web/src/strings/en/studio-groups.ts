import type { GroupUses } from '@tv/contract/groups';
import { isolate } from '@tv/contract/isolate';
import { locale, number, plural } from './locale.ts';

/** Groups of the organization's people: the list, one group, and for whom content is. */
export const groups = 'Groups';
export const group = 'Group';
export const groupsTable = 'Groups';
export const search = 'Search groups';
export const count = (count: number, isExact = true) =>
  plural(count, { one: '# group', other: '# groups' }, isExact ? number(count) : `${number(count)}+`);
export const members = 'Members';
export const membersCount = (count: number) => plural(count, { one: '# person', other: '# people' });
export const source = 'Where it comes from';
export const sources = {
  directory: 'Directory',
  claim: 'Sign-in provider',
  rule: 'Rule',
  manual: 'By hand',
};
/** What the source means for those who would change the group. */
export const sourceText = {
  directory: 'This group comes from the directory (SCIM). Its name and its people are changed there.',
  claim:
    'This group comes from the sign-in provider. Its name and its people are changed there; they follow with each person’s next sign-in.',
  rule: 'Its people follow from the rule. Newcomers and changed addresses count at once.',
  manual: 'Its people are chosen here.',
};
export const endsIn = (address: string) => `ends in ${address}`;

export const noneYet = 'No groups yet';
export const noneYetText =
  'With groups you say for whom content is. They come from a directory or the sign-in provider, follow a rule about addresses, or are kept by hand.';
export const noneFound = 'No group matches';
export const noneFoundText = 'Search for fewer letters.';
export const clearSearch = 'Clear the search';

export const newGroup = 'New group';
export const edit = 'Edit';
export const editGroup = 'Edit the group';
export const name = 'Name of the group';
export const kind = 'Who is in it';
export const kindHelp = {
  manual: 'You choose the people, by search or by pasted addresses.',
  rule: 'Everyone whose address ends this way, now and later.',
};
export const rule = 'Email ends in';
export const ruleHelp = 'Begins with @ or a dot, such as @sales.example or .example.';
export const fits = (matching: number, all: number) =>
  `Fits ${number(matching)} of ${plural(all, { one: '# person', other: '# people' })}`;
export const fitsEverybody = (all: number) =>
  plural(all, {
    one: 'This rule fits everyone in the organization: # person.',
    other: 'This rule fits everyone in the organization: # people.',
  });
export const create = 'Create';
export const save = 'Save';
export const created = (name: string) => `Group “${isolate(name)}” created.`;
export const saved = (name: string) => `Group “${isolate(name)}” saved.`;

export const noMembers = 'Nobody is in this group';
export const noMembersText = {
  directory: 'People come in as soon as they have joined and the directory says so.',
  claim: 'People come in with their next sign-in. A group that has ended can be deleted.',
  rule: 'No address ends this way. People come in as soon as one does.',
  manual: 'Search for people, or paste their addresses.',
};
export const searchMembers = 'Search people of the group';
export const address = 'Email address';
export const addPerson = 'Add a person';
export const pasteAddresses = 'Paste addresses';
export const addresses = 'Email addresses';
export const addressesHelp = (most: number) =>
  `Up to ${number(most)} at once, with any separators, also as “Name <name@example.com>”. They must be people of the organization already.`;
export const addCount = (count: number) => plural(count, { one: 'Add # person', other: 'Add # people' });
export const add = 'Add';
export const adding = 'Adding…';
export const added = (person: string) => `${isolate(person)} is in the group now.`;
export const addedCount = (count: number) =>
  plural(count, { one: '# person added', other: '# people added' });
export const presentCount = (count: number) =>
  plural(count, { one: '# was in the group before', other: '# were in the group before' });
export const unknown = (count: number) =>
  plural(count, {
    one: '# address belongs to nobody in the organization:',
    other: '# addresses belong to nobody in the organization:',
  });
export const unknownHelp = 'Invite them under People, or correct the addresses and paste them again.';
export const copyUnknown = 'Copy these addresses';
export const actionsOf = (name: string) => `Actions: ${isolate(name)}`;
export const remove = 'Take out of the group';
export const removed = (person: string) => `${isolate(person)} is no longer in the group.`;

export const deleteGroup = 'Delete the group';
export const deleteSure = (name: string, uses: GroupUses) =>
  [
    `“${isolate(name)}” is deleted for good.`,
    uses.itemsCount === 0
      ? 'No item is for it.'
      : plural(uses.itemsCount, { one: '# item is for it.', other: '# items are for it.' }),
    uses.onlyItemsCount > 0 &&
      plural(uses.onlyItemsCount, {
        one: '# item will be visible only to those who manage it.',
        other: '# items will be visible only to those who manage them.',
      }),
    uses.defaultCategoriesCount > 0 &&
      plural(uses.defaultCategoriesCount, {
        one: '# category names it in its default “For whom”: new items there will not be for it.',
        other: '# categories name it in their default “For whom”: new items there will not be for it.',
      }),
    downloads(uses),
  ]
    .filter(Boolean)
    .join(' ');
function downloads({ downloadItemsCount, downloadCategoriesCount, isOrganizationDownloads }: GroupUses) {
  const places = [
    downloadItemsCount > 0 && plural(downloadItemsCount, { one: '# item', other: '# items' }),
    downloadCategoriesCount > 0 &&
      plural(downloadCategoriesCount, { one: '# category', other: '# categories' }),
    isOrganizationDownloads && 'the organization',
  ].filter((place) => place !== false);
  return (
    places.length > 0 &&
    `“Downloads” of ${new Intl.ListFormat(locale).format(places)} names it. There it will let nobody download, and nobody else is let in its place.`
  );
}
export const deleted = (name: string) => `Group “${isolate(name)}” deleted.`;
export const unexpected = 'It could not be done. Please try again.';
