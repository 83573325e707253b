import { SubtitleKind } from '@tv/contract/enumerations';
import { readdir, readFile, stat } from 'node:fs/promises';
import { join } from 'node:path';
import { offLoop } from '../captions/off-loop.ts';
import { readStoredSubtitle } from '../captions/store-subtitle.ts';
import { attachPackage } from '../media-contents/attach-package.ts';
import { countPackage } from '../organization/storage-db.ts';
import type { Database } from '../platform/db/database.ts';
import type { Files } from '../platform/storage/files.ts';
import type { MediaPackage } from '../media/media-package.ts';
import { attachmentType } from '../media-contents/attachments/attachment-type.ts';
import { endClaim, type Claim } from './claims-db.ts';
import { insertAttachment, listCompanions, staysDraft } from './db.ts';
import { insertSubtitles, type NewSubtitles } from '../captions/insert-subtitles-db.ts';
import { fillFromSource } from './source-tags-db.ts';
import { listPackagedSubtitles, moveSubtitle, recordReplaced } from './replaced-packages-db.ts';

type Stores = { db: Database; files: Files };

/**
 * Moves a finished package into the file store and attaches it to the item in one transaction. The first package brings the
 * companion files with it. Before the commit nothing of the package can be read.
 */
export async function publishMediaContent(
  { db, files }: Stores,
  claim: Claim,
  mediaPackage: MediaPackage,
  folder: string,
  now: Date,
): Promise<void> {
  const { id, version } = claim;
  const key = `media/${id}/${version}`;
  const companions = await listCompanions(db, id);
  const given = companions.filter(({ kind }) => kind === 'subtitles');
  const subtitles: NewSubtitles[] = [];
  for (const { file, details } of given)
    subtitles.push({
      ...(await readStoredSubtitle(files, details.vttFile)),
      ...details,
      isDefault: false,
      originalFile: file,
    });
  const embedded = await readEmbedded(mediaPackage, folder, key);
  const { added, notes } = besidesGiven(embedded, subtitles);
  subtitles.push(...added);

  const sizeInBytes = await bytesIn(folder);
  await files.moveIn(folder, key);
  const moved = await preserveSubtitles({ db, files }, id);
  await db.transaction(async (queries) => {
    if (!(await endClaim(queries, claim, now))) return;
    if (mediaPackage.sourceTags) await fillFromSource(queries, id, mediaPackage.sourceTags, now);
    const attached = await attachPackage(
      queries,
      id,
      {
        mediaPackage: withNotes(mediaPackage, notes),
        version,
        staysDraft: await staysDraft(queries, id),
      },
      now,
    );
    if (!attached) return;
    await countPackage(queries, id, version, sizeInBytes);
    await recordReplaced(queries, id, attached.replaced, version, now);
    // Subtitles and attachments that were deleted in the meantime stay deleted.
    if (!attached.isFirst) {
      for (const { subtitle, file } of moved) await moveSubtitle(queries, subtitle, file);
      return;
    }
    for (const each of subtitles) await insertSubtitles(queries, id, each);
    for (const { name, file, size_in_bytes } of companions.filter(({ kind }) => kind === 'attachment'))
      await insertAttachment(queries, id, {
        fileName: name,
        mimeType: attachmentType(name),
        sizeInBytes: size_in_bytes,
        file,
      });
  });
}

async function bytesIn(folder: string): Promise<number> {
  const names = await readdir(folder);
  const sizes = await Promise.all(names.map(async (name) => (await stat(join(folder, name))).size));
  return sizes.reduce((sum, size) => sum + size, 0);
}

/** Moves embedded subtitles out of the folder of the previous package, because that folder is removed later. */
async function preserveSubtitles({ db, files }: Stores, id: string) {
  const moved = [];
  for (const subtitle of await listPackagedSubtitles(db, id)) {
    const file = `media/${id}/subtitles/${subtitle.id}.vtt`;
    await files.write(file, await files.readText(subtitle.vtt_file));
    moved.push({ subtitle, file });
  }
  return moved;
}

const withNotes = (mediaPackage: MediaPackage, more: string[]): MediaPackage =>
  more.length > 0 ? { ...mediaPackage, notes: [...(mediaPackage.notes ?? []), ...more] } : mediaPackage;

/**
 * Selects the embedded subtitles to add. An item has one subtitle of a language and kind. A companion file takes the place of
 * the embedded ones of its language. Further embedded ones, for example of a commentary, get a private tag (RFC 5646, 2.2.7).
 */
function besidesGiven(
  embedded: NewSubtitles[],
  given: NewSubtitles[],
): { added: NewSubtitles[]; notes: string[] } {
  const added: NewSubtitles[] = [];
  const notes: string[] = [];
  const isSame = (one: NewSubtitles) => (other: NewSubtitles) =>
    one.languageCode === other.languageCode && one.kind === other.kind;
  for (const each of embedded)
    if (given.some(isSame(each)))
      notes.push(
        `The subtitles "${each.languageName}" in the file were left out: others of their language came beside it.`,
      );
    else {
      const { languageCode } = each;
      for (let number = 2; added.some(isSame(each)); number++)
        each.languageCode = `${languageCode}-x-track${number}`;
      added.push(each);
    }
  return { added, notes };
}

async function readEmbedded(
  { embeddedSubtitles }: MediaPackage,
  folder: string,
  key: string,
): Promise<NewSubtitles[]> {
  const found: NewSubtitles[] = [];
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
