import type { Queries } from '@tv/server/platform/db/database';
import { sql } from '@tv/server/platform/db/sql';
import { AURORA } from './organizations.ts';

/** Fixed, so that tests and addresses may name it. */
const SELF_REGISTRATION = 'aaaaaaaa-0000-4000-8000-000000000001';

/** The link by which anybody registers at Aurora Energy. */
export const loadRegistration = (db: Queries) =>
  db.query(
    sql`insert into self_registrations (id, organization_id) values (${SELF_REGISTRATION}, ${AURORA})`,
  );
