-- form: index
create index concurrently watch_events_waiting on watch_events (organization_id, id)
