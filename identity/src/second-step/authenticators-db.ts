import type { Database } from '../db.ts';

export interface AuthenticatorRow {
  sealed: string;
  confirmed_at: Date | null;
}

export async function selectAuthenticator(db: Database, accountId: string) {
  const { rows } = await db.query<AuthenticatorRow>(
    'select sealed, confirmed_at from identity_authenticators where account_id = $1',
    [accountId],
  );
  return rows[0];
}

/** Stores a secret to be confirmed, in place of an unconfirmed one. False when an authenticator is in use. */
export async function insertAuthenticator(db: Database, accountId: string, sealed: string, now: Date) {
  const { rows } = await db.query<{ account_id: string }>(
    `insert into identity_authenticators as a (account_id, sealed, created_at) values ($1, $2, $3)
     on conflict (account_id) do update set sealed = $2, created_at = $3, last_step = 0
     where a.confirmed_at is null returning account_id`,
    [accountId, sealed, now],
  );
  return rows.length === 1;
}

/** Uses up the code of a time step. False when the code of this step or a later one was used before. Of two concurrent requests one succeeds. */
export async function consumeTimeStep(db: Database, accountId: string, sealed: string, step: number) {
  const { rows } = await db.query<{ account_id: string }>(
    `update identity_authenticators set last_step = $3
     where account_id = $1 and sealed = $2 and last_step < $3 returning account_id`,
    [accountId, sealed, step],
  );
  return rows.length === 1;
}

export async function confirmAuthenticator(db: Database, accountId: string, now: Date) {
  const { rows } = await db.query<{ account_id: string }>(
    `update identity_authenticators set confirmed_at = $2
     where account_id = $1 and confirmed_at is null returning account_id`,
    [accountId, now],
  );
  return rows.length === 1;
}

/** Deletes the authenticator and its recovery codes. */
export async function deleteAuthenticator(db: Database, accountId: string) {
  const { rows } = await db.query<{ account_id: string }>(
    `with codes as (delete from identity_recovery_codes where account_id = $1)
     delete from identity_authenticators where account_id = $1 returning account_id`,
    [accountId],
  );
  return rows.length === 1;
}

export async function replaceRecoveryCodes(db: Database, accountId: string, hashes: string[]) {
  // Two statements: one statement cannot insert a row that it deletes.
  await db.query('delete from identity_recovery_codes where account_id = $1', [accountId]);
  await db.query(
    'insert into identity_recovery_codes (account_id, hash) select $1, unnest($2::text[]) on conflict do nothing',
    [accountId, hashes],
  );
}

export async function consumeRecoveryCode(db: Database, accountId: string, hash: string, now: Date) {
  const { rows } = await db.query<{ hash: string }>(
    `update identity_recovery_codes set used_at = $3
     where account_id = $1 and hash = $2 and used_at is null returning hash`,
    [accountId, hash, now],
  );
  return rows.length === 1;
}

export async function countRecoveryCodes(db: Database, accountId: string) {
  const { rows } = await db.query<{ count: number }>(
    'select count(*)::int as count from identity_recovery_codes where account_id = $1 and used_at is null',
    [accountId],
  );
  return rows[0]?.count ?? 0;
}

/** Deletes the authenticator, the recovery codes and the passkeys of an account. False when it had none. */
export async function deleteSecondSteps(db: Database, subject: string) {
  const { rows } = await db.query<{ what: string }>(
    `with account as (select id from identity_accounts where subject = $1),
       apps as (delete from identity_authenticators where account_id in (select id from account) returning 'app' as what),
       codes as (delete from identity_recovery_codes where account_id in (select id from account)),
       keys as (delete from identity_passkeys where account_id in (select id from account) returning 'passkey' as what)
     select what from apps union all select what from keys`,
    [subject],
  );
  return rows.length > 0;
}
