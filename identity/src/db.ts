import type { Pool } from 'pg';

export type Database = Pick<Pool, 'query'>;

export interface AccountRow {
  id: string;
  subject: string;
  email: string;
  email_verified: boolean;
  password_hash: string | null;
  first_name: string | null;
  last_name: string | null;
  phone: string | null;
  created_at: Date;
  password_changed_at: Date | null;
  disabled_at: Date | null;
}

export async function insertAccount(db: Database, account: Omit<AccountRow, 'id' | 'disabled_at'>) {
  const { rows } = await db.query<AccountRow>(
    `insert into identity_accounts
       (subject, email, email_verified, password_hash, first_name, last_name, phone, created_at, password_changed_at)
     values ($1, $2, $3, $4, $5, $6, $7, $8, $9)
     on conflict (email) do nothing
     returning *`,
    [
      account.subject,
      account.email,
      account.email_verified,
      account.password_hash,
      account.first_name,
      account.last_name,
      account.phone,
      account.created_at,
      account.password_changed_at,
    ],
  );
  return rows[0];
}

export async function selectAccountByEmail(db: Database, email: string) {
  const { rows } = await db.query<AccountRow>({
    name: 'identity-account-by-email',
    text: 'select * from identity_accounts where email = $1',
    values: [email],
  });
  return rows[0];
}

export async function selectAccountBySubject(db: Database, subject: string) {
  const { rows } = await db.query<AccountRow>({
    name: 'identity-account-by-subject',
    text: 'select * from identity_accounts where subject = $1',
    values: [subject],
  });
  return rows[0];
}

/**
 * The SQL assignments that end a session. Its row stays for ten minutes without person and content, so that a request that read
 * the session before cannot save it again. `grant_id` has the session's uid, by which a session with a new id is refused, too.
 */
const endId = `payload = '{}', uid = null, subject = null, expires_at = now() + interval '10 minutes'`;
export const endSession = `${endId}, grant_id = uid`;

/** The common table expressions that end all sessions, tokens and consents of the subject `$1`, where the condition is true. */
const signOut = (condition = 'true') => `
  ended as (update identity_records set ${endSession} where subject = $1 and model = 'Session' and ${condition}),
  signed_out as (delete from identity_records where subject = $1 and model <> 'Session' and ${condition}),
  no_longer_allowed as (delete from identity_consents where subject = $1 and ${condition})`;

/** Sets the password and ends all sessions and tokens of the account in one statement. */
export async function updatePassword(db: Database, subject: string, passwordHash: string, at: Date) {
  const { rows } = await db.query<{ subject: string }>(
    `with ${signOut()}
     update identity_accounts set password_hash = $2, password_changed_at = $3 where subject = $1 returning subject`,
    [subject, passwordHash, at],
  );
  return rows.length === 1;
}

export async function updateDisabled(db: Database, subject: string, disabledAt: Date | null) {
  const { rows } = await db.query<{ subject: string }>(
    `with ${signOut('$2::timestamptz is not null')}
     update identity_accounts set disabled_at = $2 where subject = $1 returning subject`,
    [subject, disabledAt],
  );
  return rows.length === 1;
}

export interface RecordRow {
  id: string;
  payload: Record<string, unknown>;
  consumed_at: Date | null;
}

/** Saves a record. A session that has ended meanwhile is not saved again. */
export async function upsertRecord(
  db: Database,
  record: {
    model: string;
    id: string;
    payload: object;
    grantId: string | undefined;
    uid: string | undefined;
    subject: string | undefined;
    expiresAt: Date;
  },
) {
  await db.query({
    name: 'identity-record-upsert',
    text: `insert into identity_records (model, id, payload, grant_id, uid, subject, expires_at)
           select $1::text, $2::text, $3::jsonb, $4::text, $5::text, $6::text, $7::timestamptz
           where $1::text <> 'Session' or not exists (
             select from identity_records e where e.model = 'Session' and e.grant_id = $5::text)
           on conflict (model, id) do update set payload = excluded.payload, grant_id = excluded.grant_id,
             uid = excluded.uid, subject = excluded.subject, expires_at = excluded.expires_at
           where identity_records.model <> 'Session' or identity_records.uid is not null`,
    values: [
      record.model,
      record.id,
      JSON.stringify(record.payload),
      record.grantId ?? null,
      record.uid ?? null,
      record.subject ?? null,
      record.expiresAt,
    ],
  });
}

export async function selectRecord(db: Database, model: string, id: string) {
  const { rows } = await db.query<RecordRow>({
    name: 'identity-record-by-id',
    text: `select id, payload, consumed_at from identity_records
           where model = $1 and id = $2 and (model <> 'Session' or uid is not null)`,
    values: [model, id],
  });
  return rows[0];
}

export async function selectRecordByUid(db: Database, model: string, uid: string) {
  const { rows } = await db.query<RecordRow>({
    name: 'identity-record-by-uid',
    text: 'select id, payload, consumed_at from identity_records where uid = $2 and model = $1',
    values: [model, uid],
  });
  return rows[0];
}

/** False when another request consumed the record first. The row decides, so that a token is used once. */
export async function consumeRecord(db: Database, model: string, id: string, at: Date) {
  const { rows } = await db.query<{ id: string }>({
    name: 'identity-record-consume',
    text: `update identity_records set consumed_at = $3
           where model = $1 and id = $2 and consumed_at is null returning id`,
    values: [model, id, at],
  });
  return rows.length === 1;
}

/** Ends the session with this id. The same session may go on under a new id, which a sign-in gives it. */
export async function endSessionId(db: Database, id: string) {
  await db.query(`update identity_records set ${endId} where model = 'Session' and id = $1`, [id]);
}

export async function deleteRecord(db: Database, model: string, id: string) {
  await db.query('delete from identity_records where model = $1 and id = $2', [model, id]);
}

export async function deleteRecordsByGrant(db: Database, model: string, grantId: string) {
  await db.query('delete from identity_records where grant_id = $2 and model = $1', [model, grantId]);
}

export async function deleteRecordsBySubject(db: Database, subject: string) {
  await db.query(`with ${signOut()} select`, [subject]);
}

/**
 * Counts a failed attempt and answers the count, or answers undefined where the delay is not over. One statement, so that
 * concurrent attempts do not pass together. `free`: failures without a delay. Each further failure doubles the delay,
 * from one second up to `maxDelay` seconds.
 */
export async function countAttempt(
  db: Database,
  attempt: { key: string; now: Date; free: number; maxDelay: number },
) {
  const { rows } = await db.query<{ failures: number }>({
    name: 'identity-attempt-count',
    text: `insert into identity_attempts as a (key, failures, last_at) values ($1, 1, $2)
           on conflict (key) do update set
             failures = case when a.last_at <= $2::timestamptz - interval '1 hour' then 1 else a.failures + 1 end,
             last_at = $2
           where a.failures < $3
              or a.last_at + make_interval(secs => least($4, power(2, least(a.failures - $3, 20)))) <= $2::timestamptz
           returning failures`,
    values: [attempt.key, attempt.now, attempt.free, attempt.maxDelay],
  });
  return rows[0]?.failures;
}

export async function selectAttempt(db: Database, key: string) {
  const { rows } = await db.query<{ failures: number; last_at: Date }>(
    'select failures, last_at from identity_attempts where key = $1',
    [key],
  );
  return rows[0];
}

/** Records a sign-in from a network. The row lives an hour, like those of failures. */
export async function upsertSuccess(db: Database, key: string, at: Date) {
  await db.query(
    `insert into identity_attempts (key, failures, last_at) values ($1, 0, $2)
     on conflict (key) do update set last_at = excluded.last_at`,
    [key, at],
  );
}

export async function deleteAttempts(db: Database, keys: string[]) {
  await db.query('delete from identity_attempts where key = any($1)', [keys]);
}

export async function decrementAttempts(db: Database, key: string) {
  await db.query('update identity_attempts set failures = failures - 1 where key = $1 and failures > 0', [
    key,
  ]);
}

/** Counts one use of a key and answers 0, or answers the seconds to wait after `max` uses within an hour. */
export async function takeFromLimit(db: Database, key: string, max: number, now: Date) {
  const { rows } = await db.query<{ wait: number }>({
    name: 'identity-limit-take',
    text: 'select take_of_limits(array[$1], array[$2::integer], array[3600], $3::timestamptz) as wait',
    values: [key, max, now],
  });
  return rows[0]!.wait;
}

/** Deletes at most `limit` rows of each table, so that no statement takes long. */
export async function pruneExpired(db: Database, now: Date, limit: number) {
  const records = await db.query(
    `delete from identity_records where (model, id) in
       (select model, id from identity_records where expires_at <= $1 order by expires_at limit $2)`,
    [now, limit],
  );
  const attempts = await db.query(
    `delete from identity_attempts where key in
       (select key from identity_attempts where last_at <= $1::timestamptz - interval '1 hour' limit $2)`,
    [now, limit],
  );
  return (records.rowCount ?? 0) + (attempts.rowCount ?? 0);
}
