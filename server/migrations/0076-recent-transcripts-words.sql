-- form: index
create index concurrently search_transcripts_recent_words on search_transcripts using gin (words) with (gin_pending_list_limit = 256) where is_recent
