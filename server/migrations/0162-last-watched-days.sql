-- form: batches
with batch as (
  select id, media_content_id from analytics_scopes where $1::uuid is null or id > $1::uuid order by id limit 500),
done as (
  update analytics_scopes s set last_watched_on = (select max(day) from analytics_days d where d.scope_id = s.id)
  from batch b where s.id = b.id and b.media_content_id is not null and s.last_watched_on is null)
select id as position from batch order by id
