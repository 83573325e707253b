-- Whether members who manage nothing may record drafts for review. Off until a manager of the organization allows it.
alter table organizations add column members_may_record boolean not null default false;
