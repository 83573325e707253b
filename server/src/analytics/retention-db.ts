import { type Retention, retentionBins, smallestTold } from '@tv/contract/analytics-figures';
import { Role } from '@tv/contract/enumerations';
import { hasAtLeast } from '@tv/contract/roles';
import type { Manager } from '../platform/auth/caller.ts';
import type { Queries } from '../platform/db/database.ts';
import { sql } from '../platform/db/sql.ts';
import { inFives } from './told-figures.ts';

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
        where mcc.media_content_id = mc.id and (${managesAll}::boolean or exists (select from category_managers cm
          where cm.category_id = c.id and cm.person_id = ${manager.personId ?? null}::uuid)) order by lower(c.name), c.id limit 1) as category,
      o.allows_personal_figures as "isExact"
    from media_contents mc join organizations o on o.id = mc.organization_id where mc.id = ${id}::uuid`);
  if (!item) return undefined;
  const { durationInSeconds, category, organizationId, isExact } = item;
  const compared = category?.id ?? (managesAll ? organizationId : null);
  const curves = await db.query<Curve>(sql`
    select scope_id, member_viewers, visitor_viewers, member_bins, visitor_bins, member_plays, visitor_plays from analytics_retention
    where scope_id in (${id}::uuid, ${compared}::uuid)`);
  const own = present(
    curves.find(({ scope_id }) => scope_id === id),
    isExact,
  );
  const others = present(
    curves.find(({ scope_id }) => scope_id === compared),
    isExact,
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

const none: Curve = {
  scope_id: '',
  member_viewers: 0,
  visitor_viewers: 0,
  member_bins: [],
  visitor_bins: [],
  member_plays: [],
  visitor_plays: [],
};

function present(curve: Curve = none, isExact: boolean) {
  const includesVisitors = curve.visitor_viewers >= smallestTold;
  const includesMembers = isExact || curve.member_viewers >= smallestTold;
  const members = includesMembers ? curve.member_viewers : 0;
  const visitors = includesVisitors ? curve.visitor_viewers : 0;
  const of = (ofMembers: number[], ofVisitors: number[], place: number) =>
    inPercent(
      ((includesMembers ? (ofMembers[place] ?? 0) : 0) + (includesVisitors ? (ofVisitors[place] ?? 0) : 0)) /
        Math.max(1, members + visitors),
    );
  const bins = Array.from({ length: retentionBins }, (_, place) => place);
  return {
    viewers: (isExact ? members : inFives(members)) + inFives(visitors),
    includesVisitors,
    shares: bins.map((place) => Math.min(1, of(curve.member_bins, curve.visitor_bins, place))),
    plays: bins.map((place) => of(curve.member_plays, curve.visitor_plays, place)),
  };
}

/** Whole percent: more digits would tell how many viewers there are. */
const inPercent = (share: number) => Math.round(share * 100) / 100;
