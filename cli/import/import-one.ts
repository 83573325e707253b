import { randomUUID } from 'node:crypto';
import { ContentStatus, ProcessingStatus } from '@tv/contract/enumerations';
import { CommandProblem } from '../command-problem.ts';
import { contentKey } from '../upload/content-key.ts';
import type { FollowedProcessings } from '../upload/follow-processings.ts';
import type { openBoard, Progress } from '../upload/progress.ts';
import { storedNote, storedProblem } from '../reason-words.ts';
import type { Service } from '../service.ts';
import { text } from '../texts.ts';
import { nameOf, uploadFile, type Sending } from '../upload/upload-file.ts';
import { isOverQuota, withRetry } from '../upload/with-retry.ts';

export type ImportTools = {
  service: Service;
  processings: FollowedProcessings;
  board: ReturnType<typeof openBoard>;
  /** Also what is here already. */
  isAgain: boolean;
  /** The files of this command so far, by their content. */
  known: Map<string, { name: string; outcome: Promise<Outcome> }>;
};

/** `old`: it was here before, or has another name in this command. `over quota`: the person cannot upload more for now. */
export type Outcome = 'ready' | 'old' | 'failed' | 'over quota';

/**
 * Brings a file in and waits until it can be watched, unless the same one lies under another name too. `onSent` is called
 * once nothing more of it is to be sent.
 */
export async function importOne(
  tools: ImportTools,
  sending: Omit<Sending, 'key'>,
  onSent: () => void,
): Promise<Outcome> {
  const { known, board, isAgain } = tools;
  const { file, sizeInBytes } = sending.media;
  const name = nameOf(file);
  const progress = board.open(name, sizeInBytes);
  const content = await contentKey(file, (bytes) => progress.show('reading', bytes / sizeInBytes));
  const twin = known.get(content);
  if (twin && !isAgain && sizeInBytes > 0) {
    progress.end();
    board.print(() => console.log(text.importing.twin({ name, other: twin.name })));
    onSent();
    const outcome = await twin.outcome;
    return outcome === 'ready' ? 'old' : outcome;
  }
  const key = isAgain ? `${content} ${randomUUID()}` : content;
  const outcome = sendAndWait(tools, { ...sending, key }, progress, onSent);
  known.set(content, { name, outcome });
  return outcome;
}

async function sendAndWait(
  { service, processings, board }: ImportTools,
  sending: Sending,
  progress: Progress,
  onSent: () => void,
): Promise<Outcome> {
  const name = nameOf(sending.media.file);
  try {
    const sent = await uploadFile(service, sending, (share) => progress.show('sending', share));
    const { processing: begun, isOld } = sent;
    onSent();
    const wasReady = isOld && begun.processingStatus === ProcessingStatus.COMPLETED;
    const ended = await processings.untilEnded(begun, ({ processingStatus, progress: share }) =>
      progress.show(isWaiting(processingStatus) ? 'waiting' : 'processing', share),
    );
    progress.end();
    if (ended.processingStatus === ProcessingStatus.COMPLETED) {
      const notes = wasReady
        ? [text.importing.old({ name })]
        : [...sent.notes, ...(ended.notes ?? []).map(storedNote), ...(await draftNote(service, ended.id))];
      const lines = [ended.title, `${service.publicUrl}${ended.watchPath}`, ...notes];
      board.print(() => console.log(lines.join('\n  ')));
      return wasReady ? 'old' : 'ready';
    }
    board.print(() =>
      console.error(`${name}: ${ended.problem ? storedProblem(ended.problem) : text.notProcessed}`),
    );
  } catch (problem) {
    progress.end();
    if (!(problem instanceof CommandProblem)) throw problem;
    board.print(() => console.error(`${name}: ${problem.message}`));
    if (isOverQuota(problem)) return 'over quota';
  }
  return 'failed';
}

const isWaiting = (status: number) =>
  status === ProcessingStatus.UPLOADED || status === ProcessingStatus.PENDING;

/** A draft is not shown at its address. */
async function draftNote(service: Service, id: string): Promise<string[]> {
  const { status } = await withRetry(() =>
    service.call('GET /Management/MediaContents/:id', { params: { id } }),
  );
  return status === ContentStatus.PUBLISHED ? [] : [text.importing.draft];
}
