-- Captions that people edit, until they publish them. Captions that nobody edited have no row.
create table subtitle_drafts (
  media_content_id uuid not null references media_contents on delete cascade,
  language_code text not null,
  kind smallint not null default 0,
  version uuid not null,
  subtitle_id uuid,
  has_changes boolean not null,
  cues jsonb not null,
  regions jsonb not null default '[]',
  cues_count integer not null,
  checked_count integer not null,
  changed_at timestamptz not null,
  primary key (media_content_id, language_code, kind)
);
comment on column subtitle_drafts.version is 'New with every write. It is the ETag of the cues.';
comment on column subtitle_drafts.subtitle_id is 'The published subtitle that the draft was edited beside, or that was made of it.';
comment on column subtitle_drafts.has_changes is 'The draft differs from the published subtitle.';
