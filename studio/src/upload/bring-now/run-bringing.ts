import { itemLimits } from '@tv/contract/limits/item-limits';
import { asLine } from '@tv/contract/text-characters';
import { newUploadOf } from '@tv/sources/new-upload';
import { SourceProblem } from '@tv/sources/source';
import { ApiError } from '@tv/client/lib/api/api-error.ts';
import { call } from '@tv/client/lib/api/call.ts';
import { reloadManagedContents } from '@tv/client/lib/media-contents/managed.ts';
import * as text from '@tv/strings/en/studio/content/bring-now.ts';
import * as uploadText from '@tv/strings/en/studio/content/upload.ts';
import { reasonOf } from '../../parts/problems/reason-of.ts';
import { sayNote, wordsOf } from '../../parts/problems/say-note.ts';
import { contentKey, UnreadableFile } from '../content-key.ts';
import { announce, RefusedCompanion, sendFile } from '../send-file.ts';
import type { CaptionFile } from '../match-captions.ts';
import { withRetry } from '../with-retry.ts';
import type { BringLine } from './bring-lines.ts';
import { type Bringing, changeBringing, changeLine, currentBringing } from './bring-store.ts';
import { putPictures } from './put-pictures.ts';

let running: AbortController | undefined;

/** Sends what is coming, one item after the other. Safe to begin again: what came is known by the id of its source. */
export async function runBringing(): Promise<void> {
  if (running) return;
  const stop = new AbortController();
  running = stop;
  changeBringing({ state: 'running', stopped: undefined });
  try {
    for (let next = nextLine(); next; next = nextLine()) {
      await bring(next, stop.signal);
      if (stop.signal.aborted || currentBringing()?.stopped) break;
    }
    if (!stop.signal.aborted && !currentBringing()?.stopped) await putPictures(stop.signal);
  } finally {
    running = undefined;
    if (currentBringing()?.state === 'running')
      changeBringing({ state: currentBringing()?.stopped ? 'paused' : 'ended' });
    void reloadManagedContents();
  }
}

export function pauseBringing(): void {
  running?.abort();
  running = undefined;
  changeBringing({ state: 'paused', isAway: false });
}

/** Lets what failed be tried again. */
export function retryFailed(): void {
  const lines = currentBringing()?.lines.map((line) =>
    line.outcome === 'failed'
      ? { ...line, outcome: 'coming' as const, notes: line.item.notes.map(sayNote) }
      : line,
  );
  if (lines) changeBringing({ lines });
  void runBringing();
}

const nextLine = () => currentBringing()?.lines.find(({ outcome }) => outcome === 'coming');

async function bring({ item }: BringLine, signal: AbortSignal): Promise<void> {
  const bringing = currentBringing();
  if (!bringing) return;
  const { sourceId } = item;
  const notes = item.notes.map(sayNote);
  changeLine(sourceId, { outcome: 'sending' });
  changeBringing({ sentBytes: 0 });
  try {
    const id = await send(bringing, item, notes, signal);
    changeLine(sourceId, { outcome: 'came', id, notes, isPictureDue: item.poster !== undefined });
  } catch (error) {
    if (signal.aborted) return changeLine(sourceId, { outcome: 'coming' });
    const quota = error instanceof ApiError ? error.exceptionData['quota'] : undefined;
    if (typeof quota === 'string' && Object.hasOwn(uploadText.quota, quota)) {
      changeLine(sourceId, { outcome: 'coming' });
      return changeBringing({ stopped: uploadText.quota[quota as keyof typeof uploadText.quota] });
    }
    changeLine(sourceId, { outcome: 'failed', notes: [sentenceOf(error), ...notes] });
  }
}

function sentenceOf(error: unknown): string {
  if (error instanceof UnreadableFile) return uploadText.unreadable;
  if (error instanceof RefusedCompanion) return uploadText.refusedBeside(error.fileName, error.message);
  return wordsOf(error, uploadText.unexpected);
}

async function send(
  { source, kind, instance, categoryName, isPublished }: Bringing,
  item: BringLine['item'],
  notes: string[],
  signal: AbortSignal,
): Promise<string> {
  const onLine = (isAway: boolean) => changeBringing({ isAway });
  const whileAway = { onLine, signal };
  const file = await source.fileOf(item.media!);
  if (file.size === 0) throw new UnreadableFile();
  const idempotencyKey = await contentKey(file, () => {}, signal);
  const metadata = categoryName ? { categoryNames: [categoryName] } : {};
  const wishes = { metadata, isPublished, isAgain: false };
  // One category is chosen for all: those of the source would be made, which not everybody may.
  const fields = newUploadOf({ kind, instance, wishes }, categoryName ? { ...item, categories: [] } : item);
  const fileName = asLine(file.name).replaceAll('\\', '').slice(-255);
  const upload = await announce({ ...fields, fileName, sizeInBytes: file.size, idempotencyKey }, whileAway);
  if (!upload.isCompleted) {
    const beside = await besideOf(source, item, notes);
    await sendFile({
      ...{ file, upload, ...beside, onLine, signal },
      onProgress: (sentBytes) => changeBringing({ sentBytes }),
      onRefused: (name, reason) => notes.push(uploadText.refusedBeside(name, reason)),
    });
  }
  const params = { id: upload.id };
  await withRetry(() => call('POST /Management/Uploads/:id/Completions', { params, signal }), whileAway);
  const addresses = item.oldAddresses.slice(0, itemLimits.oldAddresses);
  if (addresses.length > 0)
    await withRetry(
      () => call('PUT /Management/MediaContents/:id/OldAddresses', { params, body: { addresses }, signal }),
      whileAway,
    ).catch((error: unknown) => {
      if (!(error instanceof ApiError && error.status === 400)) throw error;
      notes.push(text.noOldAddresses(reasonOf(error, '')).trim());
    });
  return upload.id;
}

/** Captions and attachments. What cannot be read is left out, with a note. */
async function besideOf(source: Bringing['source'], item: BringLine['item'], notes: string[]) {
  const read = async (located: Parameters<typeof source.fileOf>[0]) => {
    try {
      return await source.fileOf(located);
    } catch (error) {
      if (!(error instanceof SourceProblem)) throw error;
      notes.push(sayNote(error.note));
      return undefined;
    }
  };
  const captions: CaptionFile[] = [];
  for (const { languageCode, isMadeByMachine, file: located } of item.captions) {
    const file = await read(located);
    if (file)
      captions.push({ languageCode, file, ...(isMadeByMachine && { isAutoGenerated: true as const }) });
  }
  const attachments = [];
  for (const { name, file: located } of item.attachments) {
    const file = await read(located);
    if (file) attachments.push(new File([file], name));
  }
  return { captions, attachments };
}
