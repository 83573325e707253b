-- The second lock (ADR 70): a statement under the role of requests meets only rows of what `tv.scope` names. The tables' owner is not
-- bound, so what knows no scope, such as the version before, goes on as it did.
--
-- `tv.scope` is an array of ids that a transaction may touch rows of: organizations, and the person who asks. Without it there is
-- what is public. The id of zeros takes that away, too. `nullif … is not null` says the same as the comparison in it, and lets the
-- planner expect that nearly all rows pass, so that a policy changes no plan.
do $$
declare
  scope constant text := $s$(select nullif(current_setting('tv.scope', true), '')::uuid[])::uuid[]$s$;
  passes constant text := 'nullif(%s = any (' || scope || '), false) is not null';
  with_public constant text := $s$(select '00000000-0000-0000-0000-000000000000'::uuid <> all (
    coalesce(nullif(current_setting('tv.scope', true), ''), '{}')::uuid[]))$s$;
  exists_in constant text := '(select true from %1$s parent where parent.id = %2$I.%3$I) is not null';
  condition text;
  found record;
begin
  for found in
    select names as name, kind from (values
      ('organization', array['analytics_item_periods', 'analytics_rollups', 'analytics_scopes', 'audit_receivers', 'departures',
        'directory_groups', 'directory_tokens', 'directory_users', 'groups', 'guests', 'machine_caption_usage', 'onboardings',
        'organization_domains', 'saved_views', 'search_days', 'search_rebuilds', 'search_seen', 'search_terms',
        'self_registrations', 'stored_bytes', 'uploads']),
      ('organization or person', array['memberships', 'notices', 'presences', 'watch_progress']),
      ('public item', array['media_contents']),
      ('public category', array['categories']),
      ('item', array['attachments', 'heard_words', 'media_versions', 'replaced_packages', 'reviews', 'schedules',
        'subtitle_cues', 'subtitle_drafts', 'unlock_failures', 'visitor_progress', 'visitors']),
      ('organization or item', array['watch_events']),
      ('directory group', array['directory_group_members']),
      ('guest', array['guest_sessions', 'guest_views']),
      ('review', array['review_entries']),
      ('onboarding', array['onboarding_tokens']),
      ('self-registration', array['self_registration_users']),
      ('upload', array['upload_chunks', 'upload_companions']),
      ('figures', array['analytics_days', 'analytics_parts', 'analytics_retention', 'analytics_viewers'])
    ) of_kind (kind, tables) cross join unnest(tables) names
  loop
    condition := case found.kind
      when 'organization' then format(passes, 'organization_id')
      when 'organization or person' then 'nullif(array[organization_id, person_id] && ' || scope || ', false) is not null'
      when 'public item' then format(passes, 'organization_id') || ' or visibility = 2 and status in (1, 100) and ' || with_public
      when 'public category' then format(passes, 'organization_id') || ' or ' || with_public
      when 'item' then format(exists_in, 'media_contents', found.name, 'media_content_id')
      when 'organization or item' then
        format(passes, 'organization_id') || ' or ' || format(exists_in, 'media_contents', found.name, 'media_content_id')
      when 'directory group' then format(exists_in, 'directory_groups', found.name, 'group_id')
      when 'guest' then format(exists_in, 'guests', found.name, 'guest_id')
      when 'review' then format(exists_in, 'reviews', found.name, 'review_id')
      when 'onboarding' then format(exists_in, 'onboardings', found.name, 'onboarding_id')
      when 'self-registration' then format(exists_in, 'self_registrations', found.name, 'self_registration_id')
      when 'upload' then format(exists_in, 'uploads', found.name, 'upload_id')
      when 'figures' then format(exists_in, 'analytics_scopes', found.name, 'scope_id')
    end;
    execute format('create policy scope on %I using (%s)', found.name, condition);
    execute format('alter table %I enable row level security', found.name);
  end loop;
end $$;
