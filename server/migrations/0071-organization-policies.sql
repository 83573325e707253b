-- What an organization asks of its members' sign-ins. Most organizations have no row. Null: as the portal does.
create table organization_policies (
  organization_id uuid primary key references organizations on delete cascade,
  second_step_required_for text[] not null default '{}',
  session_hours integer check (session_hours > 0),
  idle_hours integer check (idle_hours > 0),
  password_length integer check (password_length > 0),
  allowed_networks text[] not null default '{}',
  version integer not null default 1
);
