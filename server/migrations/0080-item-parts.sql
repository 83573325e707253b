alter table media_contents
  add column chapters jsonb,
  add column poster_version integer not null default 0,
  add column wanted_poster jsonb;
comment on column media_contents.chapters is 'Chapters that people gave, by start and title. null: those of the source. The package has them too, with their ends.';
comment on column media_contents.poster_version is 'How often people changed the poster. It is part of the picture''s address.';
comment on column media_contents.wanted_poster is 'The second of the film that a worker is to make the poster of, and the id of its job.';
alter table attachments add column position smallint not null default 0;
