import { endSession } from '../db.ts';
import type { Database } from '../db.ts';

export interface SessionRow {
  uid: string;
  device: string | null;
  signed_in_at: Date;
  last_seen_at: Date | null;
}

/** Records the use of a session, at most once a minute. Answers whether a row was written. */
export async function upsertSession(
  db: Database,
  session: { uid: string; subject: string; device: string; now: Date },
): Promise<boolean> {
  const { rowCount } = await db.query({
    name: 'identity-session-seen',
    text: `insert into identity_sessions as s (uid, subject, device, created_at, last_seen_at)
           values ($1, $2, $3, $4, $4)
           on conflict (uid) do update set last_seen_at = $4, device = $3
           where s.last_seen_at <= $4::timestamptz - interval '1 minute'`,
    values: [session.uid, session.subject, session.device, session.now],
  });
  return rowCount === 1;
}

/** Ends a session whose sign-in had no second step. */
export async function endWithoutSecondStep(db: Database, uid: string) {
  await db.query(
    `update identity_records set ${endSession}
     where model = 'Session' and uid = $1 and not coalesce(payload->'amr' ? 'mfa', false)`,
    [uid],
  );
}

/** Moves the end of a session, also to an earlier time where a policy has changed. The limits are in seconds. Records of oidc-provider go by the system's time and repeat their end in the payload. */
export async function extendSession(
  db: Database,
  uid: string,
  { maxIdleTime, maxSessionAge }: { maxIdleTime: number; maxSessionAge: number },
) {
  await db.query({
    name: 'identity-session-extend',
    text: `update identity_records r set expires_at = until.at,
             payload = jsonb_set(r.payload, '{exp}', to_jsonb(floor(extract(epoch from until.at))::bigint))
           from (select id, least(now() + make_interval(secs => $2),
               to_timestamp((payload->>'loginTs')::bigint) + make_interval(secs => $3)) as at
             from identity_records where model = 'Session' and uid = $1) until
           where r.model = 'Session' and r.id = until.id and r.expires_at <> until.at`,
    values: [uid, maxIdleTime, maxSessionAge],
  });
}

/** Selects the hundred sessions that were used last. Those of applications are listed by what was allowed (consents-db.ts). A session without a recorded use tells only its start. */
export async function selectSessions(db: Database, subject: string, now: Date) {
  const { rows } = await db.query<SessionRow>(
    `select r.uid, s.device, s.last_seen_at, begun.signed_in_at
     from identity_records r left join identity_sessions s on s.uid = r.uid
       cross join lateral (
         select coalesce(s.created_at, to_timestamp((r.payload->>'loginTs')::bigint)) as signed_in_at) begun
     where r.subject = $1 and r.model = 'Session' and r.uid is not null and begun.signed_in_at is not null
       and r.expires_at > $2
       and not coalesce(r.payload->'state' ? 'application', false)
     order by s.last_seen_at desc nulls last, begun.signed_in_at desc limit 100`,
    [subject, now],
  );
  return rows;
}

/** Ends a session with its grants and tokens in one statement. False when the person has no such session. */
export async function deleteSession(db: Database, subject: string, uid: string) {
  const { rows } = await db.query<{ uid: string }>(
    `with session as (
       select uid, payload from identity_records where model = 'Session' and subject = $1 and uid = $2),
     grants as (
       select a.value->>'grantId' as id from session, jsonb_each(coalesce(session.payload->'authorizations', '{}')) a),
     ended as (update identity_records set ${endSession} where model = 'Session' and subject = $1 and uid = $2),
     signed_out as (
       delete from identity_records where subject = $1 and model <> 'Session'
         and (uid = (select uid from session) or payload->>'sessionUid' = (select uid from session)
           or grant_id in (select id from grants) or (model = 'Grant' and id in (select id from grants)))),
     uses as (delete from identity_sessions where uid = (select uid from session))
     select uid from session`,
    [subject, uid],
  );
  return rows.length === 1;
}

/** Ends the session in which an authorization code was made. Answers its subject. `codeKey`: under which the code is stored. */
export async function deleteSessionOfCode(db: Database, codeKey: string): Promise<string | undefined> {
  const { rows } = await db.query<{ subject: string; uid: string | null }>(
    `select subject, payload->>'sessionUid' as uid from identity_records
     where model = 'AuthorizationCode' and id = $1 and subject is not null and payload ? 'sessionUid'`,
    [codeKey],
  );
  const [code] = rows;
  return code?.uid && (await deleteSession(db, code.subject, code.uid)) ? code.subject : undefined;
}

export async function pruneSessions(db: Database, now: Date, limit: number) {
  const { rowCount } = await db.query(
    `delete from identity_sessions where uid in (
       select s.uid from identity_sessions s
       where s.last_seen_at <= $1::timestamptz - interval '1 day'
         and not exists (select from identity_records r where r.uid = s.uid)
       order by s.last_seen_at limit $2)`,
    [now, limit],
  );
  return rowCount ?? 0;
}
