import type { Queries } from '../platform/db/database.ts';
import { sql } from '../platform/db/sql.ts';
import type { Extent } from './export-db.ts';

type HeldBack = {
  /** The person is under legal hold. */
  isHeld: boolean;
  /** How many items under legal hold name the person. */
  items: number;
};

/** What legal holds keep of a person's data. */
export async function findHeldBack(db: Queries, id: string, extent: Extent): Promise<HeldBack> {
  const [row] = await db.query<{ held: HeldBack }>(
    sql`select held_back_of_person(${id}::uuid, ${extent?.organizationId ?? null}::uuid) as held`,
  );
  return row!.held;
}
