-- What a person took out of their own history: it has no place to go on from until it is played again. What was really
-- played stays, for those who manage the item.
alter table watch_progress add column forgotten_at timestamptz;
-- What a person said they have watched; their own lists believe it.
alter table watch_progress add column is_marked_watched boolean not null default false;

create index watch_progress_history on watch_progress (person_id, updated_at desc, media_content_id)
  where forgotten_at is null;
