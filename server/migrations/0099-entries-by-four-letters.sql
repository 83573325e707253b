-- form: index
create index concurrently search_entries_begun_4 on search_entries (organization_id, kind, (left(beginning, 4) collate "C"), items desc)
