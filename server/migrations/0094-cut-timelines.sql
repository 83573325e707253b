-- Times of captions and of viewers are those of the version that is served. What is not lost by a cut is stored beside them.
alter table subtitles add column cuts nummultirange not null default '{}';
comment on column subtitles.cuts is 'What the version left out that the file was written for, in seconds of the original.';
alter table watch_progress add column uncut_position real, add column uncut_played nummultirange;
comment on column watch_progress.uncut_position is 'The position in the original, from which the one in the served version was worked out. It counts while that is so.';
alter table visitor_progress add column uncut_position real, add column uncut_played nummultirange;

-- Where a second of the original is in a version. A second that is left out is where the cut is.
create function cut_second(cuts nummultirange, second numeric) returns numeric language sql immutable as $$
  select second - coalesce(sum(least(upper(c), second) - lower(c)), 0) from unnest(cuts) c where lower(c) < second
$$;

-- Where a second of a version is in the original: at a cut, behind it, or before it where a range ends there.
create function uncut_second(cuts nummultirange, second numeric, is_end boolean) returns numeric language sql immutable as $$
  select second + coalesce(sum(length), 0) from (
    select upper(c) - lower(c) as length, cut_second(cuts, lower(c)) as place from unnest(cuts) c) each_cut
  where place < second or (place = second and not is_end)
$$;

-- Ranges of one version as ranges of the original, and the other way round.
create function uncut_ranges(cuts nummultirange, ranges nummultirange) returns nummultirange language sql immutable as $$
  select coalesce(range_agg(numrange(uncut_second(cuts, lower(r), false), uncut_second(cuts, upper(r), true))), '{}') - cuts
  from unnest(ranges) r
$$;
create function cut_ranges(cuts nummultirange, ranges nummultirange) returns nummultirange language sql immutable as $$
  select coalesce(range_agg(numrange(cut_second(cuts, lower(r)), cut_second(cuts, upper(r)))), '{}') from unnest(ranges - cuts) r
$$;

-- With started_at: how long it took to make a version, by which the next one is estimated.
alter table media_versions add column ended_at timestamptz;
