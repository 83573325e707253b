-- Who made a change that no person made; null: the service by itself.
alter table audit_log add column actor text;
