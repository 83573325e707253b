-- The newest items of a large library have indexes of their own, so that a frequent word is found among few thousand items.
alter table search_libraries
  -- Items published since then are recent. Null: the library is small, and no item is marked.
  add column recent_from timestamptz,
  -- How many items are recent, as counted last.
  add column recent integer not null default 0;
alter table search_documents add column is_recent boolean not null default false;
alter table search_transcripts
  add column is_recent boolean not null default false,
  -- Whether the item has a password.
  add column is_locked boolean not null default false;

create function mark_recent() returns trigger language plpgsql as $$
begin
  new.is_recent := coalesce(
    new.published_at >= (select recent_from from search_libraries where organization_id = new.organization_id), false);
  return new;
end $$;
create trigger mark_recent before insert or update of published_at on search_documents
  for each row execute function mark_recent();
create trigger mark_recent before insert or update of published_at on search_transcripts
  for each row execute function mark_recent();

create function copy_lock_into_transcript() returns trigger language plpgsql as $$
begin
  new.is_locked := coalesce((select password_hash is not null from media_contents where id = new.media_content_id), false);
  return new;
end $$;
create trigger copy_lock_into_transcript before insert on search_transcripts
  for each row execute function copy_lock_into_transcript();

create or replace function copy_item_into_document() returns trigger language plpgsql as $$
declare
  published timestamptz := case when new.status = 1 and new.is_listed then new.publish_date end;
  open boolean := new.visibility = 2 and not new.has_ended;
  ends timestamptz := case when new.expiration_option <> 0 then new.expiration_date end;
  locked boolean := new.password_hash is not null;
begin
  update search_documents set
    published_at = published, is_open = open, expires_at = ends, watched_rank = new.watched_rank
  where media_content_id = new.id
    and (published_at, is_open, expires_at, watched_rank) is distinct from (published, open, ends, new.watched_rank);
  update search_transcripts set published_at = published, is_open = open, expires_at = ends, is_locked = locked
  where media_content_id = new.id
    and (published_at, is_open, expires_at, is_locked) is distinct from (published, open, ends, locked);
  return null;
end $$;
drop trigger copy_item_into_document on media_contents;
create trigger copy_item_into_document after update on media_contents for each row
  when ((old.status, old.is_listed, old.visibility, old.publish_date, old.expiration_option, old.expiration_date, old.has_ended, old.watched_rank, old.password_hash)
    is distinct from (new.status, new.is_listed, new.visibility, new.publish_date, new.expiration_option, new.expiration_date, new.has_ended, new.watched_rank, new.password_hash))
  execute function copy_item_into_document();
