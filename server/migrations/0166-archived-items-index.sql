-- form: index
create index concurrently media_contents_archived on media_contents (organization_id, created_at desc, id) where storage > 0
