import type { Trim } from '@tv/contract/uploads';
import { runUploads } from '../run-uploads.ts';
import type { UploadForm } from '../upload-form-fields.ts';
import { addUploads } from '../upload-store.ts';
import { keyOf } from './announced-recording.ts';
import type { Recorded } from './recorder-view.ts';
import { storeRecording } from './recordings-db.ts';
import { type MarkedChapter, titledChapters } from './take-clock.ts';

type Said = { form: UploadForm; chapters: readonly MarkedChapter[]; trim: Trim | undefined };

/**
 * Gives a recording to the list of uploads, which sends what is missing, says its size and completes it. It stays on this device until
 * it has arrived.
 */
export async function handOver(recorded: Recorded, { form, chapters, trim }: Said): Promise<void> {
  const { recording, file, stopSending, letGo } = recorded;
  stopSending();
  const titled = titledChapters(chapters);
  await storeRecording({ ...recording, isEnded: true, title: form.title, chapters: titled }).catch(() => {});
  addUploads([
    {
      ...{ file, captions: [], form, key: keyOf(recording.id) },
      recording: { id: recording.id, chapters: titled, trim, letGo },
    },
  ]);
  runUploads();
}
