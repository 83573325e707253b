// On both databases, but in `npm run test:all` alone: a migration that moves rows.
import { randomUUID } from 'node:crypto';
import { expect, test } from 'vitest';
import { migrate } from '../../platform/db/migrations/migrate.ts';
import { sql } from '../../platform/db/sql.ts';
import { openTestDatabase } from '../../test-database.ts';

test('events that waited get their organization, and those of items that are gone go', async () => {
  const { db, drop } = await openTestDatabase('0114-events-of-organizations.sql');
  try {
    const [organization, item] = [randomUUID(), randomUUID()];
    await db.query(sql`insert into organizations (id, name) values (${organization}::uuid, 'Works')`);
    await db.query(sql`
      insert into media_contents (id, organization_id, title) values (${item}::uuid, ${organization}::uuid, 'An item')`);
    // More of those that are gone than one batch has, and first.
    await db.query(sql`
      insert into watch_events (media_content_id, viewer_hash, is_member, at)
      select case when n > 5100 then ${item}::uuid else gen_random_uuid() end, 'viewer', false, now()
      from generate_series(1, 5110) n order by n`);
    await migrate(db, { log: () => {} });
    expect(
      await db.query(sql`
        select organization_id as id, count(*)::int as events from watch_events group by organization_id`),
    ).toEqual([{ id: organization, events: 10 }]);
  } finally {
    await drop();
  }
});
