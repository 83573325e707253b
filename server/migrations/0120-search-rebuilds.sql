-- Organizations whose search documents are written anew, after a new version of the program cuts texts in another way. A row goes
-- when all are written.
create table search_rebuilds (
  organization_id uuid primary key references organizations on delete cascade,
  -- Documents and transcripts when the rebuild began, and those that are left.
  total integer not null,
  remaining integer not null,
  began_at timestamptz not null default now(),
  -- When the last of them were written.
  written_at timestamptz not null default now()
);
