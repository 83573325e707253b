import { crossing } from '../../src/platform/db/second-lock/scope.ts';
import type { Database } from '../../src/platform/db/database.ts';
import { sql } from '../../src/platform/db/sql.ts';

type Given = {
  uploads: Record<'own' | 'anothers', string>;
  organizations: Record<'own' | 'anothers', string>;
  people: Record<'content manager', { id: string }>;
};

/** Makes the open uploads, of the content manager and of the other organization, where nobody has made or left them. */
export const addUploads = (db: Database, { uploads, organizations, people }: Given): Promise<void> =>
  crossing('start', async () => {
    for (const [id, organizationId, createdBy] of [
      [uploads.own, organizations.own, people['content manager'].id],
      [uploads.anothers, organizations.anothers, null],
    ])
      await db.query(sql`insert into uploads (id, organization_id, created_by, file_name, size_in_bytes, details)
        values (${id}, ${organizationId}, ${createdBy}, 'talk.mp4', 1000, '{}') on conflict do nothing`);
  });
