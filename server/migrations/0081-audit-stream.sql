-- Who gets the lines of the audit log as a stream, and the lines that are on their way. Without an organization: all lines.
create table audit_receivers (
  id uuid primary key,
  organization_id uuid unique references organizations on delete cascade,
  address text not null,
  sealed text,
  created_at timestamptz not null,
  lease uuid,
  lease_until timestamptz,
  failures integer not null default 0,
  next_at timestamptz not null,
  problem text,
  sent_at timestamptz
);
create table audit_deliveries (
  receiver_id uuid not null references audit_receivers on delete cascade,
  line_id bigint not null,
  primary key (receiver_id, line_id)
);

create function stream_audit_lines() returns trigger language plpgsql as $$
begin
  insert into audit_deliveries (receiver_id, line_id)
  select r.id, c.id from changed c
  join audit_receivers r on r.organization_id is null or r.organization_id = c.organization_id;
  return null;
end $$;
-- A line is on its way in the transaction of its cause, whoever wrote it.
create trigger stream_audit_lines after insert on audit_log
  referencing new table as changed for each statement execute function stream_audit_lines();
