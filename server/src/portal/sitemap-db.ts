import type { Clock } from '../platform/clock.ts';
import type { Database } from '../platform/db/database.ts';
import { pipelined, sql, literal } from '../platform/db/sql.ts';
import { isNamedTo } from '../media-contents/category-visibility-db.ts';
import { visibleTo } from '../media-contents/visibility.ts';

/** The most items of one sitemap. The protocol allows 50,000 addresses (sitemaps.org). */
const itemsOfSitemap = 5_000;
const maxCategories = 1_000;
const maxOrganizations = 10_000;

/** The content of sitemaps (portal/sitemap.ts). */
export const createSitemapSource = (db: Database, clock: Clock) => ({
  /** All organizations with public pages, each with its number of sitemaps. */
  organizations: () =>
    db.query<{ id: string; pages: number }>(sql`
      select o.id, greatest(1, ceil(coalesce(sum(ic.open), 0)::numeric / ${literal(itemsOfSitemap)}))::int as pages
      from organizations o left join item_counts ic on ic.of_id = o.id
      where o.has_public_media group by o.id order by o.id limit ${literal(maxOrganizations)}`),

  /** One sitemap of an organization. The first one also has the categories. `undefined` if the organization has no public pages. */
  async page(organizationId: string, page: number) {
    const viewer = { kind: 'public', organizationId } as const;
    const now = clock();
    const found = await db.query(
      pipelined(sql`select from organizations where id = ${organizationId}::uuid and has_public_media`),
    );
    if (found.length === 0) return undefined;
    const categories = await db.query<{ id: string }>(sql`
      select c.id from categories c
      where c.organization_id = ${organizationId}::uuid and ${page === 1} and ${isNamedTo(viewer, now)}
      order by c.id limit ${literal(maxCategories)}`);
    const items = await db.query<{ id: string; modifiedAt: Date }>(sql`
      select mc.id, mc.updated_at as "modifiedAt" from media_contents mc where ${visibleTo(viewer, now)}
      order by mc.publish_date desc, mc.id limit ${literal(itemsOfSitemap)} offset ${(page - 1) * itemsOfSitemap}`);
    return { categories: categories.map(({ id }) => id), items };
  },
});
