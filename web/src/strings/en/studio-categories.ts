import { isolate } from '@tv/contract/isolate';

/** The categories of an organization: their list, and the page of each. */
export const categories = 'Categories';
export const sectionHelp = 'Order, managers, covers and defaults for new uploads.';
export const help =
  'Viewers see them in this order. To move a category, drag its handle, press the arrow keys on it, or use its arrows.';
export const newName = 'New category';
export const add = 'Add';
export const added = (name: string) => `${isolate(name)} was added.`;
export const none = 'No categories yet';
export const noneText = 'Viewers find videos by category. Enter the name of the first one above.';
export const find = 'Find a category';
export const notFound = 'No matching category.';
export const sortByName = 'Sort by name';
export const sortedByName = 'The categories are sorted by name.';
export const move = (name: string) => `Move ${isolate(name)}`;
export const moveUp = (name: string) => `Move ${isolate(name)} up`;
export const moveDown = (name: string) => `Move ${isolate(name)} down`;
export const moveHelp = 'Drag it, or press the arrow keys';
export const movedTo = (name: string, place: number, count: number) =>
  `${isolate(name)} is ${place} of ${count}.`;
export const managersCount = (count: number) => `${count} managers`;
export const unexpected = 'That did not work. Please try again.';
export const category = 'Category';
export const name = 'Name';
export const nameNeeded = 'A category needs a name.';
export const description = 'Description';
export const descriptionHelp = 'Shown on the category’s page.';
export const saved = 'Saved.';
export const cover = 'Cover';
export const coverHelp =
  'PNG, JPEG, WebP or AVIF, at most 10 MB. It is cropped to 16:9. Without a cover, the newest items are shown.';
export const chooseCover = 'Choose a picture';
export const removeCover = 'Remove the cover';
export const coverOf = (name: string) => `Cover of ${isolate(name)}`;
export const managers = 'Managers';
export const managersHelp =
  'They manage every item in this category, as organization managers and admins do everywhere.';
export const noManagers = 'No content manager has this category.';
export const addManager = 'Add a manager';
export const findManager = 'Name or email address';
export const noCandidates = 'No one found. A manager needs at least the role of a content manager.';
export const remove = (name: string) => `Remove ${isolate(name)}`;
export const loading = 'Loading…';
export const notLoaded = 'Could not be loaded.';
export const defaults = 'Defaults for new uploads';
export const defaultsHelp = 'Applied to items uploaded into this category. The uploader can change them.';
export const audience = 'Who sees it';
export const audiences = {
  none: 'No default',
  internal: 'Internal',
  unlisted: 'Unlisted',
  public: 'Public',
};
export const tags = 'Tags';
export const speakers = 'Speakers';
export const chipsHelp = 'Separate with Enter or a comma.';
export const expiry = 'Public link ends after';
export const expiryHelp = 'Days after the upload, 1 to 3,650. Leave empty for no end.';
export const expiryWrong = 'Enter a number of days from 1 to 3,650.';
export const downloadsHelp = 'Also applies to items already in the category.';
export const downloadsInherited = 'As set for the organization.';
export const mergeOrDelete = 'Merge or delete';
export const mergeText =
  'Its items are filed under another category, its followers follow that one, and this category is deleted.';
export const merge = 'Merge into…';
export const mergeInto = (name: string) => `Merge ${isolate(name)} into`;
export const mergeSure = (name: string, into: string, items: string) =>
  `${items} of “${isolate(name)}” will be filed under “${isolate(into)}”. “${isolate(name)}” is deleted. This cannot be undone.`;
export const mergeNow = 'Merge';
export const merged = (name: string, into: string) => `${isolate(name)} was merged into ${isolate(into)}.`;
export const deleteText = 'Its items are kept, without this category.';
export const deleteCategory = 'Delete the category';
export const deleteSure = (name: string) =>
  `“${isolate(name)}” is deleted. Its items stay. This cannot be undone.`;
export const deleteNow = 'Delete';
export const deleted = (name: string) => `${isolate(name)} was deleted.`;
export const forAdmins = 'Admins merge and delete categories: ask one of them.';
