import { followUploads } from './follow-uploads.ts';
import { openItem } from './save-form.ts';
import { allUploads, listRemembered } from './upload-store.ts';

/** Goes on with what a page before this one left: lists it, saves what was not saved, and follows what is processed. */
export function restoreUploads(): void {
  listRemembered();
  const items = allUploads().filter(({ isItem }) => isItem);
  for (const { id } of items) openItem(id);
  if (items.length > 0) followUploads();
}
