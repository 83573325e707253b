import type { Industry } from '@tv/contract/organization/organization';
import type { Queries } from '../platform/db/database.ts';
import { bounds, type Page, type PageRequest } from '../platform/http/page.ts';
import { nameOrder } from '../platform/db/list-order.ts';
import { sql } from '../platform/db/sql.ts';
import { type OrganizationRow, presentOrganization } from './db.ts';

/** The id of an industry, derived from its name. Organizations enter the name themselves. */
export async function listIndustries(db: Queries, query: PageRequest): Promise<Page<Industry>> {
  const { skip, take } = bounds(query);
  const rows = await db.query<{
    id: string;
    name: string;
    organizations: OrganizationRow[];
    total: number;
  }>(sql`
    with listed as (
      select lower(industry) as key, industry, id, name, logo_file, logo_dark_file,
        row_number() over (partition by lower(industry) order by ${nameOrder(sql`name`)}, id) as position
      from organizations where has_public_media and industry <> '')
    select md5(key)::uuid as id, min(industry) as name, (count(*) over ())::int as total,
      coalesce(json_agg(json_build_object('id', id, 'name', name, 'logo_file', logo_file,
        'logo_dark_file', logo_dark_file) order by position)
        filter (where position <= 100), '[]') as organizations
    from listed group by key order by key limit ${take} offset ${skip}`);
  const total = rows[0]?.total ?? (skip > 0 ? await countIndustries(db) : 0);
  const items = rows.map(({ id, name, organizations }) => ({
    id,
    name,
    organizations: organizations.map(presentOrganization),
  }));
  return { items, total };
}

async function countIndustries(db: Queries): Promise<number> {
  const [row] = await db.query<{ total: number }>(sql`
    select count(distinct lower(industry))::int as total from organizations where has_public_media and industry <> ''`);
  return row?.total ?? 0;
}
