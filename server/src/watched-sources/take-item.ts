import { createReadStream } from 'node:fs';
import { rm } from 'node:fs/promises';
import { basename, join } from 'node:path';
import { Readable } from 'node:stream';
import { asLine } from '@tv/contract/text-characters';
import { uploadLimits } from '@tv/contract/limits/upload-limits';
import { newUploadOf } from '@tv/sources/new-upload';
import { type Located, type SourceItem, SourceProblem } from '@tv/sources/source';
import { appendChunk } from '../ingest/upload/append-chunk.ts';
import { completeUpload } from '../ingest/upload/complete-upload.ts';
import { beginOfSource } from '../ingest/upload/begin-of-source.ts';
import type { UploadRow } from '../ingest/upload/db.ts';
import { saveAttachment, saveSubtitles } from '../ingest/upload/save-companion.ts';
import type { UploadBounds } from '../ingest/upload/quota-db.ts';
import { storeOldAddresses } from '../old-addresses/change-addresses.ts';
import type { Clock } from '../platform/clock.ts';
import type { Database } from '../platform/db/database.ts';
import { Problem } from '../platform/http/problem.ts';
import type { Scanner } from '../platform/scanner/scanner.ts';
import type { Files } from '../platform/storage/files.ts';
import { download, type Guard } from './guarded-fetch.ts';
import type { SourceRow } from './sources-db.ts';
import { StillWritten, type WatchedFolder } from './watched-folder.ts';

export type TakeDeps = {
  db: Database;
  files: Files;
  clock: Clock;
  storageLimit: number | undefined;
  scanner?: Scanner | undefined;
} & UploadBounds;

/** What an item is taken from. */
export type From = { folder: WatchedFolder | undefined; guard: Guard };

export type Taking = {
  item: SourceItem;
  sizeInBytes: number;
  /** Under which the portal remembers the item, as `tv bring` does. */
  instance: string;
  categoryName: string | undefined;
};

/** Milliseconds without a byte after which an upload that something else began for an item is left behind. */
const leftAfter = 15 * 60_000;

type OpenMedia = {
  fileName: string;
  sizeInBytes: number;
  read(start: number, end: number): Readable;
  /** Throws where the file changed meanwhile. */
  close(): Promise<void>;
};

/**
 * Brings one item in, by the same steps as an upload of the person who watches the source. Safe to repeat: what arrived before is not
 * sent again. Answers the id of the item.
 */
export async function takeItem(
  deps: TakeDeps,
  source: SourceRow,
  taking: Taking,
  from: From,
): Promise<string> {
  const { item, sizeInBytes } = taking;
  const folder = await deps.files.temporaryFolder();
  try {
    const media = await openMedia(item.media!, sizeInBytes, from, join(folder, 'media'));
    let upload: UploadRow;
    try {
      upload = await begin(deps, source, taking, media);
      if (upload.completed_at) return upload.id;
      while (upload.received_bytes < upload.size_in_bytes) {
        from.guard.signal.throwIfAborted();
        const start = upload.received_bytes;
        const end = Math.min(start + uploadLimits.chunk, upload.size_in_bytes) - 1;
        upload = await appendChunk(deps, upload, start, media.read(start, end));
      }
    } finally {
      await media.close();
    }
    for (const captions of item.captions) await saveCaptions(deps, upload, captions, from, folder);
    for (const attachment of item.attachments) await saveBeside(deps, upload, attachment, from, folder);
    await completeUpload(deps, upload);
    await leftOutWhenRefused(() =>
      storeOldAddresses(deps.db, source.organizationId, upload.id, item.oldAddresses),
    );
    return upload.id;
  } finally {
    await rm(folder, { recursive: true, force: true });
  }
}

async function begin(
  { db, clock, storageLimit, personQuota }: TakeDeps,
  source: SourceRow,
  { item, instance, categoryName }: Taking,
  { fileName, sizeInBytes }: OpenMedia,
): Promise<UploadRow> {
  const { organizationId, kind, createdBy, audience, isDraft, makesCaptions } = source;
  const wishes = {
    metadata: {
      ...(categoryName && { categoryNames: [categoryName] }),
      ...(makesCaptions !== null && { makesCaptions }),
    },
    ...{ isPublished: !isDraft, isAgain: false },
  };
  // The watched source says where an item belongs and who may see it, and not what lies beside a file.
  const { publication: _, ...plain } = { ...item, categories: [] };
  const { source: itemSource, audience: _named, ...texts } = newUploadOf({ kind, instance, wishes }, plain);
  return beginOfSource(db, {
    announced: {
      id: crypto.randomUUID(),
      organization_id: organizationId,
      created_by: createdBy,
      file_name: fileName,
      size_in_bytes: sizeInBytes,
      details: { ...texts, ...(audience && { audience }) },
    },
    key: `watched ${sizeInBytes}`,
    source: itemSource,
    bounds: { storageLimit, personQuota },
    mayAdd: (upload) => upload.organization_id === organizationId,
    yieldsSince: new Date(clock().getTime() - leftAfter),
  });
}

async function openMedia(
  media: Located,
  sizeInBytes: number,
  { folder, guard }: From,
  file: string,
): Promise<OpenMedia> {
  if ('path' in media) {
    const opened = await folder!.openFile(media.path, sizeInBytes);
    return {
      fileName: nameOf(media.path),
      sizeInBytes,
      read: opened.read,
      async close() {
        const isStill = (await opened.size()) === sizeInBytes;
        await opened.close();
        if (!isStill) throw new StillWritten();
      },
    };
  }
  const size = await download(media.address, file, uploadLimits.file, guard);
  return {
    fileName: nameOf(new URL(media.address).pathname),
    sizeInBytes: size,
    read: (start, end) => createReadStream(file, { start, end }),
    close: async () => {},
  };
}

const nameOf = (path: string) => asLine(basename(path)).replaceAll('\\', '').slice(-255) || 'media';

/** Captions that cannot be read keep nothing from coming in. */
async function saveCaptions(
  deps: TakeDeps,
  upload: UploadRow,
  { languageCode, name, isMadeByMachine, file }: SourceItem['captions'][number],
  from: From,
  temporary: string,
): Promise<void> {
  const bytes = () => bytesOf(file, from, join(temporary, crypto.randomUUID()), uploadLimits.subtitles);
  const captions = {
    languageCode,
    ...(name && { name }),
    ...(isMadeByMachine && { isAutoGenerated: true }),
  };
  await leftOutWhenRefused(async () => saveSubtitles(deps, upload, captions, await bytes()));
}

async function saveBeside(
  deps: TakeDeps,
  upload: UploadRow,
  { file, name }: SourceItem['attachments'][number],
  from: From,
  temporary: string,
): Promise<void> {
  const bytes = () => bytesOf(file, from, join(temporary, crypto.randomUUID()), uploadLimits.attachment);
  await leftOutWhenRefused(async () => saveAttachment(deps, upload, nameOf(name), await bytes()));
}

/** What comes with an item and is refused keeps nothing from coming in. */
export async function leftOutWhenRefused(save: () => Promise<unknown>): Promise<void> {
  try {
    await save();
  } catch (problem) {
    if (!(problem instanceof Problem || problem instanceof SourceProblem)) throw problem;
  }
}

export async function bytesOf(
  file: Located,
  { folder, guard }: From,
  target: string,
  most: number,
): Promise<Readable> {
  if ('path' in file) return Readable.from([await folder!.read(file.path, most)]);
  await download(file.address, target, most, guard);
  return createReadStream(target);
}
