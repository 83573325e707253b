-- Policies of items and categories ask once a statement for the scope, and no second time for whether it has what is public: tv.reach is
-- the scope with a null where it has, so that an organization is found in it, may be read where that is public, or is not in it (ADR 93).

-- The same of a version that sets tv.scope alone. A function with a setting is not copied into the policies, which would make them slow.
create function reach_before() returns text language sql stable set search_path = public, pg_temp as $$
  select (case when current_setting('tv.scope', true) like '{00000000-0000-0000-0000-000000000000%'
    then current_setting('tv.scope', true)::uuid[]
    else array_append(nullif(current_setting('tv.scope', true), '')::uuid[], null) end)::text
$$;

do $$
declare
  reached constant text := $s$organization_id = any ((select coalesce(current_setting('tv.reach', true), reach_before())::uuid[])::uuid[])$s$;
begin
  execute format($s$alter policy scope on media_contents
    using (nullif(coalesce(%s, visibility = 2 and status in (1, 100)), false) is not null)$s$, reached);
  execute format('alter policy scope on categories using (nullif(coalesce(%s, true), false) is not null)', reached);
end $$;
