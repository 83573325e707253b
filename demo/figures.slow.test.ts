// Slow: it loads the whole demo.
// Proves: the demo's figures are counted from what it loaded, and its people have hashes as strong as everybody's.
// Ground: demo, server/src/analytics.
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, expect, test } from 'vitest';
import { sql } from '@tv/server/platform/db/sql';
import { folderFiles } from '@tv/server/platform/storage/files';
import { openTestDatabase } from '../server/src/test-database.ts';
import { loadDemo } from './load.ts';
import { watchingUntil } from './watching.ts';

const now = new Date('2026-11-22T12:00:00Z');
const folder = mkdtempSync(join(tmpdir(), 'tv-demo-'));
afterAll(() => rmSync(folder, { recursive: true, force: true }));

test('the demo’s figures are counted from what it loaded', async () => {
  const { db, drop } = await openTestDatabase();
  try {
    const files = folderFiles(join(folder, 'files'));
    expect(await loadDemo(db, files, { now, secretKey: 'a secret of this test' })).toBe(true);
    const [row] = await db.query(sql`
      select (select count(*) from watch_events) as events,
        (select sum(d.member_views + d.visitor_views) from analytics_days d join organizations o on o.id = d.scope_id) as views,
        (select count(*) from watch_progress where completed_at is not null) as completed,
        (select count(*) from search_terms where is_told) as terms,
        (select sum(counted_views) from media_contents) as counted`);
    const views = watchingUntil(now).length;
    expect(row).toEqual({ events: 0, views, completed: 12, terms: 8, counted: views });
    // Demo people sign in with hashes as strong as everybody's.
    expect(
      await db.query(sql`select distinct split_part(password_hash, '$', 3) as cost from identity_accounts`),
    ).toEqual([{ cost: 'ln=17,r=8,p=1' }]);
  } finally {
    await drop();
  }
});
