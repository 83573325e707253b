import { currentUser } from '../../lib/session/current-user.ts';
import { deviceStorage, readJson } from '../../lib/state/browser-storage.ts';
import { createStore, useStore } from '../../lib/state/store.ts';
import type { ChosenMedia } from './match-captions.ts';
import { isUnderWay, type UploadEntry } from './upload-entry.ts';
import { emptyForm, type UploadForm } from './upload-form-fields.ts';

const uploads = createStore<readonly UploadEntry[]>([]);
export const useUploads = () => useStore(uploads);
export const allUploads = () => uploads.get();

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
export type NewEntry = ChosenMedia & { attachments?: readonly File[]; form?: Partial<UploadForm> };

/** Adds files to the list. One that was lost, and is chosen again, goes on with what was said of it. */
export function addUploads(chosen: readonly NewEntry[]): UploadEntry[] {
  const added = chosen.map(({ file, captions, attachments = [], form }): UploadEntry => {
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

/** What outlasts the page: uploads that are not finished, and what was said of them. */
type Remembered = { id: string; fileName: string; size: number; sentBytes: number; form: UploadForm };

const storageKey = () => `tv.studio-uploads ${currentUser.get()?.id ?? ''}`;
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
    .filter((entry) => isUnderWay(entry) || entry.state === 'paused' || entry.state === 'lost')
    .slice(0, maxRemembered)
    .map(({ id, fileName, size, sentBytes, form }): Remembered => ({ id, fileName, size, sentBytes, form }));
  deviceStorage.set(storageKey(), open.length > 0 ? JSON.stringify(open) : null);
}

/** Lists what a page before this one left unfinished. */
export function restoreUploads(): void {
  if (uploads.get().length > 0) return;
  const stored = readJson(deviceStorage, storageKey());
  if (!Array.isArray(stored)) return;
  uploads.set(
    (stored as Partial<Remembered>[]).flatMap(({ id, fileName, size, sentBytes, form: said }) => {
      if (!id || !fileName || !size) return [];
      const form = { ...emptyForm, ...said };
      return {
        id,
        fileName,
        size,
        captions: [],
        attachments: [],
        state: 'lost' as const,
        readBytes: 0,
        sentBytes: sentBytes ?? 0,
        isAway: false,
        isItem: false,
        progress: 0,
        form,
        savedForm: form,
      };
    }),
  );
}
