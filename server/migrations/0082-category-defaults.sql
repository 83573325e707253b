alter table categories add column defaults jsonb not null default '{}';
comment on column categories.defaults is 'What new items of the category get where nobody says otherwise: CategoryDefaults of the contract.';
