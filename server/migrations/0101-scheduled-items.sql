-- form: index
create index concurrently media_contents_scheduled on media_contents (organization_id, scheduled_publication_date) where status = 100
