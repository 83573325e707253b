-- Events of what was watched belong to an organization, so that several workers count side by side, each another organization.
alter table watch_events add column organization_id uuid;

-- For what the version before writes. An event of an item that is gone counts for nothing, so it is not stored.
create function organization_of_watch_event() returns trigger language plpgsql as $$
begin
  select organization_id into new.organization_id from media_contents where id = new.media_content_id;
  if new.organization_id is null then
    return null;
  end if;
  return new;
end $$;
create trigger organization_of_watch_event before insert on watch_events
  for each row when (new.organization_id is null) execute function organization_of_watch_event();
