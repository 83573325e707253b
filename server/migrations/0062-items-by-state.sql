-- form: index
create index concurrently media_contents_by_state on media_contents
  (organization_id, content_state(status, processing_status, package is not null), updated_at desc, id)
