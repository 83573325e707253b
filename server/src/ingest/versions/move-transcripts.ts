import { isDeepStrictEqual } from 'node:util';
import type { CutRange } from '@tv/contract/media/cuts';
import { insertCues } from '../../captions/insert-subtitles-db.ts';
import { offLoop } from '../../captions/off-loop.ts';
import type { Queries } from '../../platform/db/database.ts';
import type { Files } from '../../platform/storage/files.ts';
import { listSubtitleFiles } from './version-rows-db.ts';

/** Gives the texts that search finds of an item's captions their times in another version. The stored files stay as they are. */
export async function moveTranscripts(
  { queries, files }: { queries: Queries; files: Files },
  id: string,
  from: readonly CutRange[],
  to: readonly CutRange[],
): Promise<void> {
  if (isDeepStrictEqual(from, to)) return;
  for (const subtitle of await listSubtitleFiles(queries, id)) {
    const vtt = Buffer.from(await files.readText(subtitle.file));
    await insertCues(queries, id, subtitle, await offLoop('move', vtt, subtitle.cuts, to));
  }
}
