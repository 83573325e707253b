import { ProcessingStatus } from '@tv/contract/enumerations';
import { reloadManagedContents } from '@tv/client/lib/media-contents/managed.ts';
import { followProcessings } from '@tv/client/lib/processing/follow-processings.ts';
import { refreshItem } from './save-form.ts';
import { allUploads, changeUpload } from './upload-store.ts';

let stop: (() => void) | undefined;

/** Follows the processing of what was uploaded, until none of it is under way. */
export function followUploads(): void {
  stop ??= followProcessings((event) => {
    const processing = event.kind === 'processing' ? event.processing : undefined;
    // The same file may be in the list twice.
    const entries = allUploads().filter(
      ({ state, mediaContentId }) => state === 'processing' && mediaContentId === processing?.id,
    );
    for (const entry of processing ? entries : []) {
      const { processingStatus, progress, problem } = processing!;
      if (processingStatus === ProcessingStatus.COMPLETED) {
        changeUpload(entry.id, { state: 'done', progress: 1 });
        void refreshItem(entry.id).catch(() => {});
        void reloadManagedContents();
      } else if (processingStatus === ProcessingStatus.ERROR)
        changeUpload(entry.id, { state: 'failed', problem });
      else changeUpload(entry.id, { progress });
    }
    if (allUploads().some(({ state }) => state === 'processing')) return;
    stop?.();
    stop = undefined;
  });
}
