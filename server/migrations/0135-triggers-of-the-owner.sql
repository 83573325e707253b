-- Triggers keep totals, words and jobs of rows that the statement's role may not read or write (ADR 70). So they run as the tables' owner,
-- as foreign keys do, and the rights of a role say what its statements do.
do $$
declare
  found record;
begin
  for found in
    select p.oid::regprocedure as name from pg_proc p
    where p.pronamespace = 'public'::regnamespace and p.prorettype = 'trigger'::regtype
      and not exists (select from pg_depend d where d.objid = p.oid and d.deptype = 'e')
  loop
    execute format('alter function %s security definer set search_path = public, pg_temp', found.name);
  end loop;
end $$;
