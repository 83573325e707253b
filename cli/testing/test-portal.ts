import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { RoleKey } from '@tv/contract/people/roles';
import { createAccount } from '@tv/identity/accounts';
import { password, quickHash } from '@tv/identity/testing/service';
import { createApp } from '@tv/server/app';
import { portalIssuer } from '@tv/server/platform/auth/issuer';
import { systemClock } from '@tv/server/platform/clock';
import { readConfig } from '@tv/server/platform/config';
import { folderFiles } from '@tv/server/platform/storage/files';
import { sql } from '@tv/server/platform/db/sql';
import { aPerson } from '@tv/server/test-builders';
import { openTestDatabase } from '@tv/server/test-database';
import { freePort } from '../../tools/test/free-port.mjs';

/** The whole portal with its own provider, over a database of its own; `env` is what a command line needs to find it. */
export async function startTestPortal(settings: Record<string, string> = {}) {
  const folder = mkdtempSync(join(tmpdir(), 'tv-portal-'));
  const port = await freePort();
  const webFolder = join(folder, 'web');
  mkdirSync(webFolder);
  writeFileSync(join(webFolder, 'index.html'), '<!doctype html><html><head></head><body></body></html>');
  const dataDir = join(folder, 'data');
  const config = readConfig({ PORT: String(port), DATA_DIR: dataDir, LOG_LEVEL: 'silent', ...settings });
  const { db, drop } = await openTestDatabase();
  const localServiceToken = 'the token of the machine’s owner'.replace(/\W/g, '-');
  writeFileSync(join(dataDir, 'service-token'), localServiceToken, { mode: 0o600 });
  const files = folderFiles(join(dataDir, 'files'));
  const parts = { config, db, files, clock: systemClock, localServiceToken };
  const app = await createApp({ ...parts, webFolder });
  await app.listen({ port, host: '127.0.0.1' });
  const url = `http://localhost:${port}`;
  return {
    ...parts,
    app,
    url,
    folder,
    /** Settings of a command line on this computer, of somebody who has never used one. */
    env: { PORT: String(port), DATA_DIR: dataDir, XDG_CONFIG_HOME: join(folder, 'config'), TV_PORTAL: '' },
    /** Somebody with an account and a membership. */
    async addPerson(email: string, organizationId: string, role: RoleKey) {
      const passwordHash = await quickHash(password);
      const account = await createAccount(db.text, { email, emailVerified: true, passwordHash });
      if (!account) throw new Error(`${email} exists`);
      const { subject } = account;
      const person = await aPerson(db, { subject, email, organizations: [[organizationId, role]] });
      await db.query(sql`update people set issuer = ${portalIssuer} where id = ${person.id}::uuid`);
      return person;
    },
    async close() {
      // A connection without a request would be waited for, for more than a minute.
      app.server.closeAllConnections();
      await app.close();
      await drop();
      rmSync(folder, { recursive: true, force: true });
    },
  };
}
