-- A membership may hold rights besides its role. The right to review: its holder reads drafts that are in review, comments on
-- them and approves them. An invitation says which rights the membership will have.
alter table memberships add column may_review boolean not null default false;
alter table onboardings add column may_review boolean not null default false;
