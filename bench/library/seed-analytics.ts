import { devices, sources } from '@tv/contract/analytics/analytics-figures';
import { ContentStatus } from '@tv/contract/enumerations';
import { movePeriods } from '@tv/server/analytics/roll-up/periods-db';
import type { Database } from '@tv/server/platform/db/database';
import { organizationId } from './seed-library.ts';

/** A view, and a report of what was played every ten seconds for five minutes. */
const eventsOfAView = 31;
const days = 730;

/**
 * Writes what so many events of two years leave when they were counted, in place of what is there. Views fall on few items
 * often and on most seldom; one of five is a member's. Answers how many views these are.
 */
export async function seedAnalytics(db: Database, events: number): Promise<number> {
  const views = Math.round(events / eventsOfAView);
  await db.longSession(async (session) => {
    for (const statement of [...scopes, itemDays(views), ...sums, ...people(views), ...searches])
      await session.execute(statement);
    await session.execute('vacuum analyze');
  });
  await movePeriods(db, new Date());
  return views;
}

const own = `'${organizationId}'::uuid`;
const today = `(now() at time zone 'utc')::date`;

const scopes = [
  `truncate analytics_scopes, analytics_item_periods, analytics_rollups, search_terms, search_days, watch_events cascade`,
  `delete from people where issuer = 'bench'`,
  `insert into analytics_scopes (id, organization_id) values (${own}, ${own})`,
  `insert into analytics_scopes (id, organization_id, category_id) select id, ${own}, id from categories where organization_id = ${own}`,
  `insert into analytics_scopes (id, organization_id, media_content_id) select id, ${own}, id from media_contents where organization_id = ${own}`,
  `drop table if exists bench_popular`,
  `create table bench_popular as select row_number() over (order by id) - 1 as ordinal, id from media_contents
    where status = ${ContentStatus.PUBLISHED} and organization_id = ${own}`,
  `create unique index on bench_popular (ordinal)`,
  'analyze bench_popular',
];

const columns = ['member', 'visitor']
  .flatMap((kind) =>
    ['views', 'people', 'seconds', 'completions', 'offered'].map((name) => `${kind}_${name}`),
  )
  .join(', ');
const figures = (count: string) =>
  `${count}, ${count}, ${count} * 300, round(${count} * 0.4), ${count} * 600`;

const itemDays = (views: number) => `
  select setseed(0.5);
  insert into analytics_days (scope_id, day, ${columns})
  select id, day, ${figures('members')}, ${figures('visitors')} from (
    select p.id, ${today} - w.ago as day, count(*) filter (where w.is_member) as members, count(*) filter (where not w.is_member) as visitors
    from (select floor(power(random(), 3) * (select count(*) from bench_popular))::bigint as ordinal, view % ${days} as ago,
        view % 5 = 0 as is_member from generate_series(1, ${views}) as v (view)) w
    join bench_popular p on p.ordinal = w.ordinal group by p.id, w.ago) counted`;

const parts = [...devices.map((name) => `device ${name}`), ...sources.map((name) => `source ${name}`)];
const summed = columns
  .split(', ')
  .map((name) => `sum(d.${name})`)
  .join(', ');

const sums = [
  `insert into analytics_days (scope_id, day, ${columns})
    select mcc.category_id, d.day, ${summed} from analytics_days d join media_content_categories mcc on mcc.media_content_id = d.scope_id
    group by mcc.category_id, d.day`,
  `insert into analytics_days (scope_id, day, ${columns})
    select ${own}, d.day, ${summed} from analytics_days d join analytics_scopes s on s.id = d.scope_id
    where s.media_content_id is not null group by d.day`,
  `insert into analytics_returns (scope_id, day, gap, members, visitors)
    select d.scope_id, d.day, 366, d.member_people, d.visitor_people
    from analytics_days d join analytics_scopes s on s.id = d.scope_id where s.media_content_id is not null`,
  // Of a category and of the organization people come back after each number of days.
  `insert into analytics_returns (scope_id, day, gap, members, visitors)
    select d.scope_id, d.day, case when g.gap = d.gaps then 366 else g.gap end, ceil(d.member_people::float8 / d.gaps), ceil(d.visitor_people::float8 / d.gaps)
    from (select d.*, least(366, greatest(1, d.member_people + d.visitor_people)) as gaps
      from analytics_days d join analytics_scopes s on s.id = d.scope_id where s.media_content_id is null) d
    cross join lateral generate_series(1, d.gaps) as g (gap)`,
  `insert into analytics_parts (scope_id, day, part, members, visitors)
    select d.scope_id, d.day, p.part, ceil(d.member_views / 4.0), ceil(d.visitor_views / 4.0) from analytics_days d
    join analytics_scopes s on s.id = d.scope_id cross join unnest(array['${parts.join("', '")}']) with ordinality as p (part, ordinal)
    where s.media_content_id is null or p.ordinal in (1, ${devices.length + 1})`,
  `insert into analytics_retention (scope_id, duration_in_seconds, since, member_viewers, visitor_viewers)
    select d.scope_id, case when s.media_content_id is not null then 600 end, now(), sum(d.member_people), sum(d.visitor_people)
    from analytics_days d join analytics_scopes s on s.id = d.scope_id group by d.scope_id, s.media_content_id`,
  `insert into analytics_retention_bins (scope_id, bin, member_viewers, visitor_viewers, member_plays, visitor_plays)
    select scope_id, bin, member_viewers * (100 - bin / 2) / 100, visitor_viewers * (100 - bin / 2) / 100, member_viewers, visitor_viewers
    from analytics_retention cross join generate_series(0, 99) as b (bin)`,
  `insert into analytics_rollups (organization_id, counted_day) values (${own}, ${today} - 1)`,
];

/** Viewers by their last days, and members with what they watched. */
const people = (views: number) => {
  const viewers = Math.ceil(views / 30);
  const members = Math.min(5_000, Math.ceil(views / 600));
  return [
    `insert into analytics_viewers (scope_id, viewer_hash, last_day)
      select ${own}, md5(v::text), ${today} - v % 365 from generate_series(1, ${viewers}) as v`,
    `insert into analytics_viewers (scope_id, viewer_hash, last_day)
      select c.id, md5(v::text), ${today} - v % 365 from categories c cross join generate_series(1, ${Math.ceil(viewers / 100)}) as v`,
    `insert into people (id, issuer, subject, email, current_organization_id)
      select md5('bench ' || v)::uuid, 'bench', 'bench-' || v, 'bench-' || v || '@tv.example', ${own} from generate_series(1, ${members}) as v`,
    `insert into memberships (person_id, organization_id, role) select id, ${own}, 'Viewer' from people where issuer = 'bench'`,
    `select setseed(0.25);
    insert into watch_progress (person_id, media_content_id, organization_id, position, watch_status, played, created_at, updated_at)
      select md5('bench ' || (1 + floor(random() * ${members})::int))::uuid, p.id, ${own}, 540, case when v % 5 < 2 then 2 else 1 end, '{[0,300)}',
        now() - make_interval(secs => v % ${days * 86_400}), now() - make_interval(secs => v % ${days * 86_400})
      from (select v, floor(power(random(), 3) * (select count(*) from bench_popular))::bigint as ordinal
        from generate_series(1, ${Math.ceil(views / 5)}) as v) w join bench_popular p on p.ordinal = w.ordinal on conflict do nothing`,
  ];
};

const searches = [
  `insert into search_terms (organization_id, term, is_told, last_day)
    select ${own}, 'term ' || v, true, ${today} from generate_series(1, 500) as v`,
  `insert into search_days (organization_id, day, term, searches, without_results)
    select ${own}, ${today} - d, 'term ' || v, 1 + v % 7, v % 3 from generate_series(0, ${days - 1}) as d, generate_series(1, 500) as v
    where (d + v) % 3 = 0`,
];
