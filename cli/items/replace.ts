import { stat } from 'node:fs/promises';
import { setTimeout as wait } from 'node:timers/promises';
import type { MediaVersion } from '@tv/contract/media/media-versions';
import { CommandProblem } from '../command-problem.ts';
import { contentKey } from '../upload/content-key.ts';
import { openBoard } from '../upload/progress.ts';
import { readArguments, readId } from '../arguments/read-arguments.ts';
import { storedNote, storedProblem } from '../reason-words.ts';
import { openService, type Service } from '../service.ts';
import { text } from '../texts.ts';
import { nameOf, sendBytes } from '../upload/upload-file.ts';
import { withRetry } from '../upload/with-retry.ts';

/** Milliseconds between two requests for the progress of a version. */
const askEvery = 700;
/** Milliseconds without any progress after which the command no longer waits. */
const longestStandstill = 20 * 60_000;

/** Replaces the file of an item at the same address, and waits until it is served. */
export async function replaceCommand(args: string[]): Promise<boolean> {
  const { positionals } = readArguments(args, {}, { command: 'replace', most: 2 });
  const [item, file] = positionals;
  if (!item || !file) throw new CommandProblem(text.items.nameNewFile);
  const id = readId(item);
  const found = await stat(file).catch(() => undefined);
  if (!found?.isFile()) throw new CommandProblem(text.noFile({ file }));
  if (found.size === 0) throw new CommandProblem(text.emptyFile);
  const service = await openService();
  const board = openBoard({ files: 1, bytes: found.size });
  const progress = board.open(nameOf(file), found.size);
  try {
    const key = await contentKey(file);
    const body = { fileName: nameOf(file), sizeInBytes: found.size, idempotencyKey: key };
    const upload = await withRetry(() =>
      service.call('POST /Management/MediaContents/:id/Replacements', { params: { id }, body }),
    );
    const media = { file, sizeInBytes: found.size, subtitles: [] };
    await sendBytes(service, media, upload, (share) => progress.show('sending', share));
    await withRetry(() =>
      service.call('POST /Management/MediaContents/:id/Versions', {
        params: { id },
        body: { uploadId: upload.id },
      }),
    );
    const made = await untilMade(service, id, upload.id, (share) => progress.show('processing', share));
    progress.end();
    for (const note of made.notes) console.log(storedNote(note));
    console.log(text.items.nowServed({ name: nameOf(file), id }));
    return true;
  } finally {
    progress.end();
  }
}

async function untilMade(
  service: Pick<Service, 'call'>,
  id: string,
  versionId: string,
  onProgress: (share: number) => void,
): Promise<MediaVersion> {
  let last = '';
  let movedAt = Date.now();
  for (;;) {
    const versions = await withRetry(() =>
      service.call('GET /Management/MediaContents/:id/Versions', { params: { id } }),
    );
    const version = versions.find((each) => each.id === versionId);
    if (!version) throw new CommandProblem(`${text.items.cancelled} ${text.items.unchanged}`);
    if (version.state === 'ready') return version;
    if (version.state === 'failed')
      throw new CommandProblem(
        `${version.problem ? storedProblem(version.problem) : text.notProcessed} ${text.items.unchanged}`,
      );
    onProgress(version.progress);
    const now = `${version.state} ${version.progress}`;
    if (now !== last) movedAt = Date.now();
    last = now;
    if (Date.now() - movedAt > longestStandstill) throw new CommandProblem(text.items.noProgress);
    await wait(askEvery);
  }
}
