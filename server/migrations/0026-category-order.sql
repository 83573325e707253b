-- Where an organization put a category, from 1; those without a place follow by name.
alter table categories add column position integer check (position > 0);

-- Whether home shows the newest and the most watched items above the categories, however few categories there are.
alter table organizations add column shows_newest_and_most_watched boolean not null default false;

-- By what items are ordered from the most watched: exact to 23 viewings, then in steps of a twentieth, so that one more
-- viewing seldom changes an index. 0: nobody has watched it.
alter table media_contents add column watched_rank smallint not null
  generated always as (round(20 * ln(greatest(visitor_count, 0) + 1.0::double precision))::smallint) stored;
create index media_contents_most_watched on media_contents (organization_id, watched_rank desc, id)
  where status = 1 and is_listed and watched_rank > 0;
create index media_contents_public_most_watched on media_contents (organization_id, watched_rank desc, id)
  include (expiration_option, expiration_date)
  where status = 1 and is_listed and visibility = 2 and not has_ended and watched_rank > 0;
