-- form: index
create index concurrently media_contents_by_completion on media_contents (organization_id, coalesce(completion, -1) desc, id)
