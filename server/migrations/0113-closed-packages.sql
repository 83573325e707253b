-- A former version that shows what was cut out since opens to managers alone.
alter table replaced_packages add column is_closed boolean not null default false;
