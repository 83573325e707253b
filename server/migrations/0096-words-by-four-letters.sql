-- form: index
create index concurrently search_words_begun_4 on search_words (organization_id, (left(word, 4) collate "C"), (documents + spoken) desc)
