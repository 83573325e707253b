-- Who saved the draft last: another person who edits the same captions is told. The version before leaves it as it is.
alter table subtitle_drafts add column changed_by uuid references people on delete set null;
