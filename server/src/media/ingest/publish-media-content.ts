import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { Database } from '../../platform/db.ts';
import type { Files } from '../../platform/files.ts';
import type { MediaPackage } from '../media-package.ts';
import { parseSubtitles } from '../subtitles/parse.ts';
import { attachmentType } from './attachment-type.ts';
import { insertAttachment, insertSubtitles, listCompanions, publishPackage } from './db.ts';
import type { ClaimedUpload, NewSubtitles } from './db.ts';

type Stores = { db: Database; files: Files };

/**
 * Moves a finished package into the store and then, in one transaction, makes the item point to it with everything
 * beside it. Until that commits nothing of it can be reached; answers whether the item was still there.
 */
export async function publishMediaContent(
  { db, files }: Stores,
  upload: ClaimedUpload,
  mediaPackage: MediaPackage,
  folder: string,
  now: Date,
): Promise<boolean> {
  const version = upload.package_version + 1;
  const key = `media/${upload.id}/${version}`;
  const companions = await listCompanions(db, upload.id);
  const given = companions.filter(({ kind }) => kind === 'subtitles');
  const subtitles: NewSubtitles[] = [];
  for (const { file, details } of given)
    subtitles.push({
      ...details,
      isDefault: false,
      originalFile: file,
      cues: parseSubtitles(Buffer.from(await files.readText(details.vttFile))).cues,
    });
  subtitles.push(...(await readEmbedded(mediaPackage, folder, key)));

  await files.moveIn(folder, key);
  return db.transaction(async (queries) => {
    if (!(await publishPackage(queries, upload.id, mediaPackage, version, now))) return false;
    for (const each of subtitles) await insertSubtitles(queries, upload.id, each);
    for (const { name, file, size_in_bytes } of companions.filter(({ kind }) => kind === 'attachment'))
      await insertAttachment(queries, upload.id, {
        fileName: name,
        mimeType: attachmentType(name),
        sizeInBytes: size_in_bytes,
        file,
      });
    return true;
  });
}

async function readEmbedded(
  { embeddedSubtitles }: MediaPackage,
  folder: string,
  key: string,
): Promise<NewSubtitles[]> {
  const found: NewSubtitles[] = [];
  for (const { file, languageCode, name, isDefault } of embeddedSubtitles) {
    const { cues } = parseSubtitles(await readFile(join(folder, file)));
    const isCaption = /\b(sdh|cc|captions?|hearing)\b/i.test(name);
    const kept = `${key}/${file}`;
    found.push({
      languageCode,
      languageName: name,
      kind: isCaption ? 1 : 0,
      format: 'VTT',
      isDefault,
      originalFile: kept,
      vttFile: kept,
      cues,
    });
  }
  return found;
}
