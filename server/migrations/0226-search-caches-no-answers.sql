-- Answers of searches are cached no more, and no reading asks for the newest items alone (ADR 101). search_versions counts changes of
-- audience_counts now, of which lists know that what they counted is as it was. A process of 2.58.0 beside this version searches as
-- before, without an index for the newest items, and finds a change after half a minute at most. The columns that it still reads,
-- is_recent, recent and recent_from, go with the next version.
drop trigger add_change_of_documents on search_documents;
drop trigger add_change_of_gone_documents on search_documents;
drop trigger add_change_of_new_documents on search_documents;
drop trigger add_change_of_transcripts on search_transcripts;
drop trigger add_change_of_gone_transcripts on search_transcripts;
drop trigger add_change_of_new_transcripts on search_transcripts;
drop function add_search_change();
drop trigger mark_recent on search_documents;
drop trigger mark_recent on search_transcripts;
drop function mark_recent();
drop index search_documents_recent_title;
drop index search_documents_recent_words;
drop index search_transcripts_recent_words;
update search_libraries set recent = 0, recent_from = null where recent_from is not null;
