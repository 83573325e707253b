-- form: index
create index concurrently media_contents_by_uploader on media_contents (created_by, updated_at desc, id)
