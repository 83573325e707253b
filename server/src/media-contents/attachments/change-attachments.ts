import { because } from '@tv/contract/reasons/problem-reasons';
import type { Attachment } from '@tv/contract/media-contents/media-content';
import { maxAttachments } from '@tv/contract/media-contents/item-parts';
import type { Clock } from '../../platform/clock.ts';
import type { Manager } from '../../platform/auth/caller.ts';
import type { Database, Queries } from '../../platform/db/database.ts';
import { invalidField, notFound, Problem, refuse } from '../../platform/http/problem.ts';
import type { Scanner } from '../../platform/scanner/scanner.ts';
import type { Files } from '../../platform/storage/files.ts';
import type { RecordedItemChange } from '../../platform/audit-db.ts';
import {
  countAttachment,
  refuseBeyondStorage,
  releaseAttachment,
} from '../../organization/storage/storage-db.ts';
import { applyChange } from '../management/change-item.ts';
import { editRefusal } from '../edit-item.ts';
import type { LockedItem } from '../lifecycle/db.ts';
import { attachmentType } from './attachment-type.ts';
import {
  addAttachment,
  findAttachmentByName,
  findAttachmentOf,
  listAttachmentIds,
  type NewBytes,
  readAttachment,
  removeAttachment,
  writeBytes,
  writeName,
  writeOrder,
} from './db.ts';

export type AttachmentDeps = {
  db: Database;
  files: Files;
  clock: Clock;
  /** Absent: files are not scanned. */
  scanner?: Scanner | undefined;
  /** Bytes that an organization without a limit of its own may store. Absent: no limit. */
  storageLimit?: number | undefined;
};

/** Adds a file to an item, or replaces the one of the same name. */
export function addFile(
  deps: AttachmentDeps,
  manager: Manager,
  id: string,
  given: { fileName: string; bytes: Buffer },
): Promise<Attachment> {
  const fileName = nameOf(given.fileName);
  return saveBytes(deps, manager, id, given.bytes, fileName, async (queries, stored, now) => {
    const present = await findAttachmentByName(queries, id, fileName);
    if (present) {
      await writeBytes(queries, present.id, stored);
      return { id: present.id, fileName, former: present.file, recorded: changed('replaced', fileName) };
    }
    if ((await listAttachmentIds(queries, id)).length >= maxAttachments)
      throw new Problem(409, 0, because('items.tooManyAttachments', { most: maxAttachments }));
    const mimeType = attachmentType(fileName);
    const added = await addAttachment(queries, id, { fileName, mimeType, ...stored }, now);
    return { id: added, fileName, recorded: changed('added', fileName) };
  });
}

function nameOf(given: string): string {
  const fileName = given.trim();
  if (!fileName) throw invalidField('fileName', because('items.blankFileName'));
  return fileName;
}

/** Replaces the bytes of an attachment. */
export const replaceFile = (
  deps: AttachmentDeps,
  manager: Manager,
  id: string,
  attachmentId: string,
  bytes: Buffer,
): Promise<Attachment> =>
  saveBytes(deps, manager, id, bytes, 'this', async (queries, stored) => {
    const present = await requireAttachment(queries, id, attachmentId);
    await writeBytes(queries, attachmentId, stored);
    const { file: former, file_name: fileName } = present;
    return { id: attachmentId, fileName, former, recorded: changed('replaced', fileName) };
  });

type Saved = { id: string; fileName: string; former?: string; recorded: RecordedItemChange };

/** Stores bytes under a key of their own, has a row name them, and then removes the bytes that the row named before. */
async function saveBytes(
  deps: AttachmentDeps,
  manager: Manager,
  id: string,
  bytes: Buffer,
  name: string,
  save: (queries: Queries, stored: NewBytes, now: Date) => Promise<Saved>,
): Promise<Attachment> {
  await deps.scanner?.checkBytes(bytes, `the attachment "${name}"`);
  const file = `media/${id}/attachments/${crypto.randomUUID()}`;
  await deps.files.write(file, bytes);
  let saved: Saved | undefined;
  try {
    await changeAttachments(deps, manager, id, async (queries, item, now) => {
      saved = await save(queries, { file, sizeInBytes: bytes.length }, now);
      await countAttachment(queries, id, saved.fileName, bytes.length);
      await refuseBeyondStorage(queries, item.organizationId, deps.storageLimit);
      return saved.recorded;
    });
  } catch (problem) {
    await deps.files.remove(file);
    throw problem;
  }
  if (saved!.former) await deps.files.remove(saved!.former);
  return answerFor(deps.db, id, saved!.id);
}

export async function renameFile(
  deps: AttachmentDeps,
  manager: Manager,
  id: string,
  attachmentId: string,
  given: string,
): Promise<Attachment> {
  const fileName = nameOf(given);
  await changeAttachments(deps, manager, id, async (queries) => {
    const present = await requireAttachment(queries, id, attachmentId);
    if (present.file_name === fileName) return undefined;
    if (await findAttachmentByName(queries, id, fileName))
      throw invalidField('fileName', because('items.sameFileName'));
    await writeName(queries, attachmentId, fileName, attachmentType(fileName));
    await releaseAttachment(queries, id, present.file_name);
    await countAttachment(queries, id, fileName, Number(present.size_in_bytes));
    return { action: 'attachment renamed', detail: { fileName, formerName: present.file_name } };
  });
  return answerFor(deps.db, id, attachmentId);
}

export const orderFiles = (
  deps: AttachmentDeps,
  manager: Manager,
  id: string,
  ids: readonly string[],
): Promise<unknown> =>
  changeAttachments(deps, manager, id, async (queries) => {
    const wanted = ids.map((each) => each.toLowerCase()).sort();
    const present = (await listAttachmentIds(queries, id)).sort();
    if (wanted.join() !== present.join()) throw invalidField('ids', because('items.wrongOrder'));
    const isNew = await writeOrder(queries, id, ids);
    return isNew ? { action: 'attachments ordered' } : undefined;
  });

export async function removeFile(
  deps: AttachmentDeps,
  manager: Manager,
  id: string,
  attachmentId: string,
): Promise<void> {
  let former: string | undefined;
  await changeAttachments(deps, manager, id, async (queries) => {
    const present = await findAttachmentOf(queries, id, attachmentId);
    if (!present) return undefined;
    former = present.file;
    await removeAttachment(queries, attachmentId);
    await releaseAttachment(queries, id, present.file_name);
    return changed('removed', present.file_name);
  });
  if (former) await deps.files.remove(former);
}

const changed = (how: 'added' | 'replaced' | 'removed', fileName: string): RecordedItemChange => ({
  action: `attachment ${how}`,
  detail: { fileName },
});

const changeAttachments = (
  deps: AttachmentDeps,
  manager: Manager,
  id: string,
  change: (queries: Queries, item: LockedItem, now: Date) => Promise<RecordedItemChange>,
) =>
  applyChange(deps, manager, id, (queries, item, now) => {
    refuse(editRefusal(item));
    return change(queries, item, now);
  });

async function requireAttachment(queries: Queries, id: string, attachmentId: string) {
  const present = await findAttachmentOf(queries, id, attachmentId);
  if (!present) throw notFound('This attachment');
  return present;
}

async function answerFor(db: Database, id: string, attachmentId: string): Promise<Attachment> {
  const found = await readAttachment(db, id, attachmentId);
  if (!found) throw notFound('This attachment');
  return found;
}
