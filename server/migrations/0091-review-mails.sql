-- form: index
create index concurrently review_entries_mail_due on review_entries (created_at) where mail_due
