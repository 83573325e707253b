-- Archived items (ADR 81). 0: ready to be streamed; 1: archived, its original is on its way into the archive; 2: archived, its
-- renditions are gone.
alter table media_contents add column storage smallint not null default 0;
-- The status that an archived item gets when it is brought back.
alter table media_contents add column archived_status smallint;
-- An archived item is a draft or deleted, so it is nowhere that viewers look, also not for a version that does not know archives.
alter table media_contents add constraint media_contents_archived
  check (case storage when 0 then archived_status is null else archived_status in (0, 1) and status in (0, 2) end) not valid;
