-- Service accounts of an organization. Each acts by its API keys, of which more than one works while they are rotated.
create table api_keys (
  id uuid primary key,
  organization_id uuid not null references organizations(id) on delete cascade,
  name text not null check (length(name) between 1 and 100),
  scopes text[] not null check (cardinality(scopes) > 0),
  -- Null: the whole organization. A category that is deleted leaves its id, so that nothing widens.
  category_ids uuid[] check (cardinality(category_ids) > 0),
  allowed_networks text[] not null default '{}',
  created_at timestamptz not null,
  expires_at timestamptz,
  -- The admin who answers for it. It stops when that person is no longer one.
  made_by uuid references people(id) on delete set null,
  -- The command line made it: nobody has to answer for it.
  is_of_machine boolean not null
);
create unique index api_keys_by_name on api_keys (organization_id, lower(name));

create table api_key_secrets (
  id uuid primary key,
  -- SHA-256 of the key, which has 128 random bits.
  hash text not null unique,
  api_key_id uuid not null references api_keys(id) on delete cascade,
  -- The first characters of the key.
  start text not null,
  created_at timestamptz not null,
  -- Set by a rotation.
  ends_at timestamptz,
  used_at timestamptz
);
create index api_key_secrets_by_key on api_key_secrets (api_key_id, created_at desc);

-- The second lock (ADR 70), as in 0133.
create policy scope on api_keys using (
  nullif(organization_id = any ((select nullif(current_setting('tv.scope', true), '')::uuid[])::uuid[]), false) is not null);
alter table api_keys enable row level security;
create policy scope on api_key_secrets using (
  (select true from api_keys parent where parent.id = api_key_secrets.api_key_id) is not null);
alter table api_key_secrets enable row level security;

-- Where a key acted, its id stands beside its name, which is the actor.
alter table audit_log add column api_key_id uuid;
alter table review_entries add column actor text;
alter table uploads add column api_key_id uuid;
alter table uploads add column actor text;
