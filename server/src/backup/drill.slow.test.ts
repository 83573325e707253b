// Slow: it starts two portals with demo content and moves one to the other.
// Proves: a backup that is restored elsewhere is the same portal.
// Ground: server/src/backup, server/src/platform/archive, server/src/platform/storage, cli.
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { Browser } from '../../../identity/src/testing/browser.ts';
import { allFiles, allRows } from './test-portal.ts';
import { createApp } from '../app.ts';
import { deleteOldFigures } from '../analytics/roll-up/delete-old-figures-db.ts';
import { firstStart } from '../first-start.ts';
import { openWorld } from '../open-world.ts';
import { readConfig, readDatabaseLocation } from '../platform/config.ts';
import { openDatabase } from '../platform/db/open-database.ts';
import { openFiles } from '../platform/storage/open-files.ts';
import { deleteOldVisits } from '../playback/delete-visits-db.ts';
import { startS3Server } from '../platform/storage/test-s3-server.ts';
import { createEmptyDatabase } from '../test-postgres.ts';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { freePort } from '../../../tools/test/free-port.mjs';
import { backupCommand } from '../../../cli/database/backup.ts';
import { checkCommand } from '../../../cli/database/check.ts';
import { restoreBackupCommand } from '../../../cli/database/restore-backup.ts';
import { captureOutput } from '../../../cli/testing/test-commands.ts';

const { out } = captureOutput();
const server = process.env.TEST_DATABASE_URL;
const SECRET_KEY = 'a secret of the tests, long enough to be one';
type Env = Record<string, string>;

let folder: string;
let closing: (() => Promise<unknown>)[] = [];
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'tv-drill-'));
  closing = [async () => rmSync(folder, { recursive: true })];
  mkdirSync(join(folder, 'web'));
  writeFileSync(join(folder, 'web/index.html'), '<!doctype html><html><head></head><body></body></html>');
  writeFileSync(join(folder, 'passphrase'), 'correct horse battery staple\n');
});
afterEach(async () => {
  for (const close of closing.toReversed()) await close();
});

/** Who the portal says that a demo account is. */
async function whoAt(publicUrl: string) {
  const { access_token: token } = await new Browser(publicUrl).signIn(
    'admin@aurora.example',
    'watch-tv-demo',
  );
  const answer = await fetch(`${publicUrl}/api/Users/Me`, {
    headers: { authorization: `Bearer ${token}` },
    signal: AbortSignal.timeout(15_000),
  });
  const { id, role, email } = (await answer.json()) as Record<string, unknown>;
  return { id, role, email };
}

/** The environment of a portal with a folder and an address of its own. */
async function settings(name: string, host: string, more: Env = {}): Promise<Env> {
  const port = String(await freePort());
  const own = { PORT: port, PUBLIC_URL: `http://${host}:${port}`, DATA_DIR: join(folder, name) };
  return { ...own, SECRET_KEY, LOG_LEVEL: 'silent', XDG_CONFIG_HOME: join(folder, 'nobody'), ...more };
}

/** The whole service, with the demo's people and content. */
async function start(env: Env): Promise<() => Promise<void>> {
  const config = readConfig(env);
  const world = await openWorld(config);
  const app = await createApp({ ...world, config, webFolder: join(folder, 'web') });
  await firstStart(world, config);
  // Past visits and searches of the demo go, as a worker deletes them.
  await deleteOldVisits(world.db, new Date());
  await deleteOldFigures(world.db, new Date(), AbortSignal.timeout(60_000));
  await app.listen({ port: config.port, host: '127.0.0.1' });
  let isRunning = true;
  const stop = async () => {
    if (!isRunning) return;
    isRunning = false;
    await app.close();
    await world.close();
  };
  closing.push(stop);
  return stop;
}

/** Everything of a portal that does not run. */
async function contentsOf(env: Env) {
  const db = await openDatabase(readDatabaseLocation(env));
  try {
    return { rows: await allRows(db), files: await allFiles(await openFiles(readConfig(env), () => {})) };
  } finally {
    await db.close();
  }
}

async function ofServer(): Promise<Env> {
  const { url, drop } = await createEmptyDatabase(server!);
  closing.push(drop);
  return { DATABASE_URL: url };
}

async function ofBucket(): Promise<Env> {
  const { settings: store, close } = await startS3Server();
  closing.push(close);
  return {
    S3_ENDPOINT: store.endpoint,
    S3_BUCKET: store.bucket,
    S3_REGION: store.region,
    S3_ACCESS_KEY_ID: store.accessKeyId,
    S3_SECRET_ACCESS_KEY: store.secretAccessKey,
  };
}

/** Saves a running portal and restores it at another address, where the same people sign in. */
async function drill(from: Env, to: Env) {
  const options = ['--passphrase-file', join(folder, 'passphrase')];
  const [first, second] = [join(folder, 'first.tar'), join(folder, 'second.tar')];
  const stop = await start(from);
  const admin = await whoAt(from.PUBLIC_URL!);
  expect(admin).toMatchObject({ email: 'admin@aurora.example', role: 'InMotion.Admin' });
  expect(await backupCommand([first, ...options], from)).toBe(true);
  expect(await backupCommand([second, '--since', first, ...options], from)).toBe(true);
  expect(out()).toMatch(
    /\(0 bytes\)\.\nTo restore it, keep these files beside it: first\.tar\.\nIt does not contain SECRET_KEY/,
  );
  expect(await checkCommand([], from)).toBe(true);
  expect(out()).toContain('Everything is consistent.');
  await expect(restoreBackupCommand([second, ...options], from)).rejects.toThrow(/in use|not empty/);
  await stop();

  expect(await restoreBackupCommand([second, ...options], to)).toBe(true);
  const [before, after] = [await contentsOf(from), await contentsOf(to)];
  expect(after.files).toEqual(before.files);
  expect(after.rows).toEqual(before.rows);
  await expect(restoreBackupCommand([second, ...options], to)).rejects.toThrow('The database is not empty');
  const stopRestored = await start(to);
  expect(await whoAt(to.PUBLIC_URL!)).toEqual(admin);
  expect(await checkCommand([], to)).toBe(true);
  await stopRestored();
}

test.skipIf(server)(
  'a portal with the embedded database and a folder moves to another address',
  async () => {
    await drill(await settings('one', 'localhost'), await settings('two', '127.0.0.1'));
  },
  240_000,
);

test.skipIf(!server)(
  'one with PostgreSQL and a bucket moves to another address',
  async () => {
    const from = await settings('one', 'localhost', { ...(await ofServer()), ...(await ofBucket()) });
    await drill(from, await settings('two', '127.0.0.1', { ...(await ofServer()), ...(await ofBucket()) }));
  },
  240_000,
);
