-- A change of audience_counts is a change of what search_versions counts, too, so that what a member sees by its audience is counted
-- once for each version. Rows that go with their organization leave no change behind.
create function add_audience_change() returns trigger language plpgsql as $$
declare
  changed_id uuid;
begin
  for changed_id in
    select id from organizations where id in (
      select of_id from changed
      union select organization_id from categories where id in (select of_id from changed))
  loop
    update search_versions set changes = changes + 1 where (organization_id, part) in (
      select organization_id, part from search_versions where organization_id = changed_id
      order by part limit 1 for update skip locked);
    if not found then
      insert into search_versions (organization_id) values (changed_id);
    end if;
  end loop;
  return null;
end $$;

create trigger add_change_of_new_audience_counts after insert on audience_counts
  referencing new table as changed for each statement execute function add_audience_change();
create trigger add_change_of_gone_audience_counts after delete on audience_counts
  referencing old table as changed for each statement execute function add_audience_change();
