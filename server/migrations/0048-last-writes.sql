-- Where each person's last write ends in the write-ahead log, in bytes. A replica that has replayed less is not asked for
-- what the person reads (ADR 39). Unlogged: after a crash nothing is known, and nothing has to be, because a replica that is
-- behind for long is left out. Without a foreign key, because it would lock the person's row.
create unlogged table last_writes (
  person_id uuid primary key,
  wal_position double precision not null,
  written_at timestamptz not null default now()
);
