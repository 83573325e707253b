-- Groups of an organization, for whom items can be. A group comes from one source, and only people of the organization are in it.
create table groups (
  id uuid primary key default gen_random_uuid(),
  organization_id uuid not null references organizations on delete cascade,
  name text not null check (name <> ''),
  source text not null check (source in ('directory', 'claim', 'rule', 'manual')),
  -- What the source calls the group: its id in SCIM, or the value of the claim.
  source_id text,
  -- What the addresses of its people end in, in lower case. Every address fits "@".
  rule text check (rule = lower(rule)),
  created_at timestamptz not null default now(),
  unique (organization_id, source, source_id),
  check ((source = 'rule') = (rule is not null)),
  check ((source in ('directory', 'claim')) = (source_id is not null))
);
-- Names that people give. A directory and the sign-in provider may use the same ones.
create unique index groups_name on groups (organization_id, lower(name)) where source in ('rule', 'manual');

create table group_members (
  group_id uuid not null references groups on delete cascade,
  person_id uuid not null references people on delete cascade,
  primary key (group_id, person_id)
);
create index on group_members (person_id);

-- Who belongs into groups whose people follow from other rows.
create function derived_group_members() returns table (group_id uuid, person_id uuid) language sql stable as $$
  select g.id as group_id, m.person_id
  from groups g join memberships m on m.organization_id = g.organization_id join people p on p.id = m.person_id
  where g.source = 'rule' and (g.rule = '@' or right(lower(p.email), length(g.rule)) = g.rule)
  union
  select g.id, m.person_id
  from groups g join directory_group_members d on d.group_id = g.id join directory_users u on u.id = d.user_id
    join memberships m on m.organization_id = g.organization_id and m.person_id = u.person_id
  where g.source = 'directory' and u.is_active and u.deleted_at is null
$$;

-- A group that is made at the same time waits for these people, or they wait for it: see derive_members_of_rule.
create function derive_groups_of(people uuid[]) returns void language plpgsql as $$
begin
  perform from organizations where id in (select organization_id from memberships where person_id = any(people))
    order by id for key share;
  delete from group_members gm using groups g
  where gm.person_id = any(people) and g.id = gm.group_id and g.source in ('rule', 'directory')
    and not exists (select from derived_group_members() d where d.group_id = gm.group_id and d.person_id = gm.person_id);
  insert into group_members (group_id, person_id)
  select group_id, person_id from derived_group_members() where person_id = any(people) on conflict do nothing;
end $$;

create function derive_groups_of_new_members() returns trigger language plpgsql as $$
begin
  perform derive_groups_of(array(select person_id from changed));
  return null;
end $$;
create trigger derive_groups_of_new_members after insert on memberships referencing new table as changed
  for each statement execute function derive_groups_of_new_members();

create function derive_groups_of_person() returns trigger language plpgsql as $$
begin
  perform derive_groups_of(array[new.id]);
  return null;
end $$;
create trigger derive_groups_of_person after update of email on people
  for each row when (old.email is distinct from new.email) execute function derive_groups_of_person();

create function derive_groups_of_directory_user() returns trigger language plpgsql as $$
begin
  perform derive_groups_of(array[old.person_id, new.person_id]);
  return null;
end $$;
create trigger derive_groups_of_directory_user after update of person_id, is_active, deleted_at on directory_users
  for each row when (old.person_id is distinct from new.person_id or old.is_active <> new.is_active
    or old.deleted_at is distinct from new.deleted_at) execute function derive_groups_of_directory_user();

-- Who leaves the organization leaves its groups.
create function leave_groups() returns trigger language plpgsql as $$
begin
  delete from group_members gm using changed c, groups g
  where gm.person_id = c.person_id and g.id = gm.group_id and g.organization_id = c.organization_id;
  return null;
end $$;
create trigger leave_groups after delete on memberships referencing old table as changed
  for each statement execute function leave_groups();

-- Locks the organization, so that people whom another transaction adds or changes meanwhile are not missed.
create function derive_members_of_rule() returns trigger language plpgsql as $$
begin
  perform from organizations where id = new.organization_id for update;
  delete from group_members gm where gm.group_id = new.id
    and not exists (select from derived_group_members() d where d.group_id = gm.group_id and d.person_id = gm.person_id);
  insert into group_members (group_id, person_id)
  select group_id, person_id from derived_group_members() where group_id = new.id on conflict do nothing;
  return null;
end $$;
create trigger derive_members_of_rule after insert or update of rule on groups
  for each row when (new.source = 'rule') execute function derive_members_of_rule();

-- A directory's group is a group of the same id.
create function copy_directory_group() returns trigger language plpgsql as $$
begin
  insert into groups (id, organization_id, name, source, source_id, created_at)
  values (new.id, new.organization_id, new.display_name, 'directory', new.id::text, new.created_at)
  on conflict (id) do update set name = excluded.name;
  return null;
end $$;
create trigger copy_directory_group after insert or update of display_name on directory_groups
  for each row execute function copy_directory_group();

create function delete_directory_group() returns trigger language plpgsql as $$
begin
  delete from groups where id = old.id;
  return null;
end $$;
create trigger delete_directory_group after delete on directory_groups
  for each row execute function delete_directory_group();

create function add_directory_members() returns trigger language plpgsql as $$
begin
  perform from organizations where id in (select g.organization_id from changed c join groups g on g.id = c.group_id)
    order by id for update;
  insert into group_members (group_id, person_id)
  select c.group_id, m.person_id
  from changed c join groups g on g.id = c.group_id join directory_users u on u.id = c.user_id
    join memberships m on m.organization_id = g.organization_id and m.person_id = u.person_id
  where u.is_active and u.deleted_at is null on conflict do nothing;
  return null;
end $$;
create trigger add_directory_members after insert on directory_group_members referencing new table as changed
  for each statement execute function add_directory_members();

create function remove_directory_members() returns trigger language plpgsql as $$
begin
  delete from group_members gm using changed c, directory_users u
  where u.id = c.user_id and gm.group_id = c.group_id and gm.person_id = u.person_id
    and not exists (select from derived_group_members() d where d.group_id = gm.group_id and d.person_id = gm.person_id);
  return null;
end $$;
create trigger remove_directory_members after delete on directory_group_members referencing old table as changed
  for each statement execute function remove_directory_members();

insert into groups (id, organization_id, name, source, source_id, created_at)
select id, organization_id, display_name, 'directory', id::text, created_at from directory_groups;
