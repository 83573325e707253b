-- Mails on their way. A row is written in the transaction that causes the mail, and keeps its content, sealed, until it is delivered.
create table mails (
  id uuid primary key,
  -- Of several mails with one key the first alone is sent.
  key text unique,
  sealed text,
  created_at timestamptz not null,
  attempts smallint not null default 0,
  next_at timestamptz not null,
  -- Who delivers it at the moment, and until when nobody else may.
  lease uuid,
  lease_until timestamptz,
  -- From here on the other server may have the whole mail: without its answer, it is not sent again.
  handed_over_at timestamptz,
  sent_at timestamptz,
  failed_at timestamptz,
  problem text
);
create index mails_waiting on mails (next_at) where sent_at is null and failed_at is null;
create index mails_done on mails (coalesce(sent_at, failed_at)) where coalesce(sent_at, failed_at) is not null;

-- Names of organizations are told apart as people do.
create unique index organizations_name on organizations (lower(name));
-- Most people it may have; absent: as many as come. Who asks for contact is told to contact_email, else to its admins.
alter table organizations add column user_limit integer check (user_limit > 0), add column contact_email text;

-- Somebody who may set up an account in an organization: invited, or registered by themselves with a proven address.
create table onboardings (
  -- Becomes the id of the person's record.
  id uuid primary key,
  organization_id uuid not null references organizations on delete cascade,
  email text not null check (email = lower(email)),
  role text not null check (role in ('Admin', 'OrganizationManager', 'ContentManager', 'Viewer')),
  created_at timestamptz not null,
  -- Of the newest token; holds the person's seat until then.
  expires_at timestamptz not null,
  used_at timestamptz,
  first_name text,
  last_name text,
  phone text,
  -- When the person's membership was made: with another sign-in provider not before they come from there.
  joined_at timestamptz
);
create index on onboardings (organization_id) where joined_at is null;
create index onboardings_waiting on onboardings (email) where used_at is not null and joined_at is null;

-- Every token that was sent for an onboarding, by its SHA-256.
create table onboarding_tokens (
  hash text primary key,
  onboarding_id uuid not null references onboardings on delete cascade,
  expires_at timestamptz not null
);
create index on onboarding_tokens (onboarding_id);
create index on onboarding_tokens (expires_at);

-- Links by which people register themselves.
create table self_registrations (
  id uuid primary key,
  organization_id uuid not null references organizations on delete cascade,
  -- Fills the form's field.
  email text,
  -- In lower case; none: any domain.
  allowed_domains text[] not null default '{}',
  expires_at timestamptz,
  deactivated_at timestamptz,
  created_at timestamptz not null default now()
);
create index on self_registrations (organization_id);

create table self_registration_users (
  id uuid primary key,
  self_registration_id uuid not null references self_registrations on delete cascade,
  email text not null check (email = lower(email)),
  created_at timestamptz not null,
  -- Of the newest mail; holds a seat until then.
  expires_at timestamptz not null,
  onboarding_id uuid references onboardings on delete set null,
  completed_at timestamptz
);
create unique index self_registration_users_open on self_registration_users (self_registration_id, email)
  where completed_at is null;
create index on self_registration_users (onboarding_id);

-- What the mails' links carry, by its SHA-256.
create table self_registration_secrets (
  hash text primary key,
  user_id uuid not null references self_registration_users on delete cascade,
  expires_at timestamptz not null
);
create index on self_registration_secrets (user_id);
create index on self_registration_secrets (expires_at);

-- Free trials asked for; the token is kept as its SHA-256.
create table subscription_users (
  id uuid primary key,
  email text not null check (email = lower(email)),
  token_hash text not null unique,
  created_at timestamptz not null,
  expires_at timestamptz not null,
  completed_at timestamptz
);

create index on subscription_users (email);

-- What was tried how often. Keys are ids or keyed hashes of addresses; those of network addresses live an hour.
create table registration_tries (
  key text not null,
  at timestamptz not null,
  forget_at timestamptz not null
);
create index on registration_tries (key, at);
create index on registration_tries (forget_at);

-- Proofs of work that were spent, until their challenge ends by itself.
create table spent_bot_checks (
  challenge text primary key,
  expires_at timestamptz not null
);
create index on spent_bot_checks (expires_at);

-- What people press, by day: nobody can be told from it.
create table analytics_counts (
  day date not null,
  organization_id uuid not null references organizations on delete cascade,
  event text not null,
  count bigint not null,
  primary key (day, organization_id, event)
);
