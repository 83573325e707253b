-- A free trial is bounded until a provider admin lifts that: no directory, no internal embeds on other sites, few invitations.
alter table organizations add column is_trial boolean not null default false;
-- Until now whoever runs the portal lifted a trial by another user limit.
update organizations o set is_trial = true
where user_limit = 50 and not is_provider and exists (
  select from subscription_users s join people p on lower(p.email) = s.email join memberships m on m.person_id = p.id
  where s.completed_at is not null and m.organization_id = o.id and m.role = 'Admin');
