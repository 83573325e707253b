-- form: index
create index concurrently stored_bytes_of_organization on stored_bytes (organization_id) include (upload_id, part, size_in_bytes)
