-- form: batches
-- When an item was completed before it was noted, the last time that it was watched counts.
with batch as (
  select id from people where $1::uuid is null or id > $1::uuid order by id limit 200),
done as (
  update watch_progress w set organization_id = mc.organization_id,
    completed_at = case when w.watch_status = 2 then coalesce(w.completed_at, w.updated_at) else w.completed_at end
  from batch b join watch_progress o on o.person_id = b.id join media_contents mc on mc.id = o.media_content_id
  where w.person_id = o.person_id and w.media_content_id = o.media_content_id
    and (w.organization_id is null or w.watch_status = 2 and w.completed_at is null))
select id as position from batch order by id
