-- Every file has a size or grows.
alter table uploads validate constraint uploads_size_in_bytes_check;
