-- form: index
create index concurrently watch_progress_organization on watch_progress (organization_id, updated_at desc, person_id, media_content_id)
