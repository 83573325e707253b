-- A category's name as people compare names, whatever the database's collation is; lists are ordered and searched by it.
alter table categories add column folded_name text not null
  generated always as (lower(regexp_replace(normalize(name, nfkd), U&'[\0300-\036F]', '', 'g'))) stored;
