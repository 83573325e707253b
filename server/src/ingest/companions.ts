import { note } from '@tv/contract/reasons/notes';
import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { SubtitleKind } from '@tv/contract/enumerations';
import { insertSubtitles, type NewSubtitles } from '../captions/insert-subtitles-db.ts';
import { offLoop } from '../captions/off-loop.ts';
import type { ReadSubtitle } from '../captions/tasks.ts';
import { readStoredSubtitle } from '../captions/store-subtitle.ts';
import { attachmentType } from '../media-contents/attachments/attachment-type.ts';
import type { MediaPackage } from '../media/media-package.ts';
import type { Database, Queries } from '../platform/db/database.ts';
import type { Files } from '../platform/storage/files.ts';
import { type CompanionRow, insertAttachment, listCompanions } from './db.ts';

/** What an item gets with its first package: the files beside its upload, and the captions inside the source. */
export type Companions = { subtitles: NewSubtitles[]; attachments: CompanionRow[]; notes: string[] };

/** `folder` has the files of the package, which will be stored under `key`. */
export async function readCompanions(
  { db, files }: { db: Database; files: Files },
  { id, folder, key }: { id: string; folder: string; key: string },
  mediaPackage: MediaPackage,
): Promise<Companions> {
  const companions = await listCompanions(db, id);
  const given: NewSubtitles[] = [];
  for (const { file, details } of companions.filter(({ kind }) => kind === 'subtitles'))
    given.push({
      ...(await readStoredSubtitle(files, details.vttFile)),
      ...details,
      isDefault: false,
      originalFile: file,
    });
  const { added, notes } = besidesGiven(await readEmbedded(mediaPackage, folder, key), given);
  const attachments = companions.filter(({ kind }) => kind === 'attachment');
  return { subtitles: [...given, ...added], attachments, notes };
}

export async function insertCompanions(
  queries: Queries,
  id: string,
  { subtitles, attachments }: Companions,
): Promise<void> {
  for (const each of subtitles) await insertSubtitles(queries, id, each);
  for (const { name, file, size_in_bytes } of attachments)
    await insertAttachment(queries, id, {
      fileName: name,
      mimeType: attachmentType(name),
      sizeInBytes: size_in_bytes,
      file,
    });
}

export const withNotes = (mediaPackage: MediaPackage, more: string[]): MediaPackage =>
  more.length > 0 ? { ...mediaPackage, notes: [...(mediaPackage.notes ?? []), ...more] } : mediaPackage;

/**
 * Selects the embedded subtitles to add. An item has one subtitle of a language and kind. A companion file takes the place of
 * the embedded ones of its language. Further embedded ones, for example of a commentary, get a private tag (RFC 5646, 2.2.7).
 */
function besidesGiven(
  embedded: EmbeddedCaptions[],
  given: NewSubtitles[],
): { added: EmbeddedCaptions[]; notes: string[] } {
  const added: EmbeddedCaptions[] = [];
  const notes: string[] = [];
  const isSame = (one: NewSubtitles) => (other: NewSubtitles) =>
    one.languageCode === other.languageCode && one.kind === other.kind;
  for (const each of embedded)
    if (given.some(isSame(each))) notes.push(note('note.subtitlesBeside', { name: each.languageName }));
    else {
      const { languageCode } = each;
      for (let number = 2; added.some(isSame(each)); number++)
        each.languageCode = `${languageCode}-x-track${number}`;
      added.push(each);
    }
  return { added, notes };
}

/** The captions inside the source of a package whose files are in a folder. Each has a language and kind of its own. */
export const captionsInSource = async (mediaPackage: MediaPackage, folder: string) =>
  besidesGiven(await readEmbedded(mediaPackage, folder, folder), []).added;

export type EmbeddedCaptions = NewSubtitles & Pick<ReadSubtitle, 'vtt'>;

async function readEmbedded(
  { embeddedSubtitles }: MediaPackage,
  folder: string,
  key: string,
): Promise<EmbeddedCaptions[]> {
  const found: EmbeddedCaptions[] = [];
  for (const { file, languageCode, name, isDefault } of embeddedSubtitles) {
    const read = await offLoop('read', await readFile(join(folder, file)), languageCode);
    const isCaption = /\b(sdh|cc|captions?|hearing)\b/i.test(name);
    const fileKey = `${key}/${file}`;
    found.push({
      ...read,
      languageCode,
      languageName: name,
      kind: isCaption ? SubtitleKind.CAPTION : SubtitleKind.SUBTITLE,
      format: 'VTT',
      isDefault,
      originalFile: fileKey,
      vttFile: fileKey,
    });
  }
  return found;
}
