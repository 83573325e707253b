import { call } from '@tv/client/lib/api/call.ts';
import type { Trim } from '@tv/contract/uploads/uploads';
import { announceRecorded, sendFile } from '../../send-file.ts';
import { withRetry } from '../../with-retry.ts';
import { announcementOf } from '../takes/announced-recording.ts';
import type { Recorded } from '../recorder-view.ts';
import { removeRecording } from '../takes/recordings-db.ts';
import { type MarkedChapter, titledChapters } from '../takes/take-clock.ts';

type ItemTexts = {
  title: string;
  description: string;
  chapters: readonly MarkedChapter[];
  trim: Trim | undefined;
};
type Options = {
  onProgress: (share: number) => void;
  onLine: (isAway: boolean) => void;
  signal: AbortSignal;
};

/** Sends what is missing of a member's recording, and completes it: it becomes a draft for review. */
export async function sendForReview(
  recorded: Recorded,
  { title, description, chapters, trim }: ItemTexts,
  { onProgress, onLine, signal }: Options,
): Promise<void> {
  const { recording, file, stopSending, letGo } = recorded;
  stopSending();
  const upload = await announceRecorded(
    {
      ...announcementOf(recording),
      ...(title.trim() && { title: title.trim() }),
      ...(description.trim() && { description }),
      chapters: titledChapters(chapters),
      ...(trim && { trim }),
      sizeInBytes: file.size,
    },
    { onLine, signal },
  );
  if (!upload.isCompleted)
    await sendFile({
      ...{ file, upload, captions: [], attachments: [], onLine, signal },
      onProgress: (bytes) => onProgress(bytes / upload.sizeInBytes),
    });
  const { id } = upload;
  await withRetry(() => call('POST /Management/Uploads/:id/Completions', { params: { id }, signal }), {
    onLine,
    signal,
  });
  await removeRecording(recording.id).catch(() => {});
  letGo();
}
