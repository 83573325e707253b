-- What each tab of the studio has open now, for thirty seconds after it last said so (ADR 65). Unlogged: after a crash every tab
-- says it again. Without foreign keys, because they would lock the rows of people and items every few seconds.
create unlogged table presences (
  person_id uuid not null,
  tab_id uuid not null,
  organization_id uuid not null,
  place text not null,
  -- The item or the category; else the organization.
  place_id uuid not null,
  part text,
  language_code text,
  is_editing boolean not null,
  begun_at timestamptz not null default now(),
  told_at timestamptz not null default now(),
  primary key (person_id, tab_id)
);
create index presences_by_place on presences (place_id);
