-- A guest: an address outside for which one item, or one category, is shared until a date. A guest has no account.
create table guests (
  id uuid primary key,
  organization_id uuid not null references organizations(id) on delete cascade,
  media_content_id uuid references media_contents(id) on delete cascade,
  category_id uuid references categories(id) on delete cascade,
  email text not null,
  language text not null,
  allow_download boolean not null,
  created_at timestamptz not null,
  expires_at timestamptz not null,
  -- Somebody ended the share, or a policy did. The date alone ends it too.
  ended_at timestamptz,
  opened_at timestamptz,
  last_opened_at timestamptz,
  -- Of the newest one-time code, until it is used.
  code_hash text,
  code_expires_at timestamptz,
  code_tries integer not null default 0,
  check (num_nonnulls(media_content_id, category_id) = 1)
);
create unique index guests_of_item on guests (media_content_id, email) where ended_at is null;
create unique index guests_of_category on guests (category_id, email) where ended_at is null;
create index guests_by_item on guests (media_content_id, created_at);
create index guests_by_category on guests (category_id, created_at);
create index guests_by_organization on guests (organization_id) where ended_at is null;
create index guests_over on guests ((coalesce(ended_at, expires_at)));
create index guests_by_email on guests (lower(email));

create table guest_sessions (
  id uuid primary key,
  guest_id uuid not null references guests(id) on delete cascade,
  token_hash text not null unique,
  created_at timestamptz not null,
  expires_at timestamptz not null
);
create index guest_sessions_by_guest on guest_sessions (guest_id, created_at);

-- Which items a guest has played.
create table guest_views (
  guest_id uuid not null references guests(id) on delete cascade,
  media_content_id uuid not null references media_contents(id) on delete cascade,
  at timestamptz not null,
  primary key (guest_id, media_content_id)
);
create index guest_views_by_item on guest_views (media_content_id);

alter table organization_policies add column allow_guests boolean not null default true;
-- Days for which a share lasts at most. Null: as the portal does.
alter table organization_policies add column guest_days integer check (guest_days > 0);
