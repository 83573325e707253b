import { ProcessingStatus } from '@tv/contract/enumerations';
import { uploadLimits } from '@tv/contract/limits/upload-limits';
import { type Located, SourceProblem } from '@tv/sources/source';
import { ApiError } from '@tv/client/lib/api/api-error.ts';
import { call } from '@tv/client/lib/api/call.ts';
import * as text from '@tv/strings/en/studio/content/bring-now.ts';
import { bytesOf } from '../../parts/bytes-of.ts';
import { wordsOf } from '../../parts/problems/say-note.ts';
import { wait, withRetry } from '../with-retry.ts';
import { type Bringing, changeBringing, changeLine, currentBringing } from './bring-store.ts';

/** Milliseconds between two looks at how far the processing is. */
const pause = 5_000;

/** Gives items that came their pictures, each once its file is processed: before, none is taken. What is refused is noted. */
export async function putPictures(signal: AbortSignal): Promise<void> {
  for (let next = nextPicture(); next && !signal.aborted; next = nextPicture()) {
    const { sourceId, id, poster } = next;
    const whileAway = { onLine: (isAway: boolean) => changeBringing({ isAway }), signal };
    try {
      const isReady = await isProcessed(id, whileAway);
      if (signal.aborted) return;
      if (isReady) await putPicture(currentBringing()!.source, id, poster, whileAway);
      changeLine(sourceId, { isPictureDue: false });
    } catch (error) {
      if (signal.aborted) return;
      const reason = wordsOf(error, '');
      const notes = currentBringing()?.lines.find(({ item }) => item.sourceId === sourceId)?.notes ?? [];
      changeLine(sourceId, { isPictureDue: false, notes: [...notes, text.noPicture(reason).trim()] });
    }
  }
}

function nextPicture(): { sourceId: string; id: string; poster: Located } | undefined {
  for (const { isPictureDue, id, item } of currentBringing()?.lines ?? [])
    if (isPictureDue && id && item.poster) return { sourceId: item.sourceId, id, poster: item.poster };
  return undefined;
}

type WhileAway = Parameters<typeof withRetry>[1];

/** Waits until a file is processed. False: it cannot be, or it is gone. */
async function isProcessed(id: string, whileAway: WhileAway): Promise<boolean> {
  const { signal } = whileAway;
  for (;;) {
    const { processingStatus } = await withRetry(
      () => call('GET /Management/Processings/:id', { params: { id }, signal }),
      whileAway,
    ).catch((error: unknown) => {
      if (error instanceof ApiError && error.status === 404)
        return { processingStatus: ProcessingStatus.ERROR };
      throw error;
    });
    if (processingStatus === ProcessingStatus.COMPLETED) return true;
    if (processingStatus === ProcessingStatus.ERROR || signal.aborted) return false;
    await wait(pause, signal);
  }
}

async function putPicture(
  source: Bringing['source'],
  id: string,
  poster: Located,
  whileAway: WhileAway,
): Promise<void> {
  const picture = await source.fileOf(poster);
  if (picture.size > uploadLimits.poster) throw new SourceProblem({ sentence: text.largePicture });
  await withRetry(
    () => call('PUT /Management/MediaContents/:id/Poster/Picture', { params: { id }, ...bytesOf(picture) }),
    whileAway,
  );
}
