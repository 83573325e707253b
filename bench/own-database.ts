import { randomUUID } from 'node:crypto';
import { openDatabase } from '@tv/server/platform/db/open-database';

/** A new database at that server, or one in the data folder. `remove` leaves nothing of it. */
export async function ownDatabase(server: string | undefined) {
  if (!server) return { databaseUrl: undefined, remove: async () => {} };
  const name = `tv_bench_${randomUUID().replaceAll('-', '')}`;
  await onServer(server, `create database ${name}`);
  const address = new URL(server);
  address.pathname = `/${name}`;
  return {
    databaseUrl: address.href,
    remove: () => onServer(server, `drop database ${name} with (force)`),
  };
}

async function onServer(databaseUrl: string, statement: string): Promise<void> {
  const db = await openDatabase({ databaseUrl, dataDir: '' });
  try {
    await db.execute(statement);
  } finally {
    await db.close();
  }
}
