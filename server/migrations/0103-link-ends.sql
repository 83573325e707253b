-- form: index
create index concurrently media_contents_link_ends on media_contents (organization_id, expiration_date) where expiration_option <> 0 and status in (1, 100)
