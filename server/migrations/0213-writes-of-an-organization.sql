-- The rules of an organization's live events are read by everybody who sees an event, and changed by the organization alone. Who has an
-- item open is told to the organization alone, so nobody writes that into another one (ADR 93).
do $$
declare
  own constant text := $s$nullif(organization_id = any ((select nullif(current_setting('tv.scope', true), '')::uuid[])::uuid[]), false) is not null$s$;
begin
  execute format('alter policy scope on live_rules using (%s)', own);
  execute format('alter policy scope on presences with check (%s)', own);
end $$;
create policy reading on live_rules for select using (true);
