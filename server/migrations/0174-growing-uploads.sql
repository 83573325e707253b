-- A file that still grows, as a recording does: its size is what has arrived, until the sender says it.
alter table uploads add column is_growing boolean not null default false;
alter table uploads drop constraint uploads_size_in_bytes_check;
alter table uploads add constraint uploads_size_in_bytes_check check (size_in_bytes > 0 or is_growing) not valid;
