import { unsavedStorage } from '@tv/client/lib/state/unsaved-storage.ts';
import { createStore, useStore } from '@tv/client/lib/state/store.ts';
import type { ChosenMedia } from './match-captions.ts';
import { isUnderWay, type UploadEntry } from './upload-entry.ts';
import { emptyForm, type UploadForm } from './upload-form-fields.ts';

const uploads = createStore<readonly UploadEntry[]>([]);
export const useUploads = () => useStore(uploads);
export const allUploads = () => uploads.get();

/** Whether a file waits or is sent, or something that was said of one is not on its way to the service. */
export const isUploading = () =>
  uploads.get().some((entry) => isUnderWay(entry) || (entry.isItem && entry.form !== entry.savedForm));

export const findUpload = (id: string) => uploads.get().find((entry) => entry.id === id);

export function changeUpload(id: string, change: Partial<UploadEntry>): void {
  uploads.set(uploads.get().map((entry) => (entry.id === id ? { ...entry, ...change } : entry)));
  remember();
}

export function removeUpload(id: string): void {
  uploads.set(uploads.get().filter((entry) => entry.id !== id));
  remember();
}

/** A file with what comes with it and what is said of it. */
export type NewEntry = ChosenMedia & { attachments?: readonly File[]; form?: Partial<UploadForm> } & Partial<
    Pick<UploadEntry, 'key' | 'recording'>
  >;

/** Adds files to the list. One that was lost, and is chosen again, goes on with what was said of it. */
export function addUploads(chosen: readonly NewEntry[]): UploadEntry[] {
  const added = chosen.map(({ file, captions, attachments = [], form, key, recording }): UploadEntry => {
    const lost = uploads
      .get()
      .find((entry) => entry.state === 'lost' && entry.fileName === file.name && entry.size === file.size);
    const before = lost?.form ?? emptyForm;
    return {
      ...(lost ?? {
        id: crypto.randomUUID(),
        sentBytes: 0,
        isItem: false,
        progress: 0,
        savedForm: before,
      }),
      form: form ? { ...before, ...form } : before,
      fileName: file.name,
      size: file.size,
      file,
      ...(key && { key }),
      ...(recording && { recording }),
      captions,
      attachments,
      state: 'waiting',
      readBytes: 0,
      isAway: false,
    };
  });
  const ids = new Set(added.map(({ id }) => id));
  uploads.set([...uploads.get().filter(({ id }) => !ids.has(id)), ...added]);
  remember();
  return added;
}

/** What outlasts the page: uploads that are not finished or not saved, and what was said of them. */
type Remembered = Pick<
  UploadEntry,
  'id' | 'fileName' | 'size' | 'sentBytes' | 'form' | 'savedForm' | 'mediaContentId' | 'isItem'
>;

// A recording that is not an item yet is found again by the page that records.
const outlasts = ({ state, isItem, isUnsaved, form, savedForm, recording }: UploadEntry) =>
  isItem ? state === 'processing' || isUnsaved === true || form !== savedForm : !recording;

const storedName = 'uploads';
/** As many as one sheet may have, and some. */
const maxRemembered = 2_000;
/** Milliseconds between two writes: progress comes many times a second. */
const writesEvery = 500;
let isWriteDue: ReturnType<typeof setTimeout> | undefined;

/** Stores the list soon, and at once when the page is left. */
function remember(): void {
  isWriteDue ??= setTimeout(write, writesEvery);
}
addEventListener('pagehide', () => isWriteDue !== undefined && write());

function write(): void {
  clearTimeout(isWriteDue);
  isWriteDue = undefined;
  const open = uploads
    .get()
    .filter((entry) => entry.state !== 'known' && outlasts(entry))
    .slice(0, maxRemembered)
    .map(({ id, fileName, size, sentBytes, form, savedForm, mediaContentId, isItem }): Remembered => {
      const item = isItem && mediaContentId ? { mediaContentId, savedForm } : { savedForm: form };
      return { id, fileName, size, sentBytes, form, isItem, ...item };
    });
  unsavedStorage.set(storedName, open.length > 0 ? open : undefined);
}

/** Lists what a page before this one left unfinished. How far an item is has to be asked. */
export function listRemembered(): void {
  if (uploads.get().length > 0) return;
  const stored = unsavedStorage.read(storedName);
  if (!Array.isArray(stored)) return;
  uploads.set(
    (stored as Partial<Remembered>[]).flatMap((each) => {
      const { id, fileName, size, sentBytes, mediaContentId } = each;
      if (!id || !fileName || !size) return [];
      const isItem = each.isItem === true && mediaContentId !== undefined;
      const form = { ...emptyForm, ...each.form };
      return {
        id,
        fileName,
        size,
        captions: [],
        attachments: [],
        state: isItem ? ('processing' as const) : ('lost' as const),
        readBytes: 0,
        sentBytes: sentBytes ?? 0,
        isAway: false,
        isItem,
        ...(isItem && { mediaContentId }),
        progress: 0,
        form,
        savedForm: isItem ? { ...emptyForm, ...each.savedForm } : form,
      };
    }),
  );
}
