import { readFile } from 'node:fs/promises';
import { ProcessingStatus } from '@tv/contract/enumerations';
import { uploadLimits } from '@tv/contract/limits/upload-limits';
import type { Processing } from '@tv/contract/uploads/uploads';
import { SourceProblem, type SourceItem } from '@tv/sources/source';
import { CommandProblem } from '../command-problem.ts';
import type { FollowedProcessings } from '../upload/follow-processings.ts';
import { size } from '../formats.ts';
import type { openBoard } from '../upload/progress.ts';
import { storedNote, storedProblem } from '../reason-words.ts';
import { sayNote, wordsOf } from '../say-note.ts';
import { text } from '../texts.ts';
import { isOverQuota, withRetry } from '../upload/with-retry.ts';
import { fileNameOf, isRefusal, sendItem, type SendTools } from './send-item.ts';
import { basename } from 'node:path';

/** What became of an item. `would come`: of a dry run. */
export type Outcome =
  | 'brought in'
  | 'already here'
  | 'deleted here'
  | 'no file'
  | 'failed'
  | 'not tried'
  | 'would come';

/** A line of the report. */
export type Result = { item: SourceItem; outcome: Outcome; address: string; notes: string[] };

export type BringTools = SendTools & {
  publicUrl: string;
  processings: FollowedProcessings;
  board: ReturnType<typeof openBoard>;
};

/**
 * Brings an item in and waits until it can be watched. What goes wrong is its result, and the others go on. `onSent` is called once nothing
 * more of its file is to be sent.
 */
export async function bringOne(
  tools: BringTools,
  item: SourceItem,
  sizeInBytes: number,
  onSent: () => void,
): Promise<Result & { isOverQuota?: true }> {
  const notes = item.notes.map(sayNote);
  const progress = tools.board.open(item.title, sizeInBytes);
  let address = '';
  const failed = (message: string) => ({
    item,
    outcome: 'failed' as const,
    address,
    notes: [message, ...notes],
  });
  try {
    const begun = await sent();
    address = `${tools.publicUrl}${begun.watchPath}`;
    onSent();
    await putOldAddresses(tools, item, begun, notes);
    const ended = await tools.processings.untilEnded(begun, ({ processingStatus, progress: share }) =>
      progress.show(processingStatus === ProcessingStatus.PROCESSING ? 'processing' : 'waiting', share),
    );
    if (ended.processingStatus !== ProcessingStatus.COMPLETED)
      return failed(ended.problem ? storedProblem(ended.problem) : text.notProcessed);
    notes.push(...(ended.notes ?? []).map(storedNote));
    await putPoster(tools, item, ended, notes);
    return { item, outcome: 'brought in', address, notes };
  } catch (problem) {
    if (!(problem instanceof CommandProblem || problem instanceof SourceProblem)) throw problem;
    return { ...failed(wordsOf(problem)), ...(isOverQuota(problem) && { isOverQuota: true as const }) };
  } finally {
    progress.end();
    onSent();
  }

  async function sent(): Promise<Processing> {
    await using media = await tools.source.obtain(item.media!, copyName(item));
    return await sendItem(
      tools,
      item,
      media,
      (note) => void notes.push(note),
      (step, share) => progress.show(step, share),
    );
  }
}

/** A name for a copy on this computer, with the ending of the file. */
const copyName = ({ media }: SourceItem) =>
  `copy${/\.[a-z\d]{1,8}$/i.exec(fileNameOf(media!, ''))?.[0] ?? ''}`;

/** From now on the addresses at which it was lead here. One that leads to another item is left out, with the others. */
async function putOldAddresses(
  { service }: BringTools,
  { oldAddresses: addresses }: SourceItem,
  { id }: Processing,
  notes: string[],
): Promise<void> {
  if (addresses.length === 0) return;
  try {
    await withRetry(() =>
      service.call('PUT /Management/MediaContents/:id/OldAddresses', { params: { id }, body: { addresses } }),
    );
  } catch (problem) {
    if (!isRefusal(problem)) throw problem;
    notes.push(text.bring.addressesLost({ why: wordsOf(problem) }));
  }
}

async function putPoster(
  { service, source }: BringTools,
  { poster }: SourceItem,
  { id }: Processing,
  notes: string[],
): Promise<void> {
  if (!poster) return;
  try {
    await using picture = await source.obtain(poster, 'poster', uploadLimits.poster);
    if (picture.sizeInBytes > uploadLimits.poster)
      throw new SourceProblem({
        sentence: text.bring.larger({ file: basename(picture.file), size: size(uploadLimits.poster) }),
      });
    const bytes = await readFile(picture.file);
    await withRetry(() =>
      service.call('PUT /Management/MediaContents/:id/Poster/Picture', { params: { id }, bytes }),
    );
  } catch (problem) {
    if (!isRefusal(problem)) throw problem;
    notes.push(text.bring.pictureLost({ why: wordsOf(problem) }));
  }
}
