-- Sound tracks that people add to an item beside those of its file: dubs, audio descriptions, commentaries. The id is that of the
-- upload that brings the file. Once the track is made, the uploaded bytes are removed.
create table sound_tracks (
  id uuid primary key references uploads on delete cascade,
  media_content_id uuid not null references media_contents on delete cascade,
  -- AudioTrackKind
  kind smallint not null,
  language_code text not null,
  name text not null,
  -- ProcessingStatus: UPLOADED while the file arrives, PENDING, PROCESSING, COMPLETED or ERROR.
  state smallint not null,
  progress real not null default 0,
  -- Why it could not be made.
  problem text,
  -- How its length was brought to that of the item.
  note text,
  -- The track as it was made, of the length of the item at that time in seconds.
  track jsonb,
  duration_in_seconds real,
  -- What the item left out of its original when the track was made, in seconds of it.
  cuts nummultirange not null default '{}',
  -- Keys of its two files.
  playlist_file text,
  media_file text,
  created_by uuid references people on delete set null,
  created_at timestamptz not null);
create index sound_tracks_media_content_id_idx on sound_tracks (media_content_id, created_at);
create index sound_tracks_created_by_idx on sound_tracks (created_by);

alter table media_contents add column default_sound text;
comment on column media_contents.default_sound is 'The sound track that people chose to be played by itself: audio-1 of the file of the item, or the id of one that was added.';
