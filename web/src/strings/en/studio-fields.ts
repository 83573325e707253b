import { isolate } from '@tv/contract/isolate';

/** The fields of an item, where it is uploaded and where it is edited. */
export const itemTitle = 'Title';
export const description = 'Description';
export const markdown = 'Markdown';
export const categories = 'Categories';
export const addCategory = 'Add a category';
export const noCategories = 'There is no other category.';
export const fromCategory = 'From the category.';
export const tags = 'Tags';
export const speakers = 'Speakers';
export const chipsHelp = 'Separate with Enter or a comma.';
export const remove = (name: string) => `Remove ${isolate(name)}`;
export const audience = 'Who sees it';
export const internal = 'Internal';
export const unlisted = 'Unlisted';
export const everybody = 'Public';
export const audienceHelp = {
  internal: 'Signed-in colleagues.',
  unlisted: 'Whoever has the link. It is in no list and no search.',
  public: 'Everyone on the internet.',
};
export const passwordHelp = 'Colleagues are never asked.';
export const thePassword = 'The password of the public link';
export const newPassword = 'New password';
export const showPassword = 'Show the password';
export const save = 'Save';
export const saving = 'Saving…';
export const discard = 'Discard changes';
export const notSavedYet = 'Not saved yet';
export const copy = 'Copy';
export const copied = 'Copied.';
export const notCopied = 'It could not be copied.';
export const done = 'Done';
export const savedNow = 'Saved.';
export const notSavedNow = 'Could not be saved. Please try again.';

export const publishesWhenReady = 'Publish it as soon as it is processed';
export const staysDraft = 'Otherwise it stays a draft.';
