-- A person's own feed: only a hash of what its address carries. It ends with the person.
create table feeds (
  person_id uuid primary key references people on delete cascade,
  token_hash text not null unique,
  created_at timestamptz not null,
  last_read_at timestamptz
);
