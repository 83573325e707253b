alter table review_entries
  add column start_time double precision check (start_time >= 0),
  add column end_time double precision check (end_time > start_time),
  add column parent_id uuid,
  add column resolved_at timestamptz,
  add column resolved_by uuid,
  add column mail_due boolean not null default false;
alter table review_entries
  add constraint review_entries_parent_id_fkey foreign key (parent_id) references review_entries (id) on delete cascade not valid,
  add constraint review_entries_resolved_by_fkey foreign key (resolved_by) references people (id) on delete set null not valid;
comment on column review_entries.start_time is 'The second of the item that a remark is about. null: the whole item.';
comment on column review_entries.parent_id is 'The remark that this entry answers.';
comment on column review_entries.resolved_at is 'When a remark or a request for changes was resolved. null: it is open.';
comment on column review_entries.mail_due is 'People are still to be told of this entry by mail.';

-- The queue of reviews is read by organization, the longest waiting first.
alter table reviews
  add column organization_id uuid,
  add column submitted_at timestamptz;
comment on column reviews.submitted_at is 'When the item was submitted last in this review.';
create function fill_review() returns trigger language plpgsql as $$
begin
  select organization_id into new.organization_id from media_contents where id = new.media_content_id;
  new.submitted_at := coalesce(new.submitted_at, new.created_at);
  return new;
end $$;
create trigger fill_review before insert on reviews for each row execute function fill_review();
comment on trigger fill_review on reviews is 'The version before writes reviews without their organization.';
create function date_submission() returns trigger language plpgsql as $$
begin
  update reviews set submitted_at = new.created_at where id = new.review_id;
  return null;
end $$;
create trigger date_submission after insert on review_entries for each row when (new.action = 13)
  execute function date_submission();
comment on trigger date_submission on review_entries is 'A review that goes on after requested changes waits anew.';
