import type { Database } from './db.ts';

export type LinkPurpose = 'new password' | 'confirm email';

/** False when this quarter of an hour has one already. */
export async function insertLink(
  db: Database,
  link: { hash: string; accountId: string; purpose: LinkPurpose; slot: number; expiresAt: Date },
) {
  const { rows } = await db.query<{ hash: string }>(
    `insert into identity_links (hash, account_id, purpose, slot, expires_at) values ($1, $2, $3, $4, $5)
     on conflict (account_id, purpose, slot) do nothing returning hash`,
    [link.hash, link.accountId, link.purpose, link.slot, link.expiresAt],
  );
  return rows.length === 1;
}

/** The subject of the account that the link belongs to. */
export async function selectLink(db: Database, hash: string, purpose: LinkPurpose, now: Date) {
  const { rows } = await db.query<{ subject: string }>(
    `select a.subject from identity_links l join identity_accounts a on a.id = l.account_id
     where l.hash = $1 and l.purpose = $2 and l.expires_at > $3 and a.disabled_at is null`,
    [hash, purpose, now],
  );
  return rows[0]?.subject;
}

/**
 * Whoever uses one link of an account has its mailbox, and ends all of them of this purpose; of two at once one does.
 * Answers the subject. The rows stay until their time is over, so that the quarter of an hour still counts its mail.
 */
export async function spendLinks(db: Database, hash: string, purpose: LinkPurpose, now: Date) {
  const { rows } = await db.query<{ subject: string }>(
    `with spent as (
       update identity_links set expires_at = $3
       where purpose = $2 and expires_at > $3::timestamptz
         and account_id = (select account_id from identity_links where hash = $1 and purpose = $2 and expires_at > $3)
       returning hash, account_id)
     update identity_accounts a set email_verified = true from spent s
     where s.hash = $1 and a.id = s.account_id and a.disabled_at is null
     returning a.subject`,
    [hash, purpose, now],
  );
  return rows[0]?.subject;
}

/** A day after its end nobody asks for a link any more. */
export async function pruneLinks(db: Database, now: Date, limit: number) {
  const { rowCount } = await db.query(
    `delete from identity_links where hash in
       (select hash from identity_links where expires_at <= $1::timestamptz - interval '1 day' limit $2)`,
    [now, limit],
  );
  return rowCount ?? 0;
}
