import type { Database } from '../../platform/db/database.ts';

const leastRecent = 16_384;

/**
 * How many of the newest items of a library are recent at least. Rare words are read by the whole list because too few recent
 * items have them, and frequent ones among all recent items: at this number the longest of both lists are equally long.
 */
const recentOf = (published: number) => Math.max(leastRecent, Math.round((8 * published) ** (2 / 3)));

/**
 * Marks the newest items of a large library, which have indexes of their own. A trigger marks the items that are published
 * afterwards; when they are many, the mark moves on. A library of up to twice as many items as would be recent has
 * no recent ones: the lists of its words are short. `given`: how many are recent at least.
 */
export const markRecent = (db: Database, organizationId: string, given?: number): Promise<void> =>
  db.longTransaction(async (session) => {
    const { rows } = await session.query(
      `select published, recent_from,
        (select count(*) from search_documents where organization_id = $1 and is_recent)::int as recent
      from search_libraries where organization_id = $1`,
      [organizationId],
    );
    const published = Number(rows[0]?.published ?? 0);
    const recent = Number(rows[0]?.recent ?? 0);
    const least = given ?? recentOf(published);
    const isLarge = published > 2 * least;
    const isMarked = (rows[0]?.recent_from ?? null) !== null;
    if (isLarge ? isMarked && recent >= least / 2 && recent <= 2 * least : !isMarked) {
      await session.query(
        'update search_libraries set recent = $2 where organization_id = $1 and recent <> $2',
        [organizationId, recent],
      );
      return;
    }
    await session.query(
      `update search_libraries set recent = $2, recent_from = case when $2 > 0 then (
          select published_at from search_documents where organization_id = $1 and published_at is not null
          order by published_at desc offset $2 - 1 limit 1) end
      where organization_id = $1`,
      [organizationId, isLarge ? least : 0],
    );
    for (const table of ['search_documents', 'search_transcripts'])
      await session.query(
        `update ${table} d set is_recent = not is_recent from search_libraries l
        where d.organization_id = $1 and l.organization_id = $1
          and d.is_recent <> coalesce(d.published_at >= l.recent_from, false)`,
        [organizationId],
      );
  });
