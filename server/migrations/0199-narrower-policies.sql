-- Drafts of captions, reviews, what was heard in an item, its visitors, and who is muted at it are for its organization, also where
-- the item is public (ADR 93).
do $$
declare
  found text;
  scope constant text := $s$(select nullif(current_setting('tv.scope', true), '')::uuid[])::uuid[]$s$;
  condition text;
begin
  foreach found in array array['heard_words', 'live_mutes', 'replaced_packages', 'reviews', 'subtitle_drafts', 'visitor_progress', 'visitors'] loop
    condition := format('(select true from media_contents parent where parent.id = %I.media_content_id
      and nullif(parent.organization_id = any (%s), false) is not null) is not null', found, scope);
    -- Who is muted meets that.
    if found = 'live_mutes' then condition := format('nullif(person_id = any (%s), false) is not null or ', scope) || condition; end if;
    execute format('alter policy scope on %I using (%s)', found, condition);
  end loop;
end $$;
