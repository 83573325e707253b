-- What a directory says of a user beyond the columns, in the canonical form of RFC 7643.
alter table directory_users add column attributes jsonb not null default '{}';
