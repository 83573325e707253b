-- form: index
create index concurrently audit_log_people on audit_log (person_id, at desc, id desc) where person_id is not null;
