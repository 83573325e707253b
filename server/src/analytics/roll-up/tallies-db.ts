import { periodLengths } from '@tv/contract/analytics/analytics-figures';
import type { Queries } from '../../platform/db/database.ts';
import { rawSql, sql } from '../../platform/db/sql.ts';
import type { CountTally, DayTally, LastDay } from './tally-days.ts';
import type { RetentionTally } from './tally-retention.ts';
import { scopesOf, type WatchEvent } from './watch-event.ts';

// Rows are written in the order of their keys.

/** Makes the scopes of events. A category that was deleted meanwhile stays away: rows of it are dropped. */
export async function ensureScopes(db: Queries, events: readonly WatchEvent[]): Promise<void> {
  const scopes = new Map<string, { id: string; organizationId: string; kind: string }>();
  for (const event of events)
    for (const [index, id] of scopesOf(event).entries()) {
      const kind = index === 0 ? 'item' : id === event.organizationId ? 'organization' : 'category';
      scopes.set(id, { id, organizationId: event.organizationId, kind });
    }
  await db.query(sql`
    insert into analytics_scopes (id, organization_id, category_id, media_content_id)
    select g.id, g."organizationId", case when g.kind = 'category' then g.id end, case when g.kind = 'item' then g.id end
    from jsonb_to_recordset(${JSON.stringify([...scopes.values()])}::jsonb) as g (id uuid, "organizationId" uuid, kind text)
    order by g.id on conflict do nothing`);
}

const sumNames = ['views', 'people', 'seconds', 'completions', 'offered'] as const;
const sumColumns = ['member', 'visitor'].flatMap((kind) => sumNames.map((name) => `${kind}_${name}`));
const columns = rawSql(sumColumns.join(', '));
const typed = rawSql(sumColumns.map((name) => `${name} float8`).join(', '));
const added = rawSql(sumColumns.map((name) => `${name} = d.${name} + excluded.${name}`).join(', '));
/** Without people: those of a period are not the sum of its days. */
const periodColumns = sumColumns.filter((name) => !name.endsWith('_people'));
const ofPeriod = rawSql(periodColumns.join(', '));
const addedToPeriod = rawSql(
  periodColumns.map((name) => `${name} = p.${name} + excluded.${name}`).join(', '),
);

export async function addDays(db: Queries, days: readonly DayTally[], now: Date): Promise<void> {
  const rows = JSON.stringify(
    days.map(({ scopeId, day, members, visitors }) => ({
      scope_id: scopeId,
      day,
      ...Object.fromEntries(sumNames.map((name) => [`member_${name}`, members[name]])),
      ...Object.fromEntries(sumNames.map((name) => [`visitor_${name}`, visitors[name]])),
    })),
  );
  const given = sql`jsonb_to_recordset(${rows}::jsonb) as g (scope_id uuid, day date, ${typed})`;
  await db.query(sql`
    insert into analytics_days as d (scope_id, day, ${columns})
    select scope_id, day, ${columns} from ${given} order by scope_id, day
    on conflict (scope_id, day) do update set ${added}`);
  await db.query(sql`
    insert into analytics_item_periods as p (organization_id, days, media_content_id, ${ofPeriod})
    select s.organization_id, l.days, s.media_content_id, ${rawSql(periodColumns.map((name) => `sum(g.${name})`).join(', '))}
    from ${given} join analytics_scopes s on s.id = g.scope_id join organizations o on o.id = s.organization_id
    cross join unnest(${[...periodLengths]}::smallint[]) as l (days)
    where s.media_content_id is not null and g.day > (${now}::timestamptz at time zone o.time_zone)::date - l.days
    group by s.organization_id, l.days, s.media_content_id order by s.organization_id, l.days, s.media_content_id
    on conflict (organization_id, days, media_content_id) do update set ${addedToPeriod}`);
}

export const addReturns = (db: Queries, returns: readonly CountTally[]) =>
  db.query(sql`
    insert into analytics_returns as r (scope_id, day, gap, members, visitors)
    select "scopeId", day, key::smallint, members, visitors from ${counted(returns)} order by "scopeId", day, key::smallint
    on conflict (scope_id, day, gap) do update
      set members = r.members + excluded.members, visitors = r.visitors + excluded.visitors`);

export const addParts = (db: Queries, parts: readonly CountTally[]) =>
  db.query(sql`
    insert into analytics_parts as r (scope_id, day, part, members, visitors)
    select "scopeId", day, key, members, visitors from ${counted(parts)} order by "scopeId", day, key
    on conflict (scope_id, day, part) do update
      set members = r.members + excluded.members, visitors = r.visitors + excluded.visitors`);

const counted = (counts: readonly CountTally[]) =>
  sql`jsonb_to_recordset(${JSON.stringify(counts)}::jsonb) as g ("scopeId" uuid, day date, key text, members int, visitors int)`;

export const saveLastDays = (db: Queries, days: readonly LastDay[]) =>
  db.query(sql`
    insert into analytics_viewers as v (scope_id, viewer_hash, last_day)
    select "scopeId", "viewerHash", day
    from jsonb_to_recordset(${JSON.stringify(days)}::jsonb) as g ("scopeId" uuid, "viewerHash" text, day date)
    order by "scopeId", "viewerHash"
    on conflict (scope_id, viewer_hash) do update set last_day = greatest(v.last_day, excluded.last_day)`);

export async function addRetention(
  db: Queries,
  { tallies, ended }: { tallies: readonly RetentionTally[]; ended: readonly string[] },
): Promise<void> {
  if (ended.length > 0)
    await db.query(sql`delete from analytics_retention where scope_id = any(${ended}::uuid[])`);
  const curves = tallies.map(({ scopeId, curve, since, members, visitors }) => ({
    scopeId,
    duration: curve?.durationInSeconds ?? null,
    since: curve?.since ?? since,
    members: members.viewers,
    visitors: visitors.viewers,
  }));
  await db.query(sql`
    insert into analytics_retention as r (scope_id, duration_in_seconds, since, member_viewers, visitor_viewers)
    select "scopeId", duration, since, members, visitors
    from jsonb_to_recordset(${JSON.stringify(curves)}::jsonb)
      as g ("scopeId" uuid, duration real, since timestamptz, members int, visitors int)
    order by "scopeId"
    on conflict (scope_id) do update set
      member_viewers = r.member_viewers + excluded.member_viewers, visitor_viewers = r.visitor_viewers + excluded.visitor_viewers
    where excluded.member_viewers + excluded.visitor_viewers > 0`);
  const bins = tallies.flatMap(binsOf);
  const values = (name: keyof Bin) => bins.map((bin) => bin[name]);
  await db.query(sql`
    insert into analytics_retention_bins as r (scope_id, bin, member_viewers, visitor_viewers, member_plays, visitor_plays)
    select * from unnest(${values('scopeId')}::uuid[], ${values('bin')}::smallint[], ${values('memberViewers')}::int[],
      ${values('visitorViewers')}::int[], ${values('memberPlays')}::float8[], ${values('visitorPlays')}::float8[])
      as g (scope_id, bin, member_viewers, visitor_viewers, member_plays, visitor_plays)
    order by scope_id, bin
    on conflict (scope_id, bin) do update set
      member_viewers = r.member_viewers + excluded.member_viewers, visitor_viewers = r.visitor_viewers + excluded.visitor_viewers,
      member_plays = r.member_plays + excluded.member_plays, visitor_plays = r.visitor_plays + excluded.visitor_plays`);
}

type Bin = {
  scopeId: string;
  bin: number;
  memberViewers: number;
  visitorViewers: number;
  memberPlays: number;
  visitorPlays: number;
};

/** The parts of the curve, in hundredths of the item, that events changed. */
const binsOf = ({ scopeId, members, visitors }: RetentionTally): Bin[] =>
  members.bins
    .map((memberViewers, bin) => ({
      scopeId,
      bin,
      memberViewers,
      visitorViewers: visitors.bins[bin]!,
      memberPlays: rounded(members.plays[bin]!),
      visitorPlays: rounded(visitors.plays[bin]!),
    }))
    .filter((bin) => bin.memberViewers + bin.visitorViewers + bin.memberPlays + bin.visitorPlays > 0);

const rounded = (plays: number) => Math.round(plays * 1000) / 1000;
