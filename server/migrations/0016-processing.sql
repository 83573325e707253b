-- The rows are the queue: an upload is worked on from then on, by the process whose try has the newest version.
alter table uploads add column due_at timestamptz not null default now();
update uploads set due_at = completed_at where completed_at is not null;
-- Version of the package that was tried last; each try has one of its own.
alter table uploads add column tried_version integer not null default 0;
update media_contents m set processing_status = 0
from uploads u where u.id = m.id and u.completed_at is not null and m.processing_status = 4;
drop schema if exists jobs cascade;

-- An item with a package may be published whatever becomes of the next one.
alter table media_contents drop constraint media_contents_check;
alter table media_contents add constraint published_with_package check (status <> 1 or package is not null);
create index media_contents_under_way on media_contents (organization_id, id) where processing_status in (0, 1, 4, 6);

-- Packages in whose place newer ones have come; their files go a while later.
create table replaced_packages (
  media_content_id uuid not null references media_contents on delete cascade,
  version integer not null,
  replaced_at timestamptz not null,
  primary key (media_content_id, version)
);
create index on replaced_packages (replaced_at);
