-- form: index
create index concurrently search_documents_recent_words on search_documents using gin (words) with (gin_pending_list_limit = 256) where is_recent
