-- form: index
create index concurrently media_contents_by_views on media_contents (organization_id, counted_views desc, id)
