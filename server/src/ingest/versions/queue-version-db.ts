import { ProcessingStatus } from '@tv/contract/enumerations';
import type { Queries } from '../../platform/db/database.ts';
import { sql } from '../../platform/db/sql.ts';

export async function readProcessingStatus(db: Queries, id: string): Promise<number | undefined> {
  const [row] = await db.query<{ processing_status: number }>(
    sql`select processing_status from media_contents where id = ${id}::uuid`,
  );
  return row?.processing_status;
}

/** A version whose file has arrived, or whose attempt failed, waits for a worker. */
export const queueArrived = (db: Queries, id: string) =>
  db.query(sql`
    update media_versions set state = ${ProcessingStatus.PENDING}::smallint, progress = 0, problem = null
    where id = ${id}::uuid`);
