import { ApiError } from '@tv/client/lib/api/api-error.ts';
import { call } from '@tv/client/lib/api/call.ts';
import { reloadManagedContents } from '@tv/client/lib/media-contents/managed.ts';
import * as text from '@tv/strings/en/studio/content/upload.ts';
import { contentKey, UnreadableFile } from './content-key.ts';
import { followUploads } from './follow-uploads.ts';
import { announce, announceRecorded, RefusedCompanion, sendFile } from './send-file.ts';
import { removeRecording } from './record/takes/recordings-db.ts';
import { reasonOf } from '../parts/problems/reason-of.ts';
import { reasonWords } from '../parts/problems/reason-words.ts';
import { closeItem, openItem } from './save-form.ts';
import type { UploadEntry } from './upload-entry.ts';
import { detailsOf } from './upload-form-fields.ts';
import { allUploads, changeUpload, findUpload, removeUpload } from './upload-store.ts';
import { withRetry } from './with-retry.ts';

/** Files that are sent at once. */
const most = 2;

const running = new Map<string, AbortController>();

/** Starts what waits, as far as there is room. */
export function runUploads(): void {
  for (const { id, state } of allUploads()) {
    if (running.size >= most) return;
    if (state !== 'waiting' || running.has(id)) continue;
    const stop = new AbortController();
    running.set(id, stop);
    void run(id, stop.signal)
      .catch((error: unknown) => {
        if (!stop.signal.aborted)
          changeUpload(id, {
            ...{ state: 'failed', isAway: false, problem: sentenceOf(error) },
            formProblem: fieldProblemOf(error),
          });
      })
      .finally(() => {
        running.delete(id);
        runUploads();
      });
  }
}

export function pauseUpload(id: string): void {
  running.get(id)?.abort();
  running.delete(id);
  changeUpload(id, { state: 'paused', isAway: false });
  runUploads();
}

export function resumeUpload(id: string): void {
  if (findUpload(id)?.file)
    changeUpload(id, { state: 'waiting', problem: undefined, formProblem: undefined });
  runUploads();
}

/** Takes a file off the list. What has arrived of it is deleted by the service after a while. */
export function cancelUpload(id: string): void {
  running.get(id)?.abort();
  running.delete(id);
  closeItem(id);
  findUpload(id)?.recording?.letGo();
  removeUpload(id);
  runUploads();
}

async function run(id: string, signal: AbortSignal): Promise<void> {
  try {
    await bringIn(id, signal);
  } catch (error) {
    // The service deletes an upload that got no bytes for long: then it starts again.
    if (!(error instanceof ApiError && error.status === 404) || signal.aborted) throw error;
    await bringIn(id, signal);
  }
}

async function bringIn(id: string, signal: AbortSignal): Promise<void> {
  const { file, captions = [], attachments = [], key: knownKey } = findUpload(id) ?? {};
  if (!file) return;
  const change = (more: Parameters<typeof changeUpload>[1]) => signal.aborted || changeUpload(id, more);
  const onLine = (isAway: boolean) => void change({ isAway });
  if (file.size === 0) throw new UnreadableFile();
  let key = knownKey;
  if (!key) {
    change({ state: 'reading', readBytes: 0 });
    key = await contentKey(file, (readBytes) => change({ readBytes }), signal);
    change({ key });
  }
  const first = findUpload(id)!;
  const announceFirst = first.recording ? announceRecorded : announce;
  const upload = await announceFirst(detailsOf({ ...first, size: file.size }), { onLine, signal });
  const { id: mediaContentId, sizeInBytes: size } = upload;
  change({ state: 'sending', mediaContentId, size, sentBytes: upload.offset });
  // An item whose processing failed is processed again.
  const isAgain = findUpload(id)?.isItem === true;
  if (upload.isCompleted && !isAgain) {
    change({ state: 'known', sentBytes: size, isItem: true, savedForm: findUpload(id)?.form });
    void forgetRecording(id);
    return;
  }
  if (!upload.isCompleted) {
    change({ savedForm: first.form });
    await sendFile({
      file,
      upload,
      captions,
      attachments,
      onProgress: (sentBytes) => change({ sentBytes }),
      onLine,
      signal,
    });
    // Changes of the form while the file was sent count. What is refused of them is told once there is an item.
    const announced = findUpload(id)!;
    const isAnnounced = await announce(detailsOf(announced), { onLine, signal }).then(
      () => true,
      (error: unknown) => {
        if (fieldProblemOf(error)) return false;
        throw error;
      },
    );
    if (isAnnounced) change({ savedForm: announced.form });
  }
  await withRetry(
    () => call('POST /Management/Uploads/:id/Completions', { params: { id: upload.id }, signal }),
    { onLine, signal },
  );
  change({ state: 'processing', isItem: true, progress: 0 });
  void forgetRecording(id);
  // Later changes of the form are saved with the item.
  const { form, savedForm } = findUpload(id) ?? {};
  if (form !== savedForm) openItem(id);
  followUploads();
  void reloadManagedContents();
}

/** A recording that has arrived is not needed on this device any more. */
async function forgetRecording(id: string): Promise<void> {
  const { recording } = findUpload(id) ?? {};
  if (!recording) return;
  await removeRecording(recording.id).catch(() => {});
  recording.letGo();
}

/** The field of the form that an announcement is refused for, and why. */
function fieldProblemOf(error: unknown): UploadEntry['formProblem'] {
  if (!(error instanceof ApiError) || error.status !== 400) return undefined;
  const { field } = error.exceptionData;
  return typeof field === 'string' && error.reason
    ? { field: field.split('.')[0]!, text: reasonWords(error) }
    : undefined;
}

function sentenceOf(error: unknown): string {
  if (error instanceof UnreadableFile) return text.unreadable;
  if (error instanceof RefusedCompanion) return text.refusedBeside(error.fileName, error.message);
  const quota = error instanceof ApiError ? error.exceptionData['quota'] : undefined;
  if (typeof quota === 'string' && Object.hasOwn(text.quota, quota))
    return text.quota[quota as keyof typeof text.quota];
  return reasonOf(error, text.unexpected);
}
