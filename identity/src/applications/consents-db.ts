import type { Database } from '../db.ts';

export interface ConsentRow {
  id: string;
  client_id: string;
  scopes: string[];
  given_at: Date;
  used_at: Date | null;
}

/** The scopes that a person allowed an application, with any that is asked for now. Answers whether they grew. */
export async function upsertConsent(
  db: Database,
  consent: { subject: string; clientId: string; scopes: string[]; now: Date },
): Promise<boolean> {
  const { rows } = await db.query<{ id: string }>(
    `insert into identity_consents as c (subject, client_id, scopes, given_at) values ($1, $2, $3, $4)
     on conflict (subject, client_id) do update
       set scopes = array(select distinct unnest(c.scopes || excluded.scopes) order by 1), given_at = excluded.given_at
       where not c.scopes @> excluded.scopes
     returning id`,
    [consent.subject, consent.clientId, consent.scopes, consent.now],
  );
  return rows.length > 0;
}

export async function selectConsent(db: Database, subject: string, clientId: string) {
  const { rows } = await db.query<ConsentRow>({
    name: 'identity-consent',
    text: `select id, client_id, scopes, given_at, used_at from identity_consents
           where subject = $1 and client_id = $2`,
    values: [subject, clientId],
  });
  return rows[0];
}

/** Notes that an application got tokens, once a minute. Answers the scopes that the person allowed it; undefined: none, or no longer. */
export async function recordUse(db: Database, subject: string, clientId: string, now: Date) {
  const consent = await selectConsent(db, subject, clientId);
  if (consent && (consent.used_at === null || consent.used_at.getTime() <= now.getTime() - 60_000))
    await db.query('update identity_consents set used_at = $2 where id = $1', [consent.id, now]);
  return consent?.scopes;
}

/** The hundred applications that a person allowed something last. */
export async function selectConsents(db: Database, subject: string) {
  const { rows } = await db.query<ConsentRow>(
    `select id, client_id, scopes, given_at, used_at from identity_consents where subject = $1
     order by given_at desc, id limit 100`,
    [subject],
  );
  return rows;
}

/** Ends what an application was given, with its sessions and tokens, by a trigger. Answers the client id, or undefined. */
export async function deleteConsent(db: Database, subject: string, id: string): Promise<string | undefined> {
  const { rows } = await db.query<{ client_id: string }>(
    'delete from identity_consents where subject = $1 and id::text = $2 returning client_id',
    [subject, id],
  );
  return rows[0]?.client_id;
}
