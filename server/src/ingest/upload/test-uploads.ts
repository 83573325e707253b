import { randomUUID } from 'node:crypto';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { bytesType } from '@tv/contract/calls/byte-calls';
import Fastify from 'fastify';
import { systemClock } from '../../platform/clock.ts';
import { answerProblems } from '../../platform/http/answer-problems.ts';
import { type Files, folderFiles } from '../../platform/storage/files.ts';
import { createLimits } from '../../platform/limits/limits.ts';
import { createOwnWrites } from '../../platform/http/own-writes.ts';
import type { Authentication } from '../../platform/auth/authenticate.ts';
import { createServe } from '../../platform/http/serve.ts';
import { takeStreams } from '../../platform/http/bodies/take-streams.ts';
import { findPerson } from '../../people/db.ts';
import { openTestDatabase } from '../../test-database.ts';
import { testIssuer } from '../../test-service.ts';
import type { UploadBounds } from './quota-db.ts';
import { serveUploads } from './routes.ts';

const localServiceToken = 'local-service-token';

/** The calls that bring files in, over a database and a folder of their own. */
export async function startUploads(
  ffmpegPath: string,
  clock = systemClock,
  openFiles: (folder: string) => Files = folderFiles,
  bounds: UploadBounds = {},
) {
  const { db, drop } = await openTestDatabase();
  const folder = mkdtempSync(join(tmpdir(), 'tv-uploads-'));
  const files = openFiles(folder);
  const app = Fastify({ forceCloseConnections: true });
  answerProblems(app);
  takeStreams(app);
  const authentication: Authentication = {
    localServiceToken,
    seenAs: () => Promise.reject(new Error('Nobody is seen as somebody else here.')),
    organizationOfGuest: async () => undefined,
    findServiceAccount: () => Promise.reject(new Error('There are no keys here.')),
    countCall: () => Promise.resolve(),
    findPerson: (session, address) => findPerson(db, session, address),
    verifyToken: async (subject) => ({
      issuer: testIssuer,
      subject,
      email: undefined,
      emailVerified: false,
      givenName: undefined,
      familyName: undefined,
    }),
  };
  const serve = createServe(app, authentication, createOwnWrites(db));
  const limits = createLimits({ clock, secretKey: 'a secret key that only this test has' });
  serveUploads(app, serve, { db, files, clock, limits, ffmpegPath, ...bounds });
  const ask = async (
    method: 'GET' | 'POST' | 'PUT' | 'PATCH' | 'DELETE',
    path: string,
    more: {
      json?: object;
      bytes?: Buffer | string;
      offset?: number;
      as?: string;
      headers?: Record<string, string>;
    } = {},
  ) => {
    const answer = await app.inject({
      method,
      url: `/api/Management/${path}`,
      headers: {
        authorization: `Bearer ${more.as ?? localServiceToken}`,
        ...(more.bytes !== undefined && { 'content-type': bytesType }),
        ...(more.offset !== undefined && { 'upload-offset': String(more.offset) }),
        ...more.headers,
      },
      ...(more.json ? { payload: more.json } : more.bytes !== undefined ? { payload: more.bytes } : {}),
    });
    return { status: answer.statusCode, body: answer.body ? answer.json() : undefined };
  };
  return {
    app,
    db,
    files,
    folder,
    ask,
    /** Announces, sends and completes in one go; answers the upload's id. */
    async bringIn(
      bytes: Buffer,
      metadata: object = {},
      beside?: (id: string) => Promise<unknown>,
    ): Promise<string> {
      const { body } = await ask('POST', 'Uploads', {
        json: { fileName: 'film.mkv', sizeInBytes: bytes.length, idempotencyKey: randomUUID(), ...metadata },
      });
      await ask('PATCH', `Uploads/${body.id}`, { bytes, offset: 0 });
      await beside?.(body.id);
      await ask('POST', `Uploads/${body.id}/Completions`);
      return body.id;
    },
    async close() {
      await app.close();
      await drop();
      rmSync(folder, { recursive: true, force: true });
    },
  };
}
