-- What the embedded OpenID provider knows for people's security. Only identity/src touches these tables.

-- Where somebody is signed in, as they are shown it; a row belongs to a Session in identity_records.
create table identity_sessions (
  uid text primary key,
  subject text not null,
  -- "Firefox on Linux"; neither the browser's own words nor an address is kept.
  device text not null,
  created_at timestamptz not null,
  last_seen_at timestamptz not null
);
create index identity_sessions_subject on identity_sessions (subject);
create index identity_sessions_seen on identity_sessions (last_seen_at);

-- Links in mails, each good for one use, under the SHA-256 of what they carry.
create table identity_links (
  hash text primary key,
  account_id uuid not null references identity_accounts on delete cascade,
  purpose text not null check (purpose in ('new password', 'confirm email')),
  -- Quarter of an hour since 1970: one mail in each.
  slot bigint not null,
  expires_at timestamptz not null,
  unique (account_id, purpose, slot)
);
create index identity_links_expiry on identity_links (expires_at);

-- An authenticator app (RFC 6238); the secret is sealed (AES-256-GCM) with a key derived from SECRET_KEY.
create table identity_authenticators (
  account_id uuid primary key references identity_accounts on delete cascade,
  sealed text not null,
  -- Of the newest code that was used: no code works twice.
  last_step bigint not null default 0,
  created_at timestamptz not null,
  -- Not asked for at sign-in before a first code has shown that the app has the secret.
  confirmed_at timestamptz
);

-- For who lost the app: each works once, under a keyed hash.
create table identity_recovery_codes (
  account_id uuid not null references identity_accounts on delete cascade,
  hash text not null,
  used_at timestamptz,
  primary key (account_id, hash)
);

create table identity_passkeys (
  -- The credential's id as WebAuthn gives it, in base64url.
  id text primary key,
  account_id uuid not null references identity_accounts on delete cascade,
  name text not null,
  -- COSE, in base64url.
  public_key text not null,
  -- Signatures so far, of authenticators that count.
  counter bigint not null,
  transports text[] not null default '{}',
  created_at timestamptz not null,
  last_used_at timestamptz
);
create index identity_passkeys_account on identity_passkeys (account_id);
