-- What people want to hear of by mail. Nobody is here who never chose.
create table notification_choices (
  person_id uuid primary key references people on delete cascade,
  digest text not null check (digest in ('off', 'daily', 'weekly')),
  time_zone text not null,
  -- What became visible after it is new to them.
  digest_from timestamptz not null,
  digest_due_at timestamptz,
  check ((digest = 'off') = (digest_due_at is null))
);
create index notification_choices_due on notification_choices (digest_due_at) where digest_due_at is not null;

-- When an item became visible for the first time. Its publish_date is the instant that was asked for, which may be long before.
alter table media_contents add column first_published_at timestamptz;

-- The portal's key pair for Web Push; the private one is sealed. There is one.
create table push_keys (
  is_only boolean primary key default true check (is_only),
  public_key text not null,
  sealed text not null
);

-- Devices that are told at once.
create table push_subscriptions (
  id uuid primary key,
  person_id uuid not null references people on delete cascade,
  endpoint text not null unique check (length(endpoint) <= 1000),
  p256dh text not null,
  auth text not null,
  language text not null,
  created_at timestamptz not null
);
create index on push_subscriptions (person_id, created_at);

-- Messages on their way to devices, each written in the transaction of its cause.
create table pushes (
  id uuid primary key,
  subscription_id uuid not null references push_subscriptions on delete cascade,
  -- Of several with one key a device gets the first alone.
  key text not null,
  media_content_id uuid references media_contents on delete cascade,
  -- What is shown; none once it has ended.
  content jsonb,
  created_at timestamptz not null,
  attempts smallint not null default 0,
  -- Also until when whoever took it has it alone.
  next_at timestamptz not null,
  ended_at timestamptz,
  outcome text,
  unique (subscription_id, key)
);
create index pushes_waiting on pushes (next_at) where ended_at is null;
create index pushes_ended on pushes (ended_at) where ended_at is not null;
create index on pushes (media_content_id);
