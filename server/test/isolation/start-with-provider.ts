import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { exportJWK, generateKeyPair, SignJWT } from 'jose';
import { createApp } from '../../src/app.ts';
import { readConfig } from '../../src/platform/config.ts';
import { folderFiles } from '../../src/platform/storage/files.ts';
import { sql } from '../../src/platform/db/sql.ts';
import { strictDatabase } from '../../src/platform/db/strict-database.ts';
import { openTestDatabase } from '../../src/test-database.ts';

export type ServiceWithProvider = Awaited<ReturnType<typeof startWithProvider>>;

/**
 * The whole service as it is started, over a database of its own; an OpenID provider beside it signs real tokens.
 * `settings` stand above its environment; `builtWeb` is served in place of an empty page.
 */
export async function startWithProvider(settings: Record<string, string> = {}, builtWeb?: string) {
  const folder = mkdtempSync(join(tmpdir(), 'tv-isolation-'));
  const { db, drop } = await openTestDatabase();
  const provider = await startProvider();
  const webFolder = builtWeb ?? join(folder, 'web');
  const files = folderFiles(join(folder, 'files'));
  if (!builtWeb) await folderWith(webFolder, 'index.html', '<title>TV</title><!--head-->__CONFIGURATION__');
  const config = readConfig({
    DATA_DIR: join(folder, 'data'),
    OIDC_ISSUER: provider.issuer,
    PUBLIC_URL: 'http://localhost:3000',
    LOG_LEVEL: 'silent',
    FFMPEG_PATH: 'true', // a program that is there: nothing here is processed
    ...settings,
  });
  let now = new Date();
  const app = await createApp({
    config,
    db: strictDatabase(db),
    files,
    clock: () => now,
    localServiceToken: 'local-service-token',
    webFolder,
  });
  await app.ready();
  return {
    app,
    db,
    files,
    secretKey: config.secretKey,
    now: () => now,
    setNow: (instant: Date) => void (now = instant),
    tokenOf: provider.sign,
    /** The builders write people of another issuer. */
    adoptPeople: () => db.query(sql`update people set issuer = ${provider.issuer}`),
    async close() {
      await app.close();
      await drop();
      provider.server.closeAllConnections();
      provider.server.close();
      rmSync(folder, { recursive: true, force: true });
    },
  };
}

async function folderWith(folder: string, name: string, content: string) {
  const { mkdir } = await import('node:fs/promises');
  await mkdir(folder, { recursive: true });
  writeFileSync(join(folder, name), content);
}

/** An OpenID provider that signs tokens. Its `server` must be closed. */
export async function startProvider() {
  const { privateKey, publicKey } = await generateKeyPair('ES256');
  const jwk = { ...(await exportJWK(publicKey)), kid: 'isolation', alg: 'ES256', use: 'sig' };
  const server: Server = createServer((request, response) => {
    response.setHeader('content-type', 'application/json');
    response.end(
      JSON.stringify(request.url === '/keys' ? { keys: [jwk] } : { issuer, jwks_uri: `${issuer}/keys` }),
    );
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const issuer = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
  const sign = (subject: string, claims: Record<string, unknown> = {}) =>
    new SignJWT({
      iss: issuer,
      aud: 'tv-api',
      sub: subject,
      email: `${subject}@tv.example`,
      exp: Math.floor(Date.now() / 1000) + 300,
      ...claims,
    })
      .setProtectedHeader({ alg: 'ES256', kid: 'isolation' })
      .sign(privateKey);
  return { server, issuer, sign };
}
