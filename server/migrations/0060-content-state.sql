-- The list of managed items shows and filters one word for an item, its state. This function is the only place that derives it.
-- It is plain SQL of constants, so that the planner uses the index over it (0062).
create function content_state(status smallint, processing_status smallint, has_package boolean) returns text
  language sql immutable as $$
  select case
    when status = 2 then 'deleted'
    when status = 1 then 'published'
    when not has_package and processing_status = 3 then 'failed'
    when status = 100 then 'scheduled'
    when status = 3 then 'inReview'
    when status in (4, 5) then 'approved'
    when not has_package and processing_status <> 2 then 'processing'
    else 'draft' end
$$;

-- Views and completion in the list are counted once a minute into columns of their own, so that a view itself changes no index.
alter table media_contents
  add column counted_views integer not null default 0,
  add column completion real,
  add column processing_started_at timestamptz;
comment on column media_contents.counted_views is 'visitor_count as it was when it was last counted.';
comment on column media_contents.completion is 'The mean share of the item that its viewers played, 0 to 1. null: nobody played it.';

drop trigger renew_version on media_contents;
create trigger renew_version before update on media_contents for each row
  when (old.visitor_count = new.visitor_count and old.counted_views = new.counted_views and old.completion is not distinct from new.completion)
  execute function renew_version();
comment on trigger renew_version on media_contents is
  'Cached JSON of an item is valid for one version. A view, and the count of views, change nothing that JSON shows.';

create table saved_views (
  person_id uuid not null,
  organization_id uuid not null,
  position smallint not null,
  name text not null check (length(name) between 1 and 60),
  query text not null check (length(query) <= 2000),
  primary key (person_id, organization_id, position),
  foreign key (person_id, organization_id) references memberships (person_id, organization_id) on delete cascade
);
