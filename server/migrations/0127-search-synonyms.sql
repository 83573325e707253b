-- Lines such as "kickoff = start, beginning": terms that search takes for one another.
alter table organizations add column search_synonyms text[] not null default '{}';
