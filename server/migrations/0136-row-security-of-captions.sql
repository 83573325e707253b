-- With captions PostgreSQL deletes their texts, whoever asks. So a change of these rows needs their item to be in the scope; reads, of
-- which each statement of an item has some, go on as they did: the planner leaves out what is `true`. See 0133.
do $$
declare
  name text;
begin
  foreach name in array array['caption_requests', 'sound_tracks', 'subtitles'] loop
    execute format('create policy scope on %1$I
      using ((select true from media_contents parent where parent.id = %1$I.media_content_id) is not null)', name);
    execute format('create policy reading on %I for select using (true)', name);
    execute format('alter table %I enable row level security', name);
  end loop;
end $$;
