import { uploadLimits } from '@tv/contract/limits/upload-limits';
import { maxAttachments } from '@tv/contract/media-contents/item-parts';
import { managerOf } from '../../platform/auth/caller.ts';
import { readBytes } from '../../platform/http/bodies/read-bytes.ts';
import type { Serve } from '../../platform/http/serve.ts';
import { requireManaged } from '../management/managed-items-db.ts';
import { listAttachments } from '../item-parts/sub-resources-db.ts';
import {
  addFile,
  type AttachmentDeps,
  orderFiles,
  removeFile,
  renameFile,
  replaceFile,
} from './change-attachments.ts';

/** The calls with which managers change the attachments of an existing item. */
export function serveManagedAttachments(serve: Serve, deps: AttachmentDeps): void {
  const { db } = deps;

  serve(
    'POST /Management/MediaContents/:id/Attachments',
    async ({ caller, params, query, request, reply }) => {
      const manager = managerOf(caller);
      // Before the bytes are read, so that nobody sends them for nothing.
      await requireManaged(db, manager, params.id);
      const bytes = await readBytes(request.body, uploadLimits.attachment);
      const added = await addFile(deps, manager, params.id, { fileName: query.fileName, bytes });
      return reply.code(201).header('cache-control', 'private, no-store').send(added);
    },
  );

  serve('PUT /Management/MediaContents/:id/Attachments/Order', async ({ caller, params, body }) => {
    await orderFiles(deps, managerOf(caller), params.id, body.ids);
    return (await listAttachments(db, params.id, { pageSize: maxAttachments })).items;
  });

  serve(
    'PUT /Management/MediaContents/:id/Attachments/:attachmentId',
    async ({ caller, params: { id, attachmentId }, request, reply }) => {
      const manager = managerOf(caller);
      await requireManaged(db, manager, id);
      const bytes = await readBytes(request.body, uploadLimits.attachment);
      const replaced = await replaceFile(deps, manager, id, attachmentId, bytes);
      return reply.header('cache-control', 'private, no-store').send(replaced);
    },
  );

  serve('PATCH /Management/MediaContents/:id/Attachments/:attachmentId', ({ caller, params, body }) =>
    renameFile(deps, managerOf(caller), params.id, params.attachmentId, body.fileName),
  );

  serve('DELETE /Management/MediaContents/:id/Attachments/:attachmentId', ({ caller, params }) =>
    removeFile(deps, managerOf(caller), params.id, params.attachmentId),
  );
}
