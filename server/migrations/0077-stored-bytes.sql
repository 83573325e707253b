-- What each upload stores, and the sum for each organization. Every change of the rows changes the sum in the same transaction.
alter table organizations add column storage_limit bigint check (storage_limit > 0);

create table stored_bytes (
  upload_id uuid not null references uploads on delete cascade,
  -- 'original', 'attachment <name>', 'subtitles <language> <kind>', 'package <version>'
  part text not null,
  organization_id uuid not null,
  size_in_bytes bigint not null check (size_in_bytes >= 0),
  primary key (upload_id, part));

create table organization_storage (
  organization_id uuid primary key references organizations on delete cascade,
  stored_bytes bigint not null default 0);

create function sum_stored_bytes() returns trigger language plpgsql as $$
begin
  if tg_op <> 'INSERT' then
    update organization_storage set stored_bytes = stored_bytes - old.size_in_bytes
    where organization_id = old.organization_id;
  end if;
  if tg_op <> 'DELETE' then
    insert into organization_storage (organization_id, stored_bytes) values (new.organization_id, new.size_in_bytes)
    on conflict (organization_id) do update
      set stored_bytes = organization_storage.stored_bytes + excluded.stored_bytes;
  end if;
  return null;
end $$;
create trigger sum_stored_bytes after insert or update or delete on stored_bytes
  for each row execute function sum_stored_bytes();

-- The whole file is counted when it is announced, so that several uploads at once cannot exceed the limit together.
create function count_upload() returns trigger language plpgsql as $$
begin
  insert into stored_bytes (upload_id, part, organization_id, size_in_bytes)
  values (new.id, 'original', new.organization_id, new.size_in_bytes);
  return null;
end $$;
create trigger count_upload after insert on uploads for each row execute function count_upload();

create function count_companion() returns trigger language plpgsql as $$
begin
  insert into stored_bytes (upload_id, part, organization_id, size_in_bytes)
  select new.upload_id, new.kind || ' ' || new.name, u.organization_id, new.size_in_bytes
  from uploads u where u.id = new.upload_id
  on conflict (upload_id, part) do update set size_in_bytes = excluded.size_in_bytes;
  return null;
end $$;
create trigger count_companion after insert or update on upload_companions
  for each row execute function count_companion();
