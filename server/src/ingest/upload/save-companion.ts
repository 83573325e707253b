import { because } from '@tv/contract/problem-reasons';
import type { Readable } from 'node:stream';
import { uploadLimits } from '@tv/contract/uploads';
import type { SubtitleImport } from '@tv/contract/captions';
import {
  importAnswer,
  removeSubtitleFiles,
  storeSubtitle,
  type SubtitleUpload,
} from '../../captions/store-subtitle.ts';
import { refuseBeyondStorage } from '../../organization/storage-db.ts';
import type { Database } from '../../platform/db/database.ts';
import type { Files } from '../../platform/storage/files.ts';
import { Problem } from '../../platform/http/problem.ts';
import { bounded } from '../../platform/http/bounded.ts';
import { countCompanions, saveCompanion } from './db.ts';
import type { Companion, UploadRow } from './db.ts';

type Stores = { db: Database; files: Files; storageLimit: number | undefined };

/** Stores a subtitle file that is uploaded with a media file, as uploaded and as WebVTT. Returns what was read from it. */
export async function saveSubtitles(
  { db, files, storageLimit }: Stores,
  upload: UploadRow,
  subtitle: SubtitleUpload,
  body: Readable,
): Promise<SubtitleImport> {
  await refuseTooMany(db, upload);
  const bytes = Buffer.concat(await bounded(body, uploadLimits.subtitles).toArray());
  const stored = await storeSubtitle(files, upload.id, subtitle, bytes);
  const { languageCode, languageName, kind, format, vttFile } = stored;
  const companion: Companion = {
    kind: 'subtitles',
    name: `${languageCode} ${kind}`,
    details: { languageCode, kind, format, vttFile, languageName },
    file: stored.originalFile,
    size_in_bytes: bytes.length,
  };
  try {
    await countAndSave(db, upload, companion, storageLimit);
  } catch (problem) {
    await removeSubtitleFiles(files, stored);
    throw problem;
  }
  return importAnswer(stored);
}

/** Stores an attachment that is uploaded with a media file. */
export async function saveAttachment(
  { db, files, storageLimit }: Stores,
  upload: UploadRow,
  fileName: string,
  body: Readable,
): Promise<void> {
  await refuseTooMany(db, upload);
  const file = `media/${upload.id}/attachments/${crypto.randomUUID()}`;
  let size = 0;
  try {
    await files.write(
      file,
      bounded(body, uploadLimits.attachment, (more) => (size += more)),
    );
    const companion: Companion = {
      kind: 'attachment',
      name: fileName,
      details: {},
      file,
      size_in_bytes: size,
    };
    await countAndSave(db, upload, companion, storageLimit);
  } catch (problem) {
    await files.remove(file);
    throw problem;
  }
}

/** Saves a companion, unless the organization would then store more than it may. */
const countAndSave = (
  db: Database,
  upload: UploadRow,
  companion: Companion,
  storageLimit: number | undefined,
): Promise<void> =>
  db.transaction(async (queries) => {
    await saveCompanion(queries, upload.id, companion);
    await refuseBeyondStorage(queries, upload.organization_id, storageLimit);
  });

async function refuseTooMany(db: Database, upload: UploadRow): Promise<void> {
  if (upload.completed_at) throw new Problem(409, 0, because('files.complete'));
  if ((await countCompanions(db, upload.id)) >= uploadLimits.companions)
    throw new Problem(409, 0, because('files.manyBeside', { most: uploadLimits.companions }));
}
