-- Files on their way in. The id becomes that of the media content.
create table uploads (
  id uuid primary key,
  organization_id uuid not null references organizations on delete cascade,
  created_by uuid references people on delete set null,
  -- Chosen by the sender: the same key finds the same upload again.
  idempotency_key text,
  file_name text not null,
  size_in_bytes bigint not null check (size_in_bytes > 0),
  received_bytes bigint not null default 0 check (received_bytes <= size_in_bytes),
  -- What the media content will say of itself: title, description, tags, categories, visibility.
  details jsonb not null,
  completed_at timestamptz,
  -- A process that works on it says so again and again; silent for long, it has died.
  worked_at timestamptz,
  attempts smallint not null default 0,
  created_at timestamptz not null default now(),
  updated_at timestamptz not null default now()
);
create unique index on uploads (organization_id, idempotency_key);
create index on uploads (updated_at) where completed_at is null;

-- What has arrived, in pieces, each an object of its own. Recorded together with `received_bytes`, and kept as the
-- original, of which the item can be made again.
create table upload_chunks (
  upload_id uuid not null references uploads on delete cascade,
  start_byte bigint not null,
  file text not null,
  primary key (upload_id, start_byte)
);

-- Captions and attachments beside the file, until the media content is made.
create table upload_companions (
  upload_id uuid not null references uploads on delete cascade,
  kind text not null check (kind in ('subtitles', 'attachment')),
  -- File name of an attachment, language of captions.
  name text not null,
  details jsonb not null default '{}',
  file text not null,
  size_in_bytes bigint not null,
  primary key (upload_id, kind, name)
);
