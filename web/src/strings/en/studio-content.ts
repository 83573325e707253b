import { isolate } from '@tv/contract/isolate';
import { number } from './locale.ts';

/** The studio's list of content. */
export const contentTable = 'Content';
export const search = 'Search content';
export const closeSearch = 'Close search';
export const found = (count: string, all: string) => `${count} of ${all}`;
export const views = 'Views of the list';
export const viewNames = {
  all: 'All',
  needsCaptions: 'Needs captions',
  inReview: 'In review',
  scheduled: 'Scheduled',
  ending: 'Public links that end',
};
export const saveAsView = 'Save as a view';
export const thisView = 'This view';
export const updateView = 'Save the changes';
export const renameView = 'Rename the view';
export const deleteView = 'Delete the view';
export const viewName = 'Name of the view';
export const viewNeedsName = 'Give the view a name.';
export const viewNameTaken = 'Another view has this name.';
export const mostViews = (count: number) => `You can save ${count} views. Delete one first.`;
export const save = 'Save';
export const viewSaved = (name: string) => `View “${isolate(name)}” saved.`;
export const viewDeleted = (name: string) => `View “${isolate(name)}” deleted.`;
export const viewNotSaved = 'The view was not saved. Check your network, then try again.';

export const columns = 'Columns';
export const titleColumn = 'Title, category';
export const statusColumn = 'Status';
export const actions = 'Actions';
export const columnNames = {
  audience: 'Who sees it',
  captions: 'Captions',
  date: 'Date',
  manager: 'Manager',
  changed: 'Changed',
  views: 'Views',
  completion: 'Completion',
};
export const noCategory = 'No category';
export const select = (title: string) => `Select: ${isolate(title)}`;
export const selectLoaded = 'Select all that are loaded';
export const actionsOf = (title: string) => `Actions: ${isolate(title)}`;
export const mostSelected = (count: number) => `At most ${number(count)} items can be selected.`;
export const viewsOf = (count: number) => `${number(count)} ${count === 1 ? 'view' : 'views'}`;

export const empty = 'Nothing here yet';
export const emptyText =
  'Upload a video or a recording. Its title, captions and categories can follow while it is processed.';
export const emptyToReviewers = 'What is sent for review appears here.';
export const howToUpload = 'How to upload';
export const noneFound = 'Nothing matches';
export const noneFoundText = 'No item has all of this. Take a filter away, or search for fewer words.';
export const clearAll = 'Clear search and filters';
export const nothingInView = 'Nothing in this view';
export const nothingInViewText = 'When an item comes in here, you find it at once.';
export const showAll = 'Show all content';
export const offline = 'No connection. The list shows what was loaded.';

export const keys = 'List shortcuts';
export const allKeys = 'All shortcuts';
export const keysDo = {
  move: 'To the next or the previous item',
  edge: 'To the first or the last loaded item',
  page: 'A screen further or back',
  select: 'Select the item',
  extend: 'Select from there on',
  all: 'Select all loaded items',
  open: 'Open the item',
  menu: 'Menu of the item',
  clear: 'Clear the selection',
  category: 'File the selected items under a category',
  tags: 'Tags of the selected items',
  undo: 'Take the last change back',
  regions: 'Between the list, the bar of the selected items and the uploads',
  apply: 'Apply what was chosen in a menu',
  search: 'Search',
  upload: 'Upload',
  help: 'Show these shortcuts',
};
