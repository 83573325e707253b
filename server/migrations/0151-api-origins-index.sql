-- form: index
create index concurrently organizations_api_origins on organizations using gin (api_origins)
