-- form: index
create index concurrently audit_log_actions on audit_log (organization_id, action, at desc, id desc);
