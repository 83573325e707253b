import type { Database } from '../db.ts';

export const linkPurposes = ['new password', 'confirm email'] as const;
export type LinkPurpose = (typeof linkPurposes)[number];

/** False when the account has a link of this quarter of an hour already. */
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

/** Selects the subject of the account that the link belongs to. */
export async function selectLink(db: Database, hash: string, purpose: LinkPurpose, now: Date) {
  const { rows } = await db.query<{ subject: string }>(
    `select a.subject from identity_links l join identity_accounts a on a.id = l.account_id
     where l.hash = $1 and l.purpose = $2 and l.expires_at > $3 and a.disabled_at is null`,
    [hash, purpose, now],
  );
  return rows[0]?.subject;
}

/**
 * Uses up all links of the account for this purpose, confirms its address and answers its subject. Of two concurrent
 * requests one succeeds. The rows stay, so that each quarter of an hour still counts its mail.
 */
export async function consumeLinks(db: Database, hash: string, purpose: LinkPurpose, now: Date) {
  const { rows } = await db.query<{ subject: string }>(
    `with consumed as (
       update identity_links set expires_at = $3
       where purpose = $2 and expires_at > $3::timestamptz
         and account_id = (select account_id from identity_links where hash = $1 and purpose = $2 and expires_at > $3)
       returning hash, account_id)
     update identity_accounts a set email_verified = true from consumed c
     where c.hash = $1 and a.id = c.account_id and a.disabled_at is null
     returning a.subject`,
    [hash, purpose, now],
  );
  return rows[0]?.subject;
}

/** Deletes links a day after their expiry. */
export async function pruneLinks(db: Database, now: Date, limit: number) {
  const { rowCount } = await db.query(
    `delete from identity_links where hash in
       (select hash from identity_links where expires_at <= $1::timestamptz - interval '1 day' limit $2)`,
    [now, limit],
  );
  return rowCount ?? 0;
}
