import { ProcessingStatus } from '@tv/contract/enumerations';
import { ApiError } from '@tv/client/lib/api/api-error.ts';
import { queryClient } from '@tv/client/lib/api/query-client.ts';
import * as text from '@tv/strings/en/studio/content/upload.ts';
import { type ItemSaver, openItemSaver, savedItem } from '../parts/item/item-saver.ts';
import { managedItem } from '../parts/item/queries.ts';
import type { UploadEntry } from './upload-entry.ts';
import { changesSince, itemFieldsOf, type UploadForm } from './upload-form-fields.ts';
import { changeUpload, findUpload } from './upload-store.ts';
import { withRetry } from './with-retry.ts';

/** The items that files of the list have become and whose forms are open, by the id in the list. */
const opened = new Map<string, { saver: ItemSaver; end: () => void }>();
const opening = new Map<string, AbortController>();

/** The saver of the item that a file has become; `undefined` until it is read. */
export const itemSaverOf = (id: string): ItemSaver | undefined => opened.get(id)?.saver;

/**
 * Stores a change of what is said of a file. Until the file has arrived it is told with the upload; afterwards the saver of
 * the item has it.
 */
export function changeForm(id: string, change: Partial<UploadForm>): void {
  const entry = findUpload(id);
  if (!entry) return;
  changeUpload(id, { form: { ...entry.form, ...change }, formProblem: undefined });
  if (!entry.isItem) return;
  if (opened.has(id)) handOver(id);
  else openItem(id);
}

/** Reads the item that a file has become, and gives what was said of it to the item's saver. Waits for the line. */
export function openItem(id: string): void {
  const entry = findUpload(id);
  if (!entry?.isItem || !entry.mediaContentId || opened.has(id) || opening.has(id)) return;
  const { mediaContentId } = entry;
  const stop = new AbortController();
  opening.set(id, stop);
  withRetry(() => readItem(mediaContentId), { onLine: () => {}, signal: stop.signal })
    .then((read) => {
      if (!findUpload(id)) return;
      const saver = openItemSaver(read);
      const stopWatching = saver.subscribe(() => tellOf(id, saver));
      const end = saver.start();
      opened.set(id, { saver, end: () => (stopWatching(), end()) });
      changeUpload(id, stateOf(findUpload(id)!, read.answer));
      handOver(id);
      tellOf(id, saver);
    })
    .catch((error: unknown) => {
      if (error instanceof ApiError && error.status === 404 && error.reason)
        changeUpload(id, { state: 'failed', problem: text.deleted, isGone: true });
    })
    .finally(() => opening.delete(id));
}

/** The form of a file that is taken off the list. What is not saved is saved on. */
export function closeItem(id: string): void {
  opening.get(id)?.abort();
  opened.get(id)?.end();
  opened.delete(id);
}

/** Takes over what became of an item, such as its publication. */
export async function refreshItem(id: string): Promise<void> {
  const saver = itemSaverOf(id);
  if (saver) saver.follow(savedItem(await readItem(saver.get().base.answer.id)));
}

const readItem = (mediaContentId: string) =>
  queryClient.fetchQuery({ ...managedItem(mediaContentId), staleTime: 0 });

function handOver(id: string): void {
  const { form, savedForm } = findUpload(id)!;
  const { saver } = opened.get(id)!;
  const change = itemFieldsOf(changesSince(savedForm, form), form, savedForm);
  if (Object.keys(change).length > 0) saver.change({ ...saver.get().value, ...change });
  changeUpload(id, { savedForm: form });
}

/** The list says what is not saved, also where the form is not shown. */
function tellOf(id: string, saver: ItemSaver): void {
  const { state } = saver.get().saving;
  const [isUnsaved, needsPerson] = [saver.isUnsaved(), !['saved', 'saving'].includes(state)];
  const entry = findUpload(id);
  if (entry && (entry.isUnsaved !== isUnsaved || entry.needsPerson !== needsPerson))
    changeUpload(id, { isUnsaved, needsPerson });
}

/** How far the processing of an item is that was uploaded by a page before this one. */
function stateOf(
  { state }: UploadEntry,
  { processingStatus, problem }: { processingStatus: number; problem?: string },
): Partial<UploadEntry> {
  if (state !== 'processing') return {};
  if (processingStatus === ProcessingStatus.COMPLETED) return { state: 'done', progress: 1 };
  return processingStatus === ProcessingStatus.ERROR ? { state: 'failed', problem } : {};
}
