import { ProcessingStatus } from '@tv/contract/enumerations';
import { call } from '../../lib/api/call.ts';
import { queryClient } from '../../lib/api/query-client.ts';
import { allUploads, changeUpload } from './upload-store.ts';

/** Milliseconds between two looks. */
const pause = 2_000;
let timer: ReturnType<typeof setTimeout> | undefined;

/** Looks how far the processing of these uploads is, until none is under way. */
export function followProcessings(): void {
  timer ??= setTimeout(() => {
    timer = undefined;
    void look().then(() => allUploads().some(({ state }) => state === 'processing') && followProcessings());
  }, pause);
}

async function look(): Promise<void> {
  const waiting = allUploads().filter(({ state }) => state === 'processing');
  for (const { id, mediaContentId } of waiting) {
    const found = await call('GET /Management/Processings/:id', { params: { id: mediaContentId! } }).catch(
      () => undefined,
    );
    if (!found) continue;
    const { processingStatus, progress, problem } = found;
    if (processingStatus === ProcessingStatus.COMPLETED) {
      changeUpload(id, { state: 'done', progress: 1 });
      void queryClient.invalidateQueries({ queryKey: ['managed-media-contents'] });
    } else if (processingStatus === ProcessingStatus.ERROR)
      changeUpload(id, { state: 'failed', problem: problem ?? '' });
    else changeUpload(id, { progress });
  }
}
