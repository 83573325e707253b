-- The references that 0088 added without looking at the rows.
alter table review_entries validate constraint review_entries_parent_id_fkey;
alter table review_entries validate constraint review_entries_resolved_by_fkey;
