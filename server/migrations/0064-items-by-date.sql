-- form: index
create index concurrently media_contents_by_date on media_contents (organization_id, coalesce(publish_date, '0001-01-01 00:00:00+00'::timestamptz) desc, id)
