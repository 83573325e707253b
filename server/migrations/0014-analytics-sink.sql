-- As far as the count was told to the configured sink.
alter table analytics_counts add column sent bigint not null default 0;
create index analytics_counts_unsent on analytics_counts (day) where count <> sent;
create index analytics_counts_of on analytics_counts (organization_id, day desc, event);
