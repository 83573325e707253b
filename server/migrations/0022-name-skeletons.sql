-- What an organization's name looks like (server/src/organization/name-skeleton.ts): no two look alike. The service writes it, at its
-- start also of names that have none.
alter table organizations add column name_skeleton text;
create unique index organizations_name_skeleton on organizations (name_skeleton);
