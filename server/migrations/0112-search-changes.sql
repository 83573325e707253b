-- A row for each statement that changed what search reads of an organization, for two minutes. By their number and sum a cached
-- answer knows that nothing changed since. Rows are only added and refer to nothing, so that no change waits for another.
create table search_changes (
  organization_id uuid not null,
  id bigint generated always as identity,
  changed_at timestamptz not null default clock_timestamp(),
  primary key (organization_id, id));
create index search_changes_old on search_changes (changed_at);

create function add_search_change() returns trigger language plpgsql as $$
begin
  insert into search_changes (organization_id) select distinct organization_id from changed;
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
