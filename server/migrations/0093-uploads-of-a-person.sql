-- form: index
create index concurrently uploads_of_a_person on uploads (created_by, organization_id, created_at) where created_by is not null
