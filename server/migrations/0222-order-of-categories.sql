-- form: batches
with batch as (
  select c.id, order_key(c.name, o.default_language) as key from categories c join organizations o on o.id = c.organization_id
  where $1::uuid is null or c.id > $1::uuid order by c.id limit 2000),
done as (
  update categories c set name_order = b.key from batch b where c.id = b.id and c.name_order <> b.key)
select id as position from batch order by id
