-- breaking: versions before read the refused words of live events in live_rules and live_talks.
-- Words that are refused at live events are for those who manage them. What else stands beside them is for everybody who reads an
-- event, so the words have a table and a policy of their own (ADR 93).
create table live_refused_words (
  organization_id uuid not null references organizations on delete cascade,
  -- Null: the words are refused at all events of the organization.
  media_content_id uuid references media_contents on delete cascade,
  words text[] not null,
  unique nulls not distinct (organization_id, media_content_id));
create index live_refused_words_media_content_id on live_refused_words (media_content_id);

insert into live_refused_words (organization_id, words)
select organization_id, refused_words from live_rules where refused_words <> '{}';
insert into live_refused_words (organization_id, media_content_id, words)
select mc.organization_id, mc.id, t.refused_words from live_talks t join media_contents mc on mc.id = t.media_content_id
where t.refused_words <> '{}';
alter table live_rules drop column refused_words;
alter table live_talks drop column refused_words;

create policy scope on live_refused_words using (nullif(organization_id = any ((select nullif(current_setting('tv.scope', true), '')::uuid[])::uuid[]), false) is not null);
alter table live_refused_words enable row level security;
