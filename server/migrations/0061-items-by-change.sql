-- form: index
create index concurrently media_contents_by_change on media_contents (organization_id, updated_at desc, id)
