-- form: index
create index concurrently search_documents_recent_title on search_documents using gin (title) with (gin_pending_list_limit = 256) where is_recent
