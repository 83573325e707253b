-- The words that a transcription service heard in an item, in order, and the second of each. They are there where the service
-- gives times of words.
create table heard_words (
  media_content_id uuid primary key references media_contents on delete cascade,
  language_code text not null,
  texts text[] not null,
  start_times real[] not null,
  -- What the version left out whose sound was heard, in seconds of the original.
  cuts nummultirange not null default '{}');
