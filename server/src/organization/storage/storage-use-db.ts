import { maxStorageLines, type StorageUse } from '@tv/contract/organization/storage';
import type { Queries } from '../../platform/db/database.ts';
import { sql } from '../../platform/db/sql.ts';

type Use = Pick<StorageUse, 'kinds' | 'categories' | 'items'>;

/** What an organization stores by kind, by category and by item. One pass over its rows, which their index holds. */
export async function findStorageUse(db: Queries, organizationId: string): Promise<Use> {
  const [row] = await db.query<Use>(sql`
    with parts as materialized (
      select upload_id as id, split_part(part, ' ', 1) as kind, size_in_bytes as size
      from stored_bytes where organization_id = ${organizationId}::uuid),
    sums as materialized (
      select id, sum(size)::float8 as size, count(*) filter (where kind = 'package')::int as versions
      from parts group by id),
    largest as (
      select s.id, s.size, s.versions, m.title from sums s join media_contents m on m.id = s.id
      order by s.size desc, s.id limit ${maxStorageLines}),
    filed as (
      select c.id, c.name, sum(s.size) as size
      from sums s join media_content_categories mc on mc.media_content_id = s.id
        join categories c on c.id = mc.category_id and c.organization_id = ${organizationId}::uuid
      group by c.id, c.name order by sum(s.size) desc, c.id limit ${maxStorageLines})
    select
      (select json_build_object(
        'originals', coalesce(sum(size) filter (where kind = 'original'), 0),
        'packages', coalesce(sum(size) filter (where kind = 'package'), 0),
        'attachments', coalesce(sum(size) filter (where kind = 'attachment'), 0),
        'subtitles', coalesce(sum(size) filter (where kind = 'subtitles'), 0)) from parts) as kinds,
      (select coalesce(json_agg(json_build_object('id', id, 'name', name, 'storedBytes', size)
        order by size desc, id), '[]') from filed) as categories,
      (select coalesce(json_agg(json_build_object('id', id, 'title', title, 'storedBytes', size,
        'packageVersions', versions) order by size desc, id), '[]') from largest) as items`);
  return row!;
}
