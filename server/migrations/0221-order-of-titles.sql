-- form: batches
with batch as (
  select m.id, order_key(m.title, o.default_language) as key from media_contents m join organizations o on o.id = m.organization_id
  where $1::uuid is null or m.id > $1::uuid order by m.id limit 2000),
done as (
  update media_contents m set title_order = b.key from batch b where m.id = b.id and m.title_order <> b.key)
select id as position from batch order by id
