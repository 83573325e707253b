import type { Upload } from '@tv/contract/uploads/uploads';
import type { FastifyInstance } from 'fastify';
import { manageableBy } from '../../media-contents/manageable-db.ts';
import { type Caller, managerOf } from '../../platform/auth/caller.ts';
import type { Clock } from '../../platform/clock.ts';
import type { Ending } from '../../platform/http/health/drain.ts';
import type { Database } from '../../platform/db/database.ts';
import type { Files } from '../../platform/storage/files.ts';
import type { Limits } from '../../platform/limits/limits.ts';
import { misusedField, notFound } from '../../platform/http/problem.ts';
import { streamOf } from '../../platform/http/bodies/read-bytes.ts';
import type { Serve } from '../../platform/http/serve.ts';
import { beginSound } from '../sound-tracks/change-sound.ts';
import { beginReplacement } from '../versions/begin-replacement.ts';
import { appendChunk } from './append-chunk.ts';
import { beginUpload } from './begin-upload.ts';
import { organizationOf } from '../../organization/choose-organization-db.ts';
import { findQuota, type UploadBounds } from './quota-db.ts';
import { mayAddTo } from './may-add-to.ts';
import { completeUpload, discardUpload } from './complete-upload.ts';
import { findUpload } from './db.ts';
import type { UploadRow } from './db.ts';
import { listBrought } from './sources-db.ts';
import { saveAttachment, saveSubtitles } from './save-companion.ts';
import { followProcessings } from './processing-changes.ts';
import { createProcessingEvents } from './processing-events.ts';
import { findProcessing, listProcessings } from './processings-db.ts';

export type UploadDeps = {
  db: Database;
  files: Files;
  clock: Clock;
  limits: Limits;
  /** Path of ffmpeg. Absent if another process does the ingest. */
  ffmpegPath: string | undefined;
  ending?: Pick<Ending, 'closing'>;
} & UploadBounds;

export function serveUploads(
  app: FastifyInstance,
  serve: Serve,
  { db, files, clock, limits, ffmpegPath, storageLimit, personQuota, ending }: UploadDeps,
): void {
  const changes = followProcessings({ db, clock, log: app.log });
  const events = createProcessingEvents({ db, clock, changes });
  ending?.closing.addEventListener('abort', () => events.stop());
  app.addHook('preClose', async () => events.stop());

  const uploadOf = async (caller: Caller, id: string): Promise<UploadRow> => {
    const upload = await findUpload(db, id);
    if (!upload || !mayAddTo(upload, caller)) throw notFound('This upload');
    return upload;
  };

  serve('POST /Management/Uploads', async ({ caller, body }) =>
    present(await beginUpload({ db, limits, ffmpegPath, storageLimit, personQuota }, caller, body, clock())),
  );

  serve('POST /Management/MediaContents/:id/Replacements', async ({ caller, params, body }) =>
    present(
      await beginReplacement(
        { db, ffmpegPath, storageLimit, personQuota },
        managerOf(caller),
        params.id,
        body,
        clock(),
      ),
    ),
  );

  serve('GET /Management/Sources', async ({ caller, query }) => {
    const manager = managerOf(caller);
    return listBrought(db, await organizationOf(db, manager, query), query, manager);
  });

  serve('GET /Management/Uploads/Quota', async ({ caller, query }) => {
    const manager = managerOf(caller);
    const organizationId = await organizationOf(db, manager, query);
    return findQuota(db, organizationId, manager.personId, { storageLimit, personQuota });
  });
  serve('POST /Management/MediaContents/:id/SoundTracks', async ({ caller, params, body }) =>
    present(
      await beginSound(
        { db, ffmpegPath, storageLimit, personQuota },
        managerOf(caller),
        params.id,
        body,
        clock(),
      ),
    ),
  );

  serve('GET /Management/Uploads/:id', async ({ caller, params }) =>
    present(await uploadOf(caller, params.id)),
  );

  serve('PATCH /Management/Uploads/:id', async ({ caller, params, request, reply }) => {
    const upload = await uploadOf(caller, params.id);
    const offset = request.headers['upload-offset'];
    if (typeof offset !== 'string' || !/^\d{1,15}$/.test(offset))
      throw misusedField('upload-offset', 'must say at which byte the body begins.');
    const longer = await appendChunk(
      { db, files, storageLimit, personQuota },
      upload,
      Number(offset),
      streamOf(request.body),
    );
    return reply.header('cache-control', 'private, no-store').send(present(longer));
  });

  serve('DELETE /Management/Uploads/:id', async ({ caller, params }) =>
    discardUpload({ db }, await uploadOf(caller, params.id)),
  );

  serve(
    'PUT /Management/Uploads/:id/Subtitles/:languageCode',
    async ({ caller, params, query, request, reply }) => {
      const upload = await uploadOf(caller, params.id);
      const read = await saveSubtitles(
        { db, files, storageLimit },
        upload,
        { languageCode: params.languageCode, ...query },
        streamOf(request.body),
      );
      return reply.header('cache-control', 'private, no-store').send(read);
    },
  );

  serve('PUT /Management/Uploads/:id/Attachments/:fileName', async ({ caller, params, request, reply }) => {
    const upload = await uploadOf(caller, params.id);
    await saveAttachment({ db, files, storageLimit }, upload, params.fileName, streamOf(request.body));
    return reply.code(204).send();
  });

  serve('POST /Management/Uploads/:id/Completions', async ({ caller, params }) =>
    completeUpload({ db, clock }, await uploadOf(caller, params.id)),
  );

  serve('GET /Management/Processings', ({ caller, query }) =>
    listProcessings(db, query, manageableBy(managerOf(caller))),
  );

  serve('GET /Management/Processings/Events', async ({ caller, query, reply }) =>
    events.send(caller, query.seconds ?? 3600, reply),
  );

  serve('GET /Management/Processings/:id', async ({ caller, params }) => {
    const processing = await findProcessing(db, params.id, manageableBy(managerOf(caller)));
    if (!processing) throw notFound('This item');
    return processing;
  });
}

const present = (upload: UploadRow): Upload => ({
  id: upload.id,
  offset: upload.received_bytes,
  sizeInBytes: upload.size_in_bytes,
  ...(upload.is_growing && { isGrowing: true }),
  isCompleted: upload.completed_at !== null,
});
