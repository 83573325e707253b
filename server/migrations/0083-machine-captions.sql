-- Captions made by machine: what an organization allows, the requests for them, and how much of them it used.
alter table organizations
  add column allows_machine_captions boolean not null default false,
  add column makes_captions_at_import boolean not null default false,
  add column caption_glossary text[] not null default '{}';

-- When a person last changed the cues. A machine replaces only captions that it made and that nobody changed.
alter table subtitles add column edited_at timestamptz;

create table caption_requests (
  id uuid primary key,
  media_content_id uuid not null references media_contents on delete cascade,
  organization_id uuid not null references organizations on delete cascade,
  kind text not null check (kind in ('transcription', 'translation')),
  -- Of a transcription: as asked, or as the service found it; null until then. Of a translation: into which.
  language_code text check (kind = 'transcription' or language_code is not null),
  -- Of a translation: the subtitle that is translated.
  source_id uuid,
  state text not null default 'waiting' check (state in ('waiting', 'working', 'done', 'failed', 'cancelled')),
  progress real not null default 0,
  problem text,
  -- Seconds of the item that the month's bound counts: its length until the request has ended, then what was sent.
  counted_seconds integer not null,
  sent_seconds integer not null default 0,
  requested_by uuid references people on delete set null,
  created_at timestamptz not null,
  finished_at timestamptz
);
create index caption_requests_of_items on caption_requests (media_content_id, created_at desc);
create index caption_requests_of_people on caption_requests (requested_by);
create unique index caption_requests_under_way on caption_requests
  (media_content_id, kind, (case when kind = 'translation' then language_code else '' end))
  where state in ('waiting', 'working');

-- What the service answered of each part, so that an attempt goes on where the one before ended. Deleted with the end of the request.
create table caption_request_parts (
  request_id uuid not null references caption_requests on delete cascade,
  position integer not null,
  answer jsonb not null,
  primary key (request_id, position)
);

create table machine_caption_usage (
  organization_id uuid not null references organizations on delete cascade,
  month date not null,
  seconds integer not null,
  primary key (organization_id, month)
);

-- An item shows how far its transcription is.
create trigger renew_versions_of_items_with_new_requests after insert on caption_requests
  referencing new table as changed for each statement execute function renew_versions_of_items();
create trigger renew_versions_of_items_with_requests after update on caption_requests
  referencing new table as changed for each statement execute function renew_versions_of_items();
