-- Failed sign-ins of an hour, counted for each person, and together for addresses without an account. The audit log gets the
-- first, the tenth, the hundredth and so on, and what is left when the hour is over: nobody can flood it.
create table failed_tries (
  key text primary key,
  person_id uuid references people on delete cascade,
  action text not null,
  reason text not null,
  client text not null,
  networks text[] not null,
  hour timestamptz not null,
  last_at timestamptz not null,
  tries integer not null,
  logged integer not null
);
create index failed_tries_hour on failed_tries (hour);
create index failed_tries_person on failed_tries (person_id);
