-- breaking: states of 2.57.0 before its release, which write arrays
-- A report of what was played touches a few hundredths of an item. As rows these are written alone, where arrays were written whole.
create table analytics_retention_bins (
  scope_id uuid not null references analytics_retention on delete cascade,
  bin smallint not null check (bin between 0 and 99),
  member_viewers integer not null default 0,
  visitor_viewers integer not null default 0,
  member_plays double precision not null default 0,
  visitor_plays double precision not null default 0,
  primary key (scope_id, bin));

insert into analytics_retention_bins (scope_id, bin, member_viewers, visitor_viewers, member_plays, visitor_plays)
select r.scope_id, u.place - 1, u.member_bin, u.visitor_bin, u.member_play, u.visitor_play
from analytics_retention r cross join lateral unnest(r.member_bins, r.visitor_bins, r.member_plays, r.visitor_plays)
  with ordinality as u (member_bin, visitor_bin, member_play, visitor_play, place)
where greatest(u.member_bin, u.visitor_bin, u.member_play, u.visitor_play) > 0;

alter table analytics_retention drop column member_bins, drop column visitor_bins, drop column member_plays, drop column visitor_plays;
drop function add_each;
