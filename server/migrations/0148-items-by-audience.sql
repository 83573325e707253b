-- form: index
create index concurrently media_contents_by_audience on media_contents using gin (audience) where audience is not null
