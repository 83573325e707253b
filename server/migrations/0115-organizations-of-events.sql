-- form: batches
-- Events that waited when the column was added. Those of items that are gone are deleted.
with waiting as (
  select e.id, mc.organization_id from watch_events e left join media_contents mc on mc.id = e.media_content_id
  where e.organization_id is null order by e.id limit 5000 for update of e),
gone as (
  delete from watch_events where id in (select id from waiting where organization_id is null)),
changed as (
  update watch_events e set organization_id = w.organization_id from waiting w where e.id = w.id and w.organization_id is not null)
select id from waiting
