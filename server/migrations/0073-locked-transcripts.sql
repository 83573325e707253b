-- form: batches
with batch as (
  select id from media_contents where password_hash is not null and ($1::uuid is null or id > $1::uuid)
  order by id limit 2000 for no key update),
done as (
  update search_transcripts t set is_locked = true from batch b where t.media_content_id = b.id and not t.is_locked)
select id as position from batch order by id
