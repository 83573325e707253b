-- Texts of an organization by their names, each a map by language with a default. The default of the accessibility statement stands in
-- its own column, too, which the version before reads and writes.
alter table organizations add column texts jsonb default '{}'::jsonb not null;
