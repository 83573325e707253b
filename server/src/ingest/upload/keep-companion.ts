import type { Readable } from 'node:stream';
import { uploadLimits } from '@tv/contract/uploads';
import type { SubtitleImport } from '@tv/contract/captions';
import { importAnswer, keepSubtitle } from '../../captions/store.ts';
import type { Database } from '../../platform/db/database.ts';
import type { Files } from '../../platform/storage/files.ts';
import { Problem } from '../../platform/http/problem.ts';
import { languageName } from '../../media/track-names.ts';
import { bounded } from '../../platform/http/bounded.ts';
import { countCompanions, saveCompanion } from './db.ts';
import type { UploadRow } from './db.ts';

type Stores = { db: Database; files: Files };

/** Captions beside a file: kept as they came and as WebVTT. Answers what was read. */
export async function keepSubtitles(
  { db, files }: Stores,
  upload: UploadRow,
  subtitles: { languageCode: string; name?: string; kind?: number },
  body: Readable,
): Promise<SubtitleImport> {
  await refuseTooMany(db, upload);
  const bytes = Buffer.concat(await bounded(body, uploadLimits.subtitles).toArray());
  const { languageCode, kind = 0 } = subtitles;
  const kept = await keepSubtitle(files, upload.id, bytes, languageCode);
  await saveCompanion(db, upload.id, {
    kind: 'subtitles',
    name: `${languageCode} ${kind}`,
    details: {
      languageCode,
      kind,
      format: kept.format,
      vttFile: kept.vttFile,
      languageName: subtitles.name ?? languageName(languageCode) ?? languageCode,
    },
    file: kept.originalFile,
    size_in_bytes: bytes.length,
  });
  return importAnswer(kept);
}

/** An attachment beside a file. */
export async function keepAttachment(
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
