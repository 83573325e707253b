import type { Session } from './caller.ts';
import type { Database, Queries } from '../db/database.ts';
import { rawSql, sql, type Sql } from '../db/sql.ts';

/** How long a position is stored, in seconds. A replica that is further behind than that was left out long before. */
const storedFor = 600;

/**
 * Stores that everything which a person wrote ends before the current end of the write-ahead log. Called after the commit and
 * before the answer. It never goes back, because two writes of a person may end in any order.
 */
export const storeLastWrite = (db: Queries, { issuer, subject }: Session) =>
  db.query(sql`
    insert into last_writes (person_id, wal_position)
    select id, (pg_current_wal_insert_lsn() - '0/0'::pg_lsn)::float8 from people
    where issuer = ${issuer} and subject = ${subject}
    on conflict (person_id) do update
      set wal_position = greatest(last_writes.wal_position, excluded.wal_position), written_at = now()`);

/** The position of a person's last write, in bytes of the write-ahead log. Null: none is known. */
export const lastWriteOf = (person: Sql): Sql =>
  sql`(select wal_position from last_writes where person_id = ${person}.id)`;

/** Deletes positions that every used replica has passed. */
export const deleteOldWrites = (db: Database) =>
  db.query(
    sql`delete from last_writes where written_at < now() - make_interval(secs => ${rawSql(String(storedFor))})`,
  );
