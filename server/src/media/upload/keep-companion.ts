import type { Readable } from 'node:stream';
import { uploadLimits } from '@tv/contract/management';
import type { Database } from '../../platform/db.ts';
import type { Files } from '../../platform/files.ts';
import { Problem } from '../../platform/problem.ts';
import { readSubtitles } from '../subtitles/read-subtitles.ts';
import { writeSubtitles } from '../subtitles/write.ts';
import { languageName } from '../ingest/track-names.ts';
import { bounded } from './append-chunk.ts';
import { countCompanions, saveCompanion } from './db.ts';
import type { UploadRow } from './db.ts';

type Stores = { db: Database; files: Files };

/** Captions beside a file: kept as they came and as WebVTT. */
export async function keepSubtitles(
  { db, files }: Stores,
  upload: UploadRow,
  subtitles: { languageCode: string; name?: string; kind?: number },
  body: Readable,
): Promise<void> {
  await refuseTooMany(db, upload);
  const bytes = Buffer.concat(await bounded(body, uploadLimits.subtitles).toArray());
  const { format, cues } = readSubtitles(bytes);
  const base = `media/${upload.id}/subtitles/${crypto.randomUUID()}`;
  const file = `${base}.original.${format.toLowerCase()}`;
  const vttFile = `${base}.vtt`;
  await files.write(file, bytes);
  await files.write(vttFile, writeSubtitles(cues, 'VTT', subtitles.languageCode));
  const { languageCode, kind = 0 } = subtitles;
  await saveCompanion(db, upload.id, {
    kind: 'subtitles',
    name: `${languageCode} ${kind}`,
    details: {
      languageCode,
      kind,
      format,
      vttFile,
      languageName: subtitles.name ?? languageName(languageCode) ?? languageCode,
    },
    file,
    size_in_bytes: bytes.length,
  });
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
