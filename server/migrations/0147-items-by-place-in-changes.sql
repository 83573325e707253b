-- form: index
create index concurrently media_contents_by_place_in_changes on media_contents (organization_id, changed_in, id) where changed_in > 0
