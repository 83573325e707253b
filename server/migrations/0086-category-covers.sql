-- A sentence about a category, and a picture of its own.
alter table categories
  add column description text not null default '' check (length(description) <= 500),
  add column cover_file text;
