import type { Readable } from 'node:stream';
import { uploadLimits } from '@tv/contract/uploads';
import type { SubtitleImport } from '@tv/contract/captions';
import { importAnswer, storeSubtitle, type SubtitleUpload } from '../../captions/store-subtitle.ts';
import type { Database } from '../../platform/db/database.ts';
import type { Files } from '../../platform/storage/files.ts';
import { Problem } from '../../platform/http/problem.ts';
import { bounded } from '../../platform/http/bounded.ts';
import { countCompanions, saveCompanion } from './db.ts';
import type { UploadRow } from './db.ts';

type Stores = { db: Database; files: Files };

/** Stores a subtitle file that is uploaded with a media file, as uploaded and as WebVTT. Returns what was read from it. */
export async function saveSubtitles(
  { db, files }: Stores,
  upload: UploadRow,
  subtitle: SubtitleUpload,
  body: Readable,
): Promise<SubtitleImport> {
  await refuseTooMany(db, upload);
  const bytes = Buffer.concat(await bounded(body, uploadLimits.subtitles).toArray());
  const stored = await storeSubtitle(files, upload.id, subtitle, bytes);
  const { languageCode, languageName, kind, format, vttFile } = stored;
  await saveCompanion(db, upload.id, {
    kind: 'subtitles',
    name: `${languageCode} ${kind}`,
    details: { languageCode, kind, format, vttFile, languageName },
    file: stored.originalFile,
    size_in_bytes: bytes.length,
  });
  return importAnswer(stored);
}

/** Stores an attachment that is uploaded with a media file. */
export async function saveAttachment(
  { db, files }: Stores,
  upload: UploadRow,
  fileName: string,
  body: Readable,
): Promise<void> {
  await refuseTooMany(db, upload);
  const file = `media/${upload.id}/attachments/${crypto.randomUUID()}`;
  let size = 0;
  await files.write(
    file,
    bounded(body, uploadLimits.attachment, (more) => (size += more)),
  );
  await saveCompanion(db, upload.id, {
    kind: 'attachment',
    name: fileName,
    details: {},
    file,
    size_in_bytes: size,
  });
}

async function refuseTooMany(db: Database, upload: UploadRow): Promise<void> {
  if (upload.completed_at)
    throw new Problem(409, 0, 'The file is complete already; bring it in again to add to it.');
  if ((await countCompanions(db, upload.id)) >= uploadLimits.companions)
    throw new Problem(409, 0, `More than ${uploadLimits.companions} files beside one are not accepted.`);
}
