-- form: index
create index concurrently review_entries_notice_due on review_entries (created_at) where notice_due
