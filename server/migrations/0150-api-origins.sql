-- Sites of others whose pages may read the organization's answers: exact origins.
alter table organizations add column api_origins text[] not null default '{}';
