-- form: batches
with batch as (
  select id, media_content_id from reviews where $1::uuid is null or id > $1::uuid order by id limit 2000),
done as (
  update reviews r set organization_id = mc.organization_id,
    submitted_at = coalesce(
      (select max(e.created_at) from review_entries e where e.review_id = r.id and e.action = 13), r.created_at),
    -- An item that was published without its review has no open one.
    status = case when r.status in (10, 11, 12) and mc.status in (1, 100) then 13 else r.status end,
    ended_at = case when r.status in (10, 11, 12) and mc.status in (1, 100) then now() else r.ended_at end
  from batch b join media_contents mc on mc.id = b.media_content_id
  where r.id = b.id)
select id as position from batch order by id
