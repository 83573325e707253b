-- media_content_categories_versions has the same keys and serves the version before too.
drop index media_content_categories_newest;
