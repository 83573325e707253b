-- form: index
create index concurrently media_contents_by_name on media_contents (organization_id, title_search collate "C", id desc)
