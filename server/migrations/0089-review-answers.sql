-- form: index
create index concurrently review_entries_answers on review_entries (parent_id) where parent_id is not null
