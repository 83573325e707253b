-- form: index
create index concurrently audit_log_times on audit_log (organization_id, at desc, id desc);
