import type { Queries } from '../db/database.ts';
import { sql } from '../db/sql.ts';

/** Spends a challenge. Answers whether it was unspent; of many at the same instant one is told so. */
export async function spendChallenge(
  db: Queries,
  { challenge, now, expiresAt }: { challenge: string; now: Date; expiresAt: Date },
): Promise<boolean> {
  await db.query(sql`delete from spent_bot_checks where expires_at <= ${now}::timestamptz`);
  const rows = await db.query(sql`
    insert into spent_bot_checks (challenge, expires_at) values (${challenge}, ${expiresAt})
    on conflict (challenge) do nothing returning challenge`);
  return rows.length > 0;
}
