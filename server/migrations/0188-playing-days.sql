-- How well items played, as sums of a day (ADR 88). A row is of one browser, one kind of network or one item, never of a combination.
create table playing_days (
  organization_id uuid not null references organizations on delete cascade,
  -- In the organization's time zone.
  day date not null,
  -- Browser and Network of the contract.
  browser text check (browser in ('chrome', 'edge', 'firefox', 'safari', 'samsung', 'other')),
  network text check (network in ('4g', '3g', '2g', 'slow-2g', 'unknown')),
  media_content_id uuid references media_contents on delete cascade,
  starts bigint not null,
  failed_starts bigint not null,
  -- Starts that played, by milliseconds to the first frame (startTimeBounds), those that took longer last.
  start_times bigint[] not null check (cardinality(start_times) = 13),
  played_seconds double precision not null,
  rebufferings bigint not null,
  rebuffered_seconds double precision not null,
  rendition_changes bigint not null,
  frames bigint not null,
  dropped_frames bigint not null,
  check (num_nonnulls(browser, network, media_content_id) = 1),
  unique nulls not distinct (organization_id, day, browser, network, media_content_id));
create index playing_days_media_content_id_idx on playing_days (media_content_id, day) where media_content_id is not null;

create policy scope on playing_days using (nullif(organization_id = any (
  (select nullif(current_setting('tv.scope', true), '')::uuid[])::uuid[]), false) is not null);
alter table playing_days enable row level security;
