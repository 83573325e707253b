-- Retention rules may archive.
alter table retention_rules drop constraint retention_rules_action_check;
alter table retention_rules add constraint retention_rules_action_check
  check (action in ('tell', 'unpublish', 'archive', 'delete')) not valid;
