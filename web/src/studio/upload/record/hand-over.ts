import type { Trim } from '@tv/contract/uploads';
import { runUploads } from '../run-uploads.ts';
import type { UploadForm } from '../upload-form-fields.ts';
import { addUploads } from '../upload-store.ts';
import { keyOf } from './announced-recording.ts';
import type { Recorded } from './recorder-view.ts';
import { storeRecording } from './recordings-db.ts';
import type { MarkedChapter } from './take-clock.ts';

type Said = { form: UploadForm; chapters: readonly MarkedChapter[]; trim: Trim | undefined };

/**
 * Gives a recording to the list of uploads, which sends what is missing, says its size and completes it. It stays on this device until
 * it has arrived.
 */
export async function handOver(
  { recording, file, sentBytes, stopSending, letGo }: Recorded,
  { form, chapters, trim }: Said,
): Promise<void> {
  stopSending();
  const titled = chapters.filter(({ title }) => title.trim() !== '');
  await storeRecording({ ...recording, isEnded: true, title: form.title, chapters: titled }).catch(() => {});
  addUploads([
    {
      ...{ file, captions: [], form, key: keyOf(recording.id) },
      // After a crash with a full disk the service has more of it than this device.
      size: Math.max(file.size, sentBytes()),
      recording: { id: recording.id, chapters: titled, trim, letGo },
    },
  ]);
  runUploads();
}
