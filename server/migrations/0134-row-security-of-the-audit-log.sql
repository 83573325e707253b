-- Everybody's changes are noted, also those of people who may not read the log. See 0133.
create policy scope on audit_log for select
  using (nullif(organization_id = any ((select nullif(current_setting('tv.scope', true), '')::uuid[])::uuid[]), false) is not null);
create policy noting on audit_log for insert with check (true);
alter table audit_log enable row level security;
