-- form: index
create index concurrently media_contents_by_name_order on media_contents (organization_id, title_order, id desc)
