-- form: index
create index concurrently reviews_queue on reviews (organization_id, status, submitted_at, id) where status in (10, 11, 12)
