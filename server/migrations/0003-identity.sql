-- The embedded OpenID provider. Nothing outside identity/src/db.ts reads or writes these tables.

-- People who can sign in here. `subject` travels as the token's `sub`; `t-` marks the provider's own directory.
create table identity_accounts (
  id uuid primary key default gen_random_uuid(),
  subject text not null unique,
  email text not null unique check (email = lower(email)),
  email_verified boolean not null default false,
  password_hash text,
  first_name text,
  last_name text,
  phone text,
  created_at timestamptz not null default now(),
  password_changed_at timestamptz,
  disabled_at timestamptz
);

-- Sessions, grants, codes and refresh tokens of the protocol, one row each.
-- Codes and refresh tokens are stored under the hash of their value, so that a copy of the table opens nothing.
create table identity_records (
  model text not null,
  id text not null,
  payload jsonb not null,
  grant_id text,
  uid text,
  subject text,
  expires_at timestamptz not null,
  consumed_at timestamptz,
  primary key (model, id)
);
create index identity_records_grant on identity_records (grant_id) where grant_id is not null;
create index identity_records_uid on identity_records (uid) where uid is not null;
create index identity_records_subject on identity_records (subject) where subject is not null;
create index identity_records_expiry on identity_records (expires_at);

-- Signing and cookie keys, sealed (AES-256-GCM) with a key derived from SECRET_KEY.
create table identity_keys (
  id text primary key,
  sealed text not null,
  created_at timestamptz not null default now()
);

-- Failed sign-ins, under keyed hashes of account and network address; a row lives one hour after its last failure.
create table identity_attempts (
  key text primary key,
  failures integer not null,
  last_at timestamptz not null
);
create index identity_attempts_last on identity_attempts (last_at);
