-- form: index
create index concurrently search_entries_begun_3 on search_entries (organization_id, kind, (left(beginning, 3) collate "C"), items desc)
