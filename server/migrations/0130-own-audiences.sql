-- form: index
create index concurrently media_contents_own_audiences on media_contents (created_by) where audience is not null
