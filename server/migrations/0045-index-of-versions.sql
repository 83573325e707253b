-- form: index
create index concurrently media_content_categories_versions on media_content_categories (category_id, published_at desc, media_content_id)
  include (is_open, expires_at, item_version, is_locked) where published_at is not null
