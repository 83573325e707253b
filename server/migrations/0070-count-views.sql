-- form: batches
with batch as (
  select id from media_contents where $1::uuid is null or id > $1::uuid order by id limit 500),
done as (
  update media_contents m set counted_views = m.visitor_count, completion = (
    select avg(least(1, w.seconds / m.duration_in_seconds)) from (
      (select (select coalesce(sum(upper(r) - lower(r)), 0)::float8 from unnest(p.played) r) as seconds
        from watch_progress p where p.media_content_id = m.id limit 10000)
      union all
      (select (select coalesce(sum(upper(r) - lower(r)), 0)::float8 from unnest(p.played) r)
        from visitor_progress p where p.media_content_id = m.id limit 10000)) w
    where w.seconds > 0)
  from batch b where m.id = b.id and m.duration_in_seconds > 0 and m.visitor_count > 0 and m.counted_views = 0)
select id as position from batch order by id
