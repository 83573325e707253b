-- form: index
create index concurrently media_contents_by_duration on media_contents (organization_id, duration_in_seconds desc, id)
