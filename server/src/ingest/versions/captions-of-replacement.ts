import { note } from '@tv/contract/reasons/notes';
import { isDeepStrictEqual } from 'node:util';
import type { Cues } from '@tv/contract/captions/cues';
import {
  type CaptionsKey,
  findDraft,
  findPublished,
  listDrafts,
  writeDraft,
} from '../../captions/drafts/db.ts';
import { withKeys } from '../../captions/drafts/with-keys.ts';
import { insertSubtitles, type NewSubtitles } from '../../captions/insert-subtitles-db.ts';
import { offLoop } from '../../captions/off-loop.ts';
import { maxSubtitles } from '../../captions/save-subtitles.ts';
import { storeWritten } from '../../captions/store-subtitle.ts';
import type { MediaPackage } from '../../media/media-package.ts';
import type { Database, Queries } from '../../platform/db/database.ts';
import type { Files } from '../../platform/storage/files.ts';
import { captionsInSource, type EmbeddedCaptions } from '../companions.ts';
import { listSubtitleFiles } from './version-rows-db.ts';

/** What becomes of the captions inside a file that replaces an item's. */
export type CaptionsOfReplacement = {
  /** Captions in languages in which the item has none. Their files are stored. */
  added: NewSubtitles[];
  /** Captions in languages in which the item already has some. They become drafts. */
  drafted: { languageCode: string; kind: number; cues: Cues }[];
  notes: string[];
};

/**
 * Reads the captions inside a file that replaces another one. Where the item has captions of the same language and kind, those
 * stay and the file's become a draft, unless both say the same or somebody has a draft already. `folder` has the files of the
 * package; without a package there are none.
 */
export async function captionsOfReplacement(
  { db, files }: { db: Database; files: Files },
  id: string,
  made: MediaPackage | undefined,
  folder: string,
): Promise<CaptionsOfReplacement> {
  const found: CaptionsOfReplacement = { added: [], drafted: [], notes: [] };
  const inFile = made ? await captionsInSource(made, folder) : [];
  if (inFile.length === 0) return found;
  const present = await listSubtitleFiles(db, id);
  const drafts = (await listDrafts(db, id)).filter(({ hasChanges }) => hasChanges);
  const names = { added: [] as string[], drafted: [] as string[], left: [] as string[] };
  for (const captions of inFile) {
    const { languageCode, languageName, kind } = captions;
    const isSameKey = (other: { languageCode: string; kind: number }) =>
      other.languageCode === languageCode && other.kind === kind;
    const own = present.find(isSameKey);
    if (own && (await saysTheSame(files, own, captions))) continue;
    if (drafts.some(isSameKey) || (!own && present.length + found.added.length >= maxSubtitles)) {
      names.left.push(languageName);
      continue;
    }
    names[own ? 'drafted' : 'added'].push(languageName);
    if (own) {
      const json = await offLoop('write', Buffer.from(captions.vtt), 'CUES', languageCode);
      found.drafted.push({ languageCode, kind, cues: JSON.parse(json) as Cues });
    } else {
      const given = { languageCode, name: languageName, kind };
      const stored = await storeWritten(files, id, given, captions);
      found.added.push({ ...stored, isDefault: false });
    }
  }
  const noteOf = (
    name: 'note.captionsAdded' | 'note.captionsDrafted' | 'note.captionsLeft',
    which: string[],
  ) => (which.length > 0 ? [note(name, { names: which.join(', ') })] : []);
  return {
    ...found,
    notes: [
      ...noteOf('note.captionsAdded', names.added),
      ...noteOf('note.captionsDrafted', names.drafted),
      ...noteOf('note.captionsLeft', names.left),
    ],
  };
}

/** Whether captions of an item show the same as others in the time of the whole film. */
async function saysTheSame(
  files: Files,
  { file, cuts }: Awaited<ReturnType<typeof listSubtitleFiles>>[number],
  other: EmbeddedCaptions,
): Promise<boolean> {
  const own = await offLoop('move', Buffer.from(await files.readText(file)), cuts, []);
  const shown = ({ startTimes, endTimes, texts }: typeof other | typeof own) => [startTimes, endTimes, texts];
  return isDeepStrictEqual(shown(own), shown(other));
}

/** Adds the captions of a file that is served now, in the transaction that holds the lock of its item. */
export async function insertCaptionsOfReplacement(
  queries: Queries,
  id: string,
  { added, drafted }: CaptionsOfReplacement,
  now: Date,
): Promise<void> {
  for (const captions of added) await insertSubtitles(queries, id, captions);
  for (const { languageCode, kind, cues } of drafted) {
    const captionsKey: CaptionsKey = { id, languageCode, kind };
    if ((await findDraft(queries, captionsKey))?.hasChanges) continue;
    const published = await findPublished(queries, captionsKey);
    await writeDraft(queries, captionsKey, {
      ...{
        version: crypto.randomUUID(),
        subtitleId: published?.id ?? null,
        hasChanges: true,
        changedAt: now,
        changedBy: null,
      },
      ...{ cues: withKeys(cues.cues), regions: cues.regions, cuesCount: cues.cues.length, checkedCount: 0 },
    });
  }
}
