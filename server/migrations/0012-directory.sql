-- Organizations' directories, which say by SCIM (RFC 7643, RFC 7644) who belongs to them.

-- Made by what the sign-in provider or a directory says; ends when they say so no longer.
alter table memberships add column is_given boolean not null default false;

create table directory_tokens (
  id uuid primary key,
  organization_id uuid not null references organizations on delete cascade,
  name text not null check (length(name) between 1 and 100),
  -- SHA-256 of what the directory sends.
  hash text not null unique,
  created_at timestamptz not null,
  -- To the hour.
  used_at timestamptz
);
create index on directory_tokens (organization_id, created_at);

create table directory_users (
  id uuid primary key,
  organization_id uuid not null references organizations on delete cascade,
  user_name text not null,
  external_id text,
  email text not null check (email = lower(email)),
  given_name text,
  family_name text,
  display_name text,
  is_active boolean not null,
  -- The person, once they have joined.
  person_id uuid references people on delete set null,
  created_at timestamptz not null,
  updated_at timestamptz not null,
  -- Taken out. The row stays for a while, so that nobody comes back by an access token that is still good.
  deleted_at timestamptz
);
create unique index directory_users_name on directory_users (organization_id, lower(user_name)) where deleted_at is null;
create index on directory_users (organization_id, created_at, id) where deleted_at is null;
create index on directory_users (organization_id, external_id) where deleted_at is null;
create index on directory_users (email);
create index on directory_users (person_id);

create table directory_groups (
  id uuid primary key,
  organization_id uuid not null references organizations on delete cascade,
  display_name text not null,
  external_id text,
  -- What its people are in the organization. As soon as one group has a role, the directory decides everybody's.
  role text check (role in ('Admin', 'OrganizationManager', 'ContentManager', 'Viewer')),
  created_at timestamptz not null,
  updated_at timestamptz not null
);
create unique index on directory_groups (organization_id, lower(display_name));

create table directory_group_members (
  group_id uuid not null references directory_groups on delete cascade,
  user_id uuid not null references directory_users on delete cascade,
  primary key (group_id, user_id)
);
create index on directory_group_members (user_id);
