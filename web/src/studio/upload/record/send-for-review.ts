import { call } from '../../../lib/api/call.ts';
import type { Trim } from '@tv/contract/uploads';
import { announce, sendFile } from '../send-file.ts';
import { withRetry } from '../with-retry.ts';
import { announcementOf } from './announced-recording.ts';
import type { Recorded } from './recorder-view.ts';
import { removeRecording } from './recordings-db.ts';
import type { MarkedChapter } from './take-clock.ts';

type Said = {
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
  { recording, file, sentBytes, stopSending, letGo }: Recorded,
  { title, description, chapters, trim }: Said,
  { onProgress, onLine, signal }: Options,
): Promise<void> {
  stopSending();
  const size = Math.max(file.size, sentBytes());
  const upload = await announce(
    {
      ...announcementOf(recording),
      ...(title.trim() && { title: title.trim() }),
      ...(description.trim() && { description }),
      chapters: chapters.filter((chapter) => chapter.title.trim() !== ''),
      ...(trim && { trim }),
      sizeInBytes: size,
    },
    { onLine, signal },
  );
  if (!upload.isCompleted)
    await sendFile({
      ...{ file, upload, captions: [], attachments: [], onLine, signal },
      onProgress: (bytes) => onProgress(bytes / size),
    });
  const { id } = upload;
  await withRetry(() => call('POST /Management/Uploads/:id/Completions', { params: { id }, signal }), {
    onLine,
    signal,
  });
  await removeRecording(recording.id).catch(() => {});
  letGo();
}
