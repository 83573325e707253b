-- How much of a library members and visitors find, as counted last.
alter table search_libraries add column published integer not null default 0, add column open integer not null default 0;

-- Transcripts are read by date, too. They are written again in the background.
delete from search_transcripts;
alter table search_transcripts
  add column organization_id uuid not null references organizations on delete cascade,
  add column published_at timestamptz, add column is_open boolean not null, add column expires_at timestamptz;
create index search_transcripts_newest on search_transcripts (organization_id, published_at desc, media_content_id)
  where published_at is not null;

create or replace function copy_item_into_document() returns trigger language plpgsql as $$
declare
  published timestamptz := case when new.status = 1 and new.is_listed then new.publish_date end;
  open boolean := new.visibility = 2 and not new.has_ended;
  ends timestamptz := case when new.expiration_option <> 0 then new.expiration_date end;
begin
  update search_documents set
    published_at = published, is_open = open, expires_at = ends, watched_rank = new.watched_rank
  where media_content_id = new.id;
  update search_transcripts set published_at = published, is_open = open, expires_at = ends
  where media_content_id = new.id
    and (published_at, is_open, expires_at) is distinct from (published, open, ends);
  return null;
end $$;
