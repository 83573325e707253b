-- Domains of e-mail addresses that belong to an organization: its directory may make, change and close accounts there.
create table organization_domains (
  id uuid primary key,
  organization_id uuid not null references organizations on delete cascade,
  domain text not null check (domain = lower(domain)),
  -- A TXT record tv-domain-verification=<token> at the domain proves it.
  token text not null,
  -- By a provider admin.
  is_granted boolean not null default false,
  created_at timestamptz not null default now(),
  -- Since when it is the organization's own; absent: asked for only.
  owned_at timestamptz,
  unique (organization_id, domain)
);
create unique index organization_domains_owner on organization_domains (domain) where owned_at is not null;

-- Who left an organization: no rule and no directory brings them back, only an invitation that they accept.
create table departures (
  person_id uuid not null references people on delete cascade,
  organization_id uuid not null references organizations on delete cascade,
  left_at timestamptz not null,
  primary key (person_id, organization_id)
);
create index on departures (organization_id);

-- The demo's organizations.
insert into organization_domains (id, organization_id, domain, token, is_granted, owned_at)
select gen_random_uuid(), o.id, demo.domain, replace(gen_random_uuid()::text, '-', ''), true, now()
from organizations o join (values
  ('11111111-1111-4111-8111-111111111111'::uuid, 'Aurora Energy', 'aurora.example'),
  ('22222222-2222-4222-8222-222222222222'::uuid, 'Harbor Bank', 'harbor.example'),
  ('33333333-3333-4333-8333-333333333333'::uuid, 'TV', 'tv.example')) demo (id, name, domain)
  on demo.id = o.id and demo.name = o.name;

-- Directories that are connected go on with the domain of their organization's own admins, where two people at least and
-- nobody else's are in it, and it is no mail service for everybody. Every other domain is to be proven, or granted.
insert into organization_domains (id, organization_id, domain, token, is_granted, owned_at)
select gen_random_uuid(), found.organization_id, found.domain, replace(gen_random_uuid()::text, '-', ''), true, now()
from (
  select distinct m.organization_id, substring(lower(p.email) from '[^@]+$') as domain
  from memberships m join people p on p.id = m.person_id join organizations o on o.id = m.organization_id
  where m.role = 'Admin' and m.status = 0 and not o.is_trial
    and exists (select from directory_tokens t where t.organization_id = o.id)) found
where exists (
    select from directory_users du
    where du.organization_id = found.organization_id and substring(du.email from '[^@]+$') = found.domain)
  and not exists (
    select from directory_users du
    where du.organization_id <> found.organization_id and substring(du.email from '[^@]+$') = found.domain)
  and not exists (
    select from memberships m join people p on p.id = m.person_id
    where m.organization_id <> found.organization_id and substring(lower(p.email) from '[^@]+$') = found.domain)
  and not exists (
    select from onboardings n
    where n.organization_id <> found.organization_id and substring(n.email from '[^@]+$') = found.domain)
  and 2 <= (
    select count(*) from memberships m join people p on p.id = m.person_id
    where m.organization_id = found.organization_id and m.status = 0
      and substring(lower(p.email) from '[^@]+$') = found.domain)
  and found.domain not in ('gmail.com', 'googlemail.com', 'outlook.com', 'hotmail.com', 'live.com', 'msn.com', 'yahoo.com',
    'icloud.com', 'me.com', 'aol.com', 'gmx.de', 'gmx.net', 'web.de', 't-online.de', 'freenet.de', 'mail.ru', 'yandex.ru',
    'proton.me', 'protonmail.com', 'qq.com', '163.com', 'orange.fr', 'free.fr', 'libero.it')
on conflict do nothing;
