-- When a manager dismissed the list of first steps of their organization.
alter table organizations add column first_steps_dismissed_at timestamptz;
