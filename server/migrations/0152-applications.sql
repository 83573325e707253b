-- Applications that sign people in at the portal's own provider, as an organization's admins made them.
create table applications (
  -- The client id.
  id uuid primary key,
  organization_id uuid not null references organizations(id) on delete cascade,
  name text not null check (length(name) between 1 and 60),
  type text not null check (type in ('web', 'native', 'device')),
  redirect_uris text[] not null,
  post_logout_redirect_uris text[] not null,
  scopes text[] not null check (cardinality(scopes) > 0),
  -- SHA-256 of the secret, which has 256 random bits. Null: a client without a secret.
  secret_hash text,
  -- The secret before the last rotation, while it works.
  former_secret_hash text,
  former_secret_ends_at timestamptz,
  created_at timestamptz not null
);
create unique index applications_by_name on applications (organization_id, lower(name));

-- What a person allowed an application. It ends by being deleted: what the application was given ends with it.
create table identity_consents (
  id uuid primary key default gen_random_uuid(),
  subject text not null,
  client_id text not null,
  scopes text[] not null,
  given_at timestamptz not null,
  -- To the minute. Null: never.
  used_at timestamptz,
  unique (subject, client_id)
);
create index identity_consents_by_client on identity_consents (client_id);

-- Ends the sessions, grants and tokens of an application for a person, as identity/src/db.ts ends sessions.
create function end_consent() returns trigger language plpgsql security definer set search_path = public, pg_temp as $$
begin
  update identity_records set payload = '{}', grant_id = uid, uid = null, subject = null,
    expires_at = now() + interval '10 minutes'
  where subject = old.subject and model = 'Session' and payload->'state'->>'application' = old.client_id;
  delete from identity_records
  where subject = old.subject and model <> 'Session' and payload->>'clientId' = old.client_id;
  return null;
end $$;
create trigger ended after delete on identity_consents for each row execute function end_consent();

create function end_consents_of_application() returns trigger
language plpgsql security definer set search_path = public, pg_temp as $$
begin
  delete from identity_consents where client_id = old.id::text;
  return null;
end $$;
create trigger ended after delete on applications for each row execute function end_consents_of_application();

-- An application of an organization serves its members only. Whoever ends a membership, this ends with it.
create function end_consents_of_member() returns trigger
language plpgsql security definer set search_path = public, pg_temp as $$
begin
  delete from identity_consents c using people p, applications a
  where p.id = old.person_id and p.issuer = 'portal' and a.organization_id = old.organization_id
    and c.subject = p.subject and c.client_id = a.id::text;
  return null;
end $$;
create trigger consents_end after delete on memberships for each row execute function end_consents_of_member();
create trigger consents_end_inactive after update of status on memberships for each row
when (new.status <> 0 and old.status = 0) execute function end_consents_of_member();

-- The second lock (ADR 70), as in 0133.
create policy scope on applications using (
  nullif(organization_id = any ((select nullif(current_setting('tv.scope', true), '')::uuid[])::uuid[]), false) is not null);
alter table applications enable row level security;
