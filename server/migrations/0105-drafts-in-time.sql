-- Drafts of captions are in the time of the version that was served when they were saved, as published captions are.
alter table subtitle_drafts add column cuts nummultirange not null default '{}';
comment on column subtitle_drafts.cuts is 'What the version left out that the draft was saved for, in seconds of the original.';

-- The version that was served when the draft was saved: the first that was replaced since, else the one that is served.
update subtitle_drafts d set cuts = coalesce((
  select v.cuts from media_versions v join media_contents mc on mc.id = v.media_content_id
  where v.media_content_id = d.media_content_id and (v.version = mc.package_version or v.replaced_at >= d.changed_at)
  order by v.replaced_at nulls last limit 1), '{}');
