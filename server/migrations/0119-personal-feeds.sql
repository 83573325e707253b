-- A person's own feed outlives the session that made it. It shows no items of an organization that asks for a second step of the
-- person, unless it was made with one, nor of one that has switched personal feeds off since.
alter table feeds add column has_second_step boolean not null default false;
alter table organization_policies add column allow_personal_feeds boolean not null default true;
-- Since when they are on again. Addresses of before stay closed.
alter table organization_policies add column personal_feeds_since timestamptz;
