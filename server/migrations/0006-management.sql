-- Whether what content managers bring in is reviewed before it is published.
alter table organizations add column asks_review boolean not null default false;

-- Content managers that may manage everything in a category, whoever brought it in.
create table category_managers (
  category_id uuid not null references categories on delete cascade,
  person_id uuid not null references people on delete cascade,
  primary key (category_id, person_id)
);
create index on category_managers (person_id);

-- When items are published and unpublished by themselves. The row decides; the item keeps a copy of the instant of its
-- publication. Numbers are ScheduleAction and ScheduleStatus of contract/src/enumerations.ts.
create table schedules (
  id uuid primary key,
  media_content_id uuid not null references media_contents on delete cascade,
  action smallint not null check (action in (1, 2)),
  status smallint not null default 1 check (status in (1, 2, 3)),
  at timestamptz not null,
  -- Times it was moved; calendars know the newer one of two entries by it (RFC 5545, section 3.8.7.4).
  sequence integer not null default 0,
  created_by uuid references people on delete set null,
  created_at timestamptz not null,
  ended_at timestamptz
);
create unique index schedules_open on schedules (media_content_id, action) where status = 1;
create index schedules_due on schedules (at) where status = 1;

insert into schedules (id, media_content_id, action, at, created_at)
select gen_random_uuid(), id, 1, scheduled_publication_date, created_at from media_contents where status = 100;

-- An item that arrives as SCHEDULED is published like one that is scheduled later.
create function schedule_new_item() returns trigger language plpgsql as $$
begin
  insert into schedules (id, media_content_id, action, at, created_at)
  values (gen_random_uuid(), new.id, 1, new.scheduled_publication_date, new.created_at);
  return null;
end $$;
create trigger schedule_new_item after insert on media_contents
  for each row when (new.status = 100) execute function schedule_new_item();

-- Numbers are ReviewStatus and ReviewAction.
create table reviews (
  id uuid primary key,
  media_content_id uuid not null references media_contents on delete cascade,
  status smallint not null,
  created_at timestamptz not null,
  ended_at timestamptz
);
-- Reviewing, changes requested, approved: one at a time.
create unique index reviews_open on reviews (media_content_id) where status in (10, 11, 12);

create table review_entries (
  id uuid primary key,
  review_id uuid not null references reviews on delete cascade,
  person_id uuid references people on delete set null,
  action smallint not null,
  comment text not null default '',
  created_at timestamptz not null
);
create index on review_entries (review_id, created_at, id);

-- What its person is to be told next: 'set' or 'moved' with a calendar entry, 'published'. Written by whatever changes
-- the item, taken by the worker together with the mail.
alter table reminders add column mail_due text check (mail_due in ('set', 'moved', 'published'));
alter table reminders alter column mail_due set default 'set';
create index reminders_due on reminders (created_at) where mail_due is not null;

create index media_contents_managed on media_contents (organization_id, created_at desc, id);
create index media_contents_deleted on media_contents (deleted_at) where status = 2;
create index audit_log_newest on audit_log (organization_id, id desc);
