-- form: index
create index concurrently media_contents_by_title_order on media_contents (organization_id, title_order, id) where status = 1 and is_listed
