-- form: batches
insert into group_members (group_id, person_id)
select d.group_id, d.person_id from derived_group_members() d
where not exists (select from group_members gm where gm.group_id = d.group_id and gm.person_id = d.person_id) limit 5000
on conflict do nothing
