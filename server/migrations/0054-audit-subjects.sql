-- form: index
create index concurrently audit_log_subjects on audit_log (subject, at desc, id desc) where subject is not null;
