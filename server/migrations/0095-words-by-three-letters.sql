-- form: index
create index concurrently search_words_begun_3 on search_words (organization_id, (left(word, 3) collate "C"), (documents + spoken) desc)
