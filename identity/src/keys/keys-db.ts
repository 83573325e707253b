import type { Database } from '../db.ts';

export interface KeyRow {
  id: string;
  sealed: string;
  createdAt: Date;
}

/** Stores a key unless its id exists. Where several instances create a key at the same time, the first one is stored for all. */
export async function insertKey(db: Database, { id, sealed, createdAt }: KeyRow) {
  await db.query(
    'insert into identity_keys (id, sealed, created_at) values ($1, $2, $3) on conflict (id) do nothing',
    [id, sealed, createdAt],
  );
}

/** Selects the keys of a kind, oldest first. Ids are `signing-1`, `cookie-1` and so on. */
export async function selectKeys(db: Database, kind: string): Promise<KeyRow[]> {
  const { rows } = await db.query<{ id: string; sealed: string; created_at: Date }>(
    `select id, sealed, created_at from identity_keys where id like $1 || '-%' order by created_at, id`,
    [kind],
  );
  return rows.map(({ id, sealed, created_at }) => ({ id, sealed, createdAt: new Date(created_at) }));
}

export async function deleteKeys(db: Database, ids: string[]) {
  await db.query('delete from identity_keys where id = any($1)', [ids]);
}
