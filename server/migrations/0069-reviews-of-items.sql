-- form: index
create index concurrently reviews_of_items on reviews (media_content_id, created_at desc)
