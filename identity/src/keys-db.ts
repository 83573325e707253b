import type { Database } from './db.ts';

export interface KeyRow {
  id: string;
  sealed: string;
  createdAt: Date;
}

/** Of several instances that make the same key at once the first one's stays; all read the same afterwards. */
export async function insertKey(db: Database, { id, sealed, createdAt }: KeyRow) {
  await db.query(
    'insert into identity_keys (id, sealed, created_at) values ($1, $2, $3) on conflict (id) do nothing',
    [id, sealed, createdAt],
  );
}

/** In the order of their making; ids are `signing-1`, `cookie-1` and so on. */
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
