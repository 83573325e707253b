-- A file counts by the bytes that have come. What is announced and never sent takes nobody's room.
create or replace function count_upload() returns trigger language plpgsql as $$
begin
  insert into stored_bytes (upload_id, part, organization_id, size_in_bytes)
  values (new.id, 'original', new.organization_id, new.received_bytes)
  on conflict (upload_id, part) do update set size_in_bytes = excluded.size_in_bytes;
  return null;
end $$;
create trigger count_received_bytes after update of received_bytes on uploads
  for each row when (old.received_bytes <> new.received_bytes) execute function count_upload();
