import { ApiError } from '../../lib/api/api-error.ts';
import { call } from '../../lib/api/call.ts';
import * as text from '../../strings/en/studio-upload.ts';
import { isFormSaved } from './upload-entry.ts';
import { changeOf, detailsOf, type UploadForm } from './upload-form-fields.ts';
import { changeUpload, findUpload } from './upload-store.ts';

/** Milliseconds after the last change until it is saved. */
const pause = 800;
const timers = new Map<string, ReturnType<typeof setTimeout>>();

/** Stores a change of what is said of a file: here at once, and with the service after a moment. */
export function changeForm(id: string, change: Partial<UploadForm>): void {
  const entry = findUpload(id);
  if (!entry) return;
  changeUpload(id, { form: { ...entry.form, ...change } });
  clearTimeout(timers.get(id));
  timers.set(
    id,
    setTimeout(() => void saveForm(id), pause),
  );
}

/** Saves the form with the upload, or with the item that it has become. Before the file is announced, the announcement tells it. */
export async function saveForm(id: string): Promise<void> {
  clearTimeout(timers.get(id));
  const entry = findUpload(id);
  if (!entry?.mediaContentId || isFormSaved(entry)) return;
  const { form, isItem, mediaContentId } = entry;
  try {
    if (isItem)
      await call('PATCH /Management/MediaContents/:id', {
        params: { id: mediaContentId },
        body: changeOf(entry),
      });
    else await call('POST /Management/Uploads', { body: detailsOf(entry) });
    changeUpload(id, { savedForm: form, formProblem: undefined });
  } catch (error) {
    const isRefused = error instanceof ApiError && error.reason !== undefined;
    const field = isRefused ? error.exceptionData['field'] : undefined;
    changeUpload(id, {
      formProblem: {
        field: typeof field === 'string' ? field : undefined,
        text: isRefused ? error.reason! : text.notSaved,
      },
    });
  }
}
