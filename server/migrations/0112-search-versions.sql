-- How often what search reads of an organization was changed, as a sum of parts. A writer adds to a part that no other open
-- transaction has changed, so writers never wait for one another. The sum is another one after each committed change.
create table search_versions (
  organization_id uuid not null references organizations on delete cascade,
  part integer generated always as identity,
  changes bigint not null default 1,
  primary key (organization_id, part));

-- Rows that go with their organization leave no change behind.
create function add_search_change() returns trigger language plpgsql as $$
declare
  changed_id uuid;
begin
  for changed_id in select id from organizations where id in (select organization_id from changed) loop
    update search_versions set changes = changes + 1 where (organization_id, part) in (
      select organization_id, part from search_versions where organization_id = changed_id
      order by part limit 1 for update skip locked);
    if not found then
      insert into search_versions (organization_id) values (changed_id);
    end if;
  end loop;
  return null;
end $$;

create trigger add_change_of_new_documents after insert on search_documents
  referencing new table as changed for each statement execute function add_search_change();
create trigger add_change_of_documents after update on search_documents
  referencing new table as changed for each statement execute function add_search_change();
create trigger add_change_of_gone_documents after delete on search_documents
  referencing old table as changed for each statement execute function add_search_change();
create trigger add_change_of_new_transcripts after insert on search_transcripts
  referencing new table as changed for each statement execute function add_search_change();
create trigger add_change_of_transcripts after update on search_transcripts
  referencing new table as changed for each statement execute function add_search_change();
create trigger add_change_of_gone_transcripts after delete on search_transcripts
  referencing old table as changed for each statement execute function add_search_change();
