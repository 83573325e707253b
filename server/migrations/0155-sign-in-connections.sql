-- Sign-in providers of organizations, to which the portal's own provider leads (ADR 77).
create table sign_in_connections (
  id uuid primary key,
  organization_id uuid not null references organizations on delete cascade,
  name text not null check (char_length(name) between 1 and 100),
  issuer text not null,
  client_id text not null,
  -- The client's secret, encrypted; absent: a public client.
  sealed text,
  name_claim text not null,
  groups_claim text not null,
  -- Counts changes of what a try depends on: issuer, client, claims and domains.
  version integer not null default 1,
  -- The version with which somebody signed in by a try, and when.
  tried_version integer,
  tried_at timestamptz,
  -- Who has the secret of this hash may try the settings until then.
  try_hash text,
  try_until timestamptz,
  is_active boolean not null default false,
  only_this_way boolean not null default false check (is_active or not only_this_way),
  created_at timestamptz not null
);
create index on sign_in_connections (organization_id);
create unique index on sign_in_connections (try_hash);

-- Domains whose addresses a connection signs in. A domain that the organization gives up leaves its connection, too.
create table sign_in_connection_domains (
  organization_id uuid not null,
  domain text not null,
  connection_id uuid not null references sign_in_connections on delete cascade,
  primary key (organization_id, domain),
  foreign key (organization_id, domain) references organization_domains (organization_id, domain) on delete cascade
);
create index on sign_in_connection_domains (connection_id);
create index on sign_in_connection_domains (domain);

-- Which account of the portal a person at a connection's provider is: (issuer, subject), with the connection.
create table sign_in_links (
  connection_id uuid not null references sign_in_connections on delete cascade,
  issuer text not null,
  subject text not null,
  account_id uuid not null references identity_accounts on delete cascade,
  created_at timestamptz not null,
  primary key (connection_id, issuer, subject),
  unique (connection_id, account_id)
);
create index on sign_in_links (account_id);

do $$
declare
  passes constant text := $s$nullif(organization_id = any ((select nullif(current_setting('tv.scope', true), '')::uuid[])::uuid[]), false) is not null$s$;
  name text;
begin
  foreach name in array array['sign_in_connections', 'sign_in_connection_domains'] loop
    execute format('create policy scope on %I using (%s)', name, passes);
    execute format('alter table %I enable row level security', name);
  end loop;
end $$;
create policy scope on sign_in_links using (
  (select true from sign_in_connections parent where parent.id = sign_in_links.connection_id) is not null);
alter table sign_in_links enable row level security;
