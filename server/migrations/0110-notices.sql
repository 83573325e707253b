-- Notices of people in the portal: what happened to which item. Clients compose the sentence. They are deleted after 90 days.
create table notices (
  id uuid primary key,
  person_id uuid not null references people on delete cascade,
  organization_id uuid not null references organizations on delete cascade,
  -- NoticeKind
  kind text not null,
  media_content_id uuid not null references media_contents on delete cascade,
  -- With news: the followed category.
  category_id uuid references categories on delete set null,
  -- With a step of a review: who took it, and what was said.
  review_entry_id uuid references review_entries on delete cascade,
  -- What happened. A person is told of it once, however often a job is repeated.
  event_key text not null,
  created_at timestamptz not null,
  read_at timestamptz,
  unique (person_id, event_key));
create index notices_newest on notices (person_id, organization_id, created_at desc, id);
create index notices_unread on notices (person_id, organization_id) where read_at is null;
create index notices_created_at_idx on notices (created_at);
create index notices_organization_id_idx on notices (organization_id);
create index notices_media_content_id_idx on notices (media_content_id);
create index notices_category_id_idx on notices (category_id) where category_id is not null;
create index notices_review_entry_id_idx on notices (review_entry_id) where review_entry_id is not null;

-- Ways of being told that a person switched off (NoticeSwitch).
alter table notification_choices add column switched_off text[] not null default '{}';

-- People are to get a notice of this step. The version before knows mail_due alone, and writes no mails for remarks.
alter table review_entries add column notice_due boolean not null default false;
