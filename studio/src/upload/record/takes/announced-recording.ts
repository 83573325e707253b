import type { NewUpload } from '@tv/contract/uploads/uploads';
import { call } from '@tv/client/lib/api/call.ts';
import { removeRecording, type StoredRecording } from './recordings-db.ts';

/** The key of a recording's upload, by which it is found again. */
export const keyOf = (id: string) => `recording ${id}`;

/** What the service is told of a recording before it has ended. Another announcement ends it. */
export const announcementOf = ({ id, fileName, title }: StoredRecording): NewUpload => ({
  fileName,
  title,
  idempotencyKey: keyOf(id),
  isDraft: true,
});

/** Deletes a recording on this device, and what the service has of it. */
export async function deleteRecording(recording: StoredRecording): Promise<void> {
  await removeRecording(recording.id);
  // Where the service is not reached, it deletes what gets no more bytes by itself.
  await call('POST /Management/Uploads', { body: announcementOf(recording) })
    .then(({ id, isCompleted }) =>
      isCompleted ? undefined : call('DELETE /Management/Uploads/:id', { params: { id } }),
    )
    .catch(() => {});
}
