-- When somebody began with an item; of those who had by now, when they last watched is all that is known.
alter table watch_progress add column created_at timestamptz not null default now();
update watch_progress set created_at = updated_at;

-- What was played, in at most so many ranges: of more, the longest. It never tells of more than was played.
create function bounded_ranges(ranges nummultirange, most int) returns nummultirange language sql immutable as $$
  select case when (select count(*) from unnest(ranges)) <= most then ranges
    else (select range_agg(kept) from (
      select kept from unnest(ranges) kept order by upper(kept) - lower(kept) desc, kept limit most) longest) end
$$;
