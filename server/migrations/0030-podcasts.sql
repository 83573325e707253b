-- What the feeds of an organization tell directories of podcasts. Without a category it is the usual one.
alter table organizations add column podcast_category text;
alter table organizations add column is_explicit boolean not null default false;
