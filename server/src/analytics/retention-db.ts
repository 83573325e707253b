import { type Retention, retentionBins, smallestTold } from '@tv/contract/analytics-figures';
import type { Queries } from '../platform/db/database.ts';
import { sql } from '../platform/db/sql.ts';

type Curve = {
  scope_id: string;
  member_viewers: number;
  visitor_viewers: number;
  member_bins: number[];
  visitor_bins: number[];
  member_plays: number[];
  visitor_plays: number[];
};
type Row = {
  durationInSeconds: number;
  category: { id: string; name: string } | null;
  organizationId: string;
};

/**
 * The retention of an item, beside that of its first category by name, or of its organization. Visitors are left out where they
 * are fewer than five. `undefined`: there is no such item.
 */
export async function readRetention(db: Queries, id: string): Promise<Retention | undefined> {
  const [item] = await db.query<Row>(sql`
    select mc.duration_in_seconds as "durationInSeconds", mc.organization_id as "organizationId",
      (select json_build_object('id', c.id, 'name', c.name) from media_content_categories mcc join categories c on c.id = mcc.category_id
        where mcc.media_content_id = mc.id order by lower(c.name), c.id limit 1) as category
    from media_contents mc where mc.id = ${id}::uuid`);
  if (!item) return undefined;
  const { durationInSeconds, category, organizationId } = item;
  const compared = category?.id ?? organizationId;
  const curves = await db.query<Curve>(sql`
    select scope_id, member_viewers, visitor_viewers, member_bins, visitor_bins, member_plays, visitor_plays from analytics_retention
    where scope_id in (${id}::uuid, ${compared}::uuid)`);
  const own = present(curves.find(({ scope_id }) => scope_id === id));
  const others = present(curves.find(({ scope_id }) => scope_id === compared));
  return {
    mediaContentId: id,
    durationInSeconds,
    viewers: own.viewers,
    includesVisitors: own.includesVisitors,
    ...(own.viewers > 0 && { shares: own.shares, plays: own.plays }),
    ...(others.viewers > 0 && {
      comparison: { ...(category && { category }), viewers: others.viewers, shares: others.shares },
    }),
  };
}

const none: Curve = {
  scope_id: '',
  member_viewers: 0,
  visitor_viewers: 0,
  member_bins: [],
  visitor_bins: [],
  member_plays: [],
  visitor_plays: [],
};

function present(curve: Curve = none) {
  const includesVisitors = curve.visitor_viewers >= smallestTold;
  const viewers = curve.member_viewers + (includesVisitors ? curve.visitor_viewers : 0);
  const of = (members: number[], visitors: number[], place: number) =>
    ((members[place] ?? 0) + (includesVisitors ? (visitors[place] ?? 0) : 0)) / Math.max(1, viewers);
  const bins = Array.from({ length: retentionBins }, (_, place) => place);
  return {
    viewers,
    includesVisitors,
    shares: bins.map((place) => Math.min(1, of(curve.member_bins, curve.visitor_bins, place))),
    plays: bins.map((place) => of(curve.member_plays, curve.visitor_plays, place)),
  };
}
