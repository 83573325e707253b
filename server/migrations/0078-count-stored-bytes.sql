-- form: batches
-- The sizes of packages that were made before are not known to the database. They count once they are made again.
with batch as (
  select id, organization_id, size_in_bytes from uploads where $1::uuid is null or id > $1::uuid order by id limit 500),
originals as (
  insert into stored_bytes (upload_id, part, organization_id, size_in_bytes)
  select id, 'original', organization_id, size_in_bytes from batch on conflict do nothing),
companions as (
  insert into stored_bytes (upload_id, part, organization_id, size_in_bytes)
  select b.id, c.kind || ' ' || c.name, b.organization_id, c.size_in_bytes
  from batch b join upload_companions c on c.upload_id = b.id on conflict do nothing)
select id as position from batch order by id
