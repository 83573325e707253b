import { managesCategory } from '../media-contents/manageable-db.ts';
import { type Retention, retentionBins, smallestDisclosed } from '@tv/contract/analytics/analytics-figures';
import { Role } from '@tv/contract/enumerations';
import { hasAtLeast } from '@tv/contract/people/roles';
import type { Manager } from '../platform/auth/caller.ts';
import type { Queries } from '../platform/db/database.ts';
import { sql } from '../platform/db/sql.ts';
import { inFives } from './disclosed-figures.ts';

type Curve = { scope_id: string; member_viewers: number; visitor_viewers: number; bins: Bin[] };
type Bin = {
  bin: number;
  member_viewers: number;
  visitor_viewers: number;
  member_plays: number;
  visitor_plays: number;
};
type Row = {
  durationInSeconds: number;
  category: { id: string; name: string } | null;
  organizationId: string;
  isExact: boolean;
};

/**
 * The retention of an item, beside that of the first of its categories that the manager manages, by name, or of its organization
 * for those who manage it. Visitors are left out where they are fewer than five, and so are members where the organization has
 * switched figures with names off. `undefined`: there is no such item.
 */
export async function readRetention(
  db: Queries,
  manager: Manager,
  id: string,
): Promise<Retention | undefined> {
  const managesAll = hasAtLeast(manager.role, Role.OrganizationManager);
  const [item] = await db.query<Row>(sql`
    select mc.duration_in_seconds as "durationInSeconds", mc.organization_id as "organizationId",
      (select json_build_object('id', c.id, 'name', c.name) from media_content_categories mcc join categories c on c.id = mcc.category_id
        where mcc.media_content_id = mc.id and ${managesCategory(manager)} order by lower(c.name), c.id limit 1) as category,
      o.allows_personal_figures as "isExact"
    from media_contents mc join organizations o on o.id = mc.organization_id where mc.id = ${id}::uuid`);
  if (!item) return undefined;
  const { durationInSeconds, category, organizationId, isExact } = item;
  const compared = category?.id ?? (managesAll ? organizationId : null);
  const curves = await db.query<Curve>(sql`
    select r.scope_id, r.member_viewers, r.visitor_viewers, (
      select coalesce(json_agg(b), '[]') from (select bin, member_viewers, visitor_viewers, member_plays, visitor_plays
        from analytics_retention_bins where scope_id = r.scope_id) b) as bins
    from analytics_retention r where r.scope_id in (${id}::uuid, ${compared}::uuid)`);
  const own = present(
    isExact,
    curves.find(({ scope_id }) => scope_id === id),
  );
  const others = present(
    isExact,
    curves.find(({ scope_id }) => scope_id === compared),
  );
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

const none: Curve = { scope_id: '', member_viewers: 0, visitor_viewers: 0, bins: [] };

function present(isExact: boolean, curve: Curve = none) {
  const includesVisitors = curve.visitor_viewers >= smallestDisclosed;
  const includesMembers = isExact || curve.member_viewers >= smallestDisclosed;
  const members = includesMembers ? curve.member_viewers : 0;
  const visitors = includesVisitors ? curve.visitor_viewers : 0;
  const found = new Map(curve.bins.map((bin) => [bin.bin, bin]));
  const of = (kind: 'viewers' | 'plays') =>
    Array.from({ length: retentionBins }, (_, index) => {
      const bin = found.get(index);
      const ofMembers = includesMembers ? (bin?.[`member_${kind}`] ?? 0) : 0;
      const ofVisitors = includesVisitors ? (bin?.[`visitor_${kind}`] ?? 0) : 0;
      return inPercent((ofMembers + ofVisitors) / Math.max(1, members + visitors));
    });
  return {
    viewers: (isExact ? members : inFives(members)) + inFives(visitors),
    includesVisitors,
    shares: of('viewers').map((share) => Math.min(1, share)),
    plays: of('plays'),
  };
}

/** Whole percent: more digits would reveal how many viewers there are. */
const inPercent = (share: number) => Math.round(share * 100) / 100;
