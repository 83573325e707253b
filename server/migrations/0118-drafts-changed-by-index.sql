-- form: index
create index concurrently subtitle_drafts_changed_by_idx on subtitle_drafts (changed_by) where changed_by is not null
