import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { addAccount } from '../../../identity/src/testing/service.ts';
import { Browser } from '../../../identity/src/testing/browser.ts';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { createApp } from '../../src/app.ts';
import { readConfig } from '../../src/platform/config.ts';
import type { Database } from '../../src/platform/db/database.ts';
import { folderFiles } from '../../src/platform/storage/files.ts';
import { sql } from '../../src/platform/db/sql.ts';
import { anOrganization, aPerson } from '../../src/test-builders.ts';
import { openTestDatabase } from '../../src/test-database.ts';
import { freePort } from '../../../tools/test/free-port.mjs';

const folder = mkdtempSync(join(tmpdir(), 'tv-address-'));
const webFolder = join(folder, 'web');
let db: Database;
let drop: () => Promise<void>;

beforeAll(async () => {
  mkdirSync(webFolder);
  writeFileSync(join(webFolder, 'index.html'), '<!doctype html><html><head></head><body></body></html>');
  ({ db, drop } = await openTestDatabase());
});
afterAll(async () => {
  await drop();
  rmSync(folder, { recursive: true, force: true });
});

/** Who the portal at an address of its own says that the account's owner is. */
async function whoAt(port: number, email: string) {
  const publicUrl = `http://localhost:${port}`;
  const app = await createApp({
    config: readConfig({
      DATA_DIR: join(folder, 'data'),
      PUBLIC_URL: publicUrl,
      SECRET_KEY: 'a secret of the tests, long enough to be one',
      LOG_LEVEL: 'silent',
      FFMPEG_PATH: 'true',
    }),
    db,
    files: folderFiles(join(folder, 'files')),
    clock: () => new Date(),
    localServiceToken: 'local-service-token',
    webFolder,
  });
  try {
    await app.listen({ port, host: '127.0.0.1' });
    const { access_token: token } = await new Browser(publicUrl).signIn(email);
    const answer = await app.inject({
      url: '/api/Users/Me',
      headers: { authorization: `Bearer ${token}` },
    });
    return answer.json<{ id: string; role: string; errorCode?: number }>();
  } finally {
    app.server.closeAllConnections();
    await app.close();
  }
}

test('a new PUBLIC_URL locks nobody out', async () => {
  const { subject } = await addAccount(db.text as never, 'admin@aurora.example');
  const organization = await anOrganization(db);
  const { id } = await aPerson(db, { organizations: [[organization, 'Admin']], subject });
  await db.query(sql`update people set issuer = 'portal' where id = ${id}`);
  // The same subject of another provider is somebody else.
  const elsewhere = await aPerson(db, { organizations: [organization], subject });
  await db.query(
    sql`update people set issuer = 'https://login.example/realms/oidc' where id = ${elsewhere.id}`,
  );

  for (const port of [await freePort(), await freePort()])
    expect(await whoAt(port, 'admin@aurora.example')).toMatchObject({ id, role: 'InMotion.Admin' });
});
