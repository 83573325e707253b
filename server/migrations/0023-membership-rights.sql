-- Whether somebody may enter an organization, and with which rights, are facts of the membership: another organization's
-- directory or managers never touch them. people.status is the account as a whole.
create sequence membership_versions as integer;
alter table memberships
  add column status smallint not null default 0 check (status in (0, 1)),
  -- Raised whenever the rights shrink. A membership that is made anew has another one than it ever had.
  add column rights_version integer not null default nextval('membership_versions');
-- Until now only people of one organization could be deactivated.
update memberships m set status = 1 from people p where p.id = m.person_id and p.status = 1;
update people set status = 0 where status = 1;
