import type { Database } from '../db.ts';

export interface PasskeyRow {
  id: string;
  account_id: string;
  name: string;
  public_key: string;
  counter: string | number;
  transports: string[];
  created_at: Date;
  last_used_at: Date | null;
}

export const maxPasskeys = 20;

/** False when the passkey exists already, or the account has too many. */
export async function insertPasskey(
  db: Database,
  passkey: Pick<PasskeyRow, 'id' | 'account_id' | 'name' | 'public_key' | 'counter' | 'transports'>,
  now: Date,
) {
  const { rows } = await db.query<{ id: string }>(
    `insert into identity_passkeys (id, account_id, name, public_key, counter, transports, created_at)
     select $1, $2, $3, $4, $5, $6, $7
     where (select count(*) from identity_passkeys where account_id = $2) < $8
     on conflict (id) do nothing returning id`,
    [
      passkey.id,
      passkey.account_id,
      passkey.name,
      passkey.public_key,
      passkey.counter,
      passkey.transports,
      now,
      maxPasskeys,
    ],
  );
  return rows.length === 1;
}

export async function selectPasskeys(db: Database, accountId: string) {
  const { rows } = await db.query<PasskeyRow>(
    'select * from identity_passkeys where account_id = $1 order by created_at, id limit $2',
    [accountId, maxPasskeys],
  );
  return rows;
}

export async function selectPasskey(db: Database, id: string) {
  const { rows } = await db.query<PasskeyRow & { subject: string }>(
    `select p.*, a.subject from identity_passkeys p join identity_accounts a on a.id = p.account_id where p.id = $1`,
    [id],
  );
  return rows[0];
}

/** False when a signature with this count or a higher one came before: from a copied authenticator, or from a repeated request. */
export async function recordPasskeyUse(db: Database, id: string, counter: number, now: Date) {
  const { rows } = await db.query<{ id: string }>(
    `update identity_passkeys set counter = $2, last_used_at = $3
     where id = $1 and (counter < $2 or (counter = 0 and $2 = 0)) returning id`,
    [id, counter, now],
  );
  return rows.length === 1;
}

export async function deletePasskey(db: Database, accountId: string, id: string) {
  const { rows } = await db.query<{ id: string }>(
    'delete from identity_passkeys where id = $2 and account_id = $1 returning id',
    [accountId, id],
  );
  return rows.length === 1;
}
