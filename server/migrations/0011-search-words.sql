-- What a mistyped word may mean is found without reading every word of the organization.
create index search_words_trigrams on search_words using gin (word gin_trgm_ops);
