-- The schema of version 2.57.0. Its migrations, each with its SHA-256, became this one: a database that has all of them goes on from here.
-- baseline of: 2.57.0
-- stands for: e9ed53981e7597f8576d2edb618ef4ea8190066d61740c3fb813a03037ec0095 0001-portal.sql
-- stands for: 2f3c7240962b7c001ff3bab934ae208c932352e9600cbdecdb695937eb2a8285 0002-viewing.sql
-- stands for: e679c28a46ce9e951d96443c9167746864de931f85361f52839d3080d4682687 0003-identity.sql
-- stands for: b567257d12983167a287100b559b266f8fa89f3dc4e93a3b17856f176a3db2e0 0004-uploads.sql
-- stands for: ca6cf580167f48bcfcdeeb70e0436092d609d121a2a80b19c3e71d9426a79227 0005-registration.sql
-- stands for: b413bf8c73e3087e3443eaf941aa8aaa26c1f1d50b51c7a39dd92194cc66d103 0006-management.sql
-- stands for: ebe79e2a19cc3a42f2b285aa2b2ffa06daa215a1c93c02ecdd5db533dcbf2c13 0007-counters.sql
-- stands for: fb6e594586f05db3a3b749f34a1dea7e87db08dae399d44ffd0e1678eccf212d 0008-security.sql
-- stands for: 1645370fae4135723346cad91927e9698168e492d8c170b393e7fed31898e4c6 0009-ended.sql
-- stands for: ed30efa245dbb84f2c1114712d24243d0554f57597c9371d23e48ae38e0affd2 0010-notifications.sql
-- stands for: 8c184cd5f3ab818968d15b12953efada3ac6031d27292bba7ddcd228b9d3b437 0011-search-words.sql
-- stands for: 1d3d8cb7db7958f9b3215f8266fe37d17faa3a1e6a4aa94177a7937e02009bdb 0012-directory.sql
-- stands for: 8b7df869b6cc583ffd9327a306043447dc119a4f6f25ca3ab43e7c54504b4466 0013-category-names.sql
-- stands for: 192994016f335737f36a3d7ca6246a1f3f610a14145f150d30897a823676a63f 0014-analytics-sink.sql
-- stands for: 07d7bb204662eb5beb05b513840541b02cb4a9656d3c8ca837db1ea8da776c65 0015-watched.sql
-- stands for: 169bfa6b1bf013ac3e0e84dc6de164a8d17f74f81112c0c943ae618262bf460c 0016-processing.sql
-- stands for: addbb27836d3176c6a87575e137fad5763002ad90974e6c1412fe007484e7dfa 0017-processing-ended.sql
-- stands for: 1d05de7f06ca0c2817f9d9973ab526f3b921a09cfae19e6d1dd9f4cfab392133 0018-feeds.sql
-- stands for: d6181c1f458876ab8b1c3e67595a6218c33535675cb56a36d13abd696d4975ea 0019-item-versions.sql
-- stands for: 44cc56054c1286ddb9ae7bc27d08edcada7ef9b34a49f84b95c04976846ab92b 0020-portal-issuer.sql
-- stands for: 9d15818716e378223e5b82d28fcbbe130ce5db6cc13e4a376cfca9ed8ca98d8d 0021-trials.sql
-- stands for: 0fa75cb8ae59470ffb8092514bee01f689a899300b810f1142c9623eafaf4e48 0022-name-skeletons.sql
-- stands for: a13fda19ce1287cd6e3716b493f14259c7d28558b8c10d646375bad3c8ccf17a 0023-membership-rights.sql
-- stands for: 6243ec84d5b8a143f92c531ef57d712eb46bbc909948e7d4a7282c68ba0ee791 0024-listed-and-dated.sql
-- stands for: 04c4018f7f57f7fb9e27a2e47051c86216a55bd77653d89b0105f4b7d61b61e0 0025-organization-domains.sql
-- stands for: 344bbdf383e09e6e9d5ac75f42b8fe810a29a2d9504458badc3e5744cf30be8e 0026-category-order.sql
-- stands for: 909971d60c1e070b668e4b8cfb72013c53b3f92d618842a4a2155ecef4c283d0 0027-audit-actor.sql
-- stands for: 6b6287e031a9e4206ef5cd101ce2aef8ed3877e971a404ab09a508f40bf44a26 0028-limits.sql
-- stands for: b4c9ddcb54771d03a15cb6421378d7bb08a02a60ccfb967146dbd9ad578540c0 0029-tries-and-visits.sql
-- stands for: dcdf85ab51fdfa955ece54ada9ff0c3bd2888162c718a01ede02d8073d8489d7 0030-podcasts.sql
-- stands for: 7872794be1064b2ff7cec6aa457718281a959bea49a2f894f9078c5068dca3c6 0031-mail-language.sql
-- stands for: d6e8b8ce79fbb0f3b371ce21905fe4952c9e557cfcca2bf518f2b50e92957b36 0033-history.sql
-- stands for: 3c3bdda819a48c9fe922c3c242218f084b2e542b569849ffa49c0e5c4036a585 0034-directory-attributes.sql
-- stands for: c826a4beee8aa45333f934d39730ac04eec477dd4eeab52c7e0022b9390054df 0035-right-to-review.sql
-- stands for: 9e3fc73ada86fe8a9bbcf992244e0bd68256d764c0f9b3789f0e3fa1d8feb3bc 0037-jobs.sql
-- stands for: db5ade6e16ac2a898e60fc832ef9e38538053f14834fdce76b81ed79287f5198 0038-speakers.sql
-- stands for: 3ff995d3e750b8fb8934130ce4544c5b78f36cc4f4beb3bf3dfa6bb8dc456073 0039-triggers.sql
-- stands for: b2d72f9cf3abf8f32fa1214def1d7c54ea19476b23fc3154257e6d5dc08ea161 0040-handed-over-mails.sql
-- stands for: f777abd54bd8e301acc92c94cda5482679f23c6c16746ca2632b473c7ca5e26f 0041-search-words.sql
-- stands for: 212c1921da8df7d0251ab13c6b0579b1d30bf9087da4fe4eb681815f5d24a1e1 0043-versions-in-entries.sql
-- stands for: b870b1a289b0b8ea2e1ab0642589581125ef842bf7a92844a7a67dd5bf9d8ec4 0044-locked-entries.sql
-- stands for: 98ef6c6f6be1d82c3a8ccf54b4078fea577dbe11a704477a4a4917fee47f8b8a 0045-index-of-versions.sql
-- stands for: 4f3eff352fd124501b1e3bca926bbd6fd5455c559433d5252fe049e3a93a4406 0046-index-without-versions.sql
-- stands for: 3d3054a05d893040a40bb99f332ac99a58bea9679db2173aa506e3f8168609ce 0047-search-shares.sql
-- stands for: 6df17c5810520d93f67d3f7d95d8beb874ea2ee91400d5d107800d60db179efa 0048-last-writes.sql
-- stands for: f8918faad7c06c56b5bfbc3b5de8631f254fb43a7d76d83dab3d760235e48434 0049-job-origins.sql
-- stands for: 56648d348d24474294df18befe6b1f9c60907d7fb2bdd20dc6ae2b02cad205c5 0050-failed-tries.sql
-- stands for: 06ed0624ee9abaebde286c13bc27324caa7f14cff41081c8e62a023dbd07b1eb 0051-audit-times.sql
-- stands for: d43c8736e83f288174f97b72bbd347dd7f9947e9b0255304bb3881b43a19af98 0052-audit-actions.sql
-- stands for: f3c318c89204c0592edfe6707a793ecda6a78903cd52add61d0cded644f4841a 0053-audit-people.sql
-- stands for: 1fc7fb3ca23a1e1b78399beab721eba287486b129af45aa84c37c9d4fbbb244b 0054-audit-subjects.sql
-- stands for: 2ec70fea73829983f70cfd94e92a2e2d17625ab3e25c4a7588f67fc47c0d50ca 0060-content-state.sql
-- stands for: 0229a4c12ed0e8b0d9a2f81380971191d6665813bd4b4d55f0630fa539001e96 0061-items-by-change.sql
-- stands for: 8bfff4dfa41b5d5b48f88c197c84b27c18a70d3b09f12ade8ad402c94e09088d 0062-items-by-state.sql
-- stands for: 31127c7785d7bac9d2d7054cf408a95226b3c3c6a53bd07f386ecff22c0ad4c0 0063-items-by-name.sql
-- stands for: 3ca7cadd0e3c8c786221300fd59d0b4bd8d650021e9f9068be834ee29a0c0bf5 0064-items-by-date.sql
-- stands for: 44f1127c09170cf427ad60eba4bbef8a269b3fc3f56335bf5d9efec57d97344d 0065-items-by-views.sql
-- stands for: 67888a446b353b81d9d7d65770ce0d22d31a7c25ae9e29797d5f0fead2e8ac7b 0066-items-by-completion.sql
-- stands for: 06b1dd70457d97ecb444d79c91fc3650ac9d5b30456afeebdb14bdffe8e6da2f 0067-items-by-duration.sql
-- stands for: c8d61d4a6741275817e61f4c0b3c4e552be08177c08b1155ecd51a44c4ac1177 0068-items-by-uploader.sql
-- stands for: adf45e753e1771132d054d4988406b472969698fddce97c88ec8f9355a378cab 0069-reviews-of-items.sql
-- stands for: 344fcef404513b2ded9b31343d6590a74bd51fb0b2a0e0096b18e1e267bb127c 0070-count-views.sql
-- stands for: ec94c72b77acddbd76531d6dcdf13ae166006150829c8b673cefef58d653b4e7 0071-organization-policies.sql
-- stands for: 7f2c4bb0c6af21729cd6f6b48151dad905e185c208cc8b6712627bd54cb709e8 0072-recent-documents.sql
-- stands for: 4eb2d425a3ed5394aea00c3d775b7e686d40238774c69a554e786f01be34df7d 0073-locked-transcripts.sql
-- stands for: 8fddae30ed059b039bdacdf4dcf6de4cbec7ce36569b1efb8852372c6e62b7ae 0074-recent-documents-title.sql
-- stands for: 99367ca2597cc3371d7019473300c7d37a9a0ae7cbc2fc723d4bcf4155f6257e 0075-recent-documents-words.sql
-- stands for: af86867fc9ba6140b5fd037ce1ff54236151cee583022d81796d70bd4808171d 0076-recent-transcripts-words.sql
-- stands for: acd955d3c0df87edc3c24e563182ee6d70a4daf4d884b14fe1921f83101820a7 0077-stored-bytes.sql
-- stands for: 7e7d3b6bb256adc066016393eb5de25248cff3f5280cc005dabfc35615e0b5f5 0078-count-stored-bytes.sql
-- stands for: 141e2ea0d6881caf7080134c5cee4406374d10c2019045f15a73053c1633ff64 0080-item-parts.sql
-- stands for: 27ea1465c604682f7140911b992009bb83ad9e15c0255be1afcd3a92708c7ac5 0081-audit-stream.sql
-- stands for: 032406e2e846f22eb878e70ae151e855dde0c12e3d833369539a579f79ccb6cd 0082-category-defaults.sql
-- stands for: e5f109f0f8d877880f930bbf433c6164dddf56b981a8d73f76e6e6553e42795b 0083-machine-captions.sql
-- stands for: 5ae692431454041a816a003e63313b3582e424053130be0201bd8634984a656d 0084-subtitle-drafts.sql
-- stands for: d764139f1340b4d0150b920b07e9b2a4164cd74b126237ecaa43bc2d244561d5 0085-first-steps.sql
-- stands for: eaf1d6307720ae0df3b620adc62f77527420f70607d29c97fe49a90225a3e101 0086-category-covers.sql
-- stands for: e9e1f05f5ab93cd380f4e9589a200e0aadb3656c983732139c612a2642c26b1d 0087-media-versions.sql
-- stands for: 9b7deac9fe75af5693a5753e5cc12ba5b483c6721e984f1f82cec17c7e551fa6 0088-review-remarks.sql
-- stands for: 36059d3c37f18d16ee4545d0f424c8e304b3faa881f8e2428a098ecfba87bb33 0089-review-answers.sql
-- stands for: 85aba6d526e269545f5625d7cdda3cf0aee0c96647ce272bd9da450adcfa5b52 0090-review-queue.sql
-- stands for: acd45d335f387ed0ee8b793ead26ca8ef7248050030ce8174e9b902c223177c8 0091-review-mails.sql
-- stands for: 24e5e10799c1fdaa9401fbbecdace2c788002f86aa8b4e3e2dceb07e5062afdc 0092-reviews-of-organizations.sql
-- stands for: 6b9c8460f8c3bd347ce16a480df4718c714ae0b118365666516f275eac899d04 0093-uploads-of-a-person.sql
-- stands for: 7093b8cb70dd8e39ec1fdd162b5ec3400f790d38de3a118dd171279bdabcd2ec 0094-cut-timelines.sql
-- stands for: 97ed84dff26691c558889452ddcd26807a920ae0531015a6dc0a48bca36cb699 0095-words-by-three-letters.sql
-- stands for: 053007325ec58c95ad1ea4f22e0d628c4e3bdb85d0b3da9f33aef7c1151da9b4 0096-words-by-four-letters.sql
-- stands for: 442ece8b423486f1acfee502e8a2e73b7adf41eda31b61e77fc1db21d3857751 0097-review-answers-checked.sql
-- stands for: b4ed2311b9e286ec6957d1c5ab9083fc4a59b5f05f31e518152c7be229175c55 0098-entries-by-three-letters.sql
-- stands for: 0734c57f3d210ede11a37bfa60c005268904741cc158b7a362f958b28e195055 0099-entries-by-four-letters.sql
-- stands for: 4ed327591bddc6c361c4a7b5cfe160b2d0bd4634899e91841f7decde9af5166e 0100-stored-bytes-of-organizations.sql
-- stands for: 75ec81c7839725d4c3d76e72d7a7c491cbd6da13f965e5e0e1d93239672c5cdb 0101-scheduled-items.sql
-- stands for: 2130275de4d54501bd69671bd78db76e1378a9d21ecf0a27525baa0593de1131 0102-unpublications.sql
-- stands for: 832260ec3e1f5c73f4c29cb97598e75000fded1ca51e1464e2819a4c090e8e88 0103-link-ends.sql
-- stands for: 6765d69e7792d8a6e26cecdbc424ba25f33dd11b17fbe98dfa9209c6c947adab 0104-sound-tracks.sql
-- stands for: 7d6d647d84b7823989c3773c067cf587dabe09c6a912a72529022329c00b18d5 0105-drafts-in-time.sql
-- stands for: 461ce453ef0b232e891b5645ac709fe903c5222b34243490fcbb0c58c857d921 0106-heard-words.sql
-- stands for: 3721876398750b9179a6df44a85849f31c40edc579461f02e4f7262351a306d5 0107-watch-events.sql
-- stands for: a70522b60c6992b50c01f6d1e1e8fd2d014879a50b0f3810ba98e24e0869b93f 0108-completed-items.sql
-- stands for: 3d996a812f1ebd639e55d16ba46be466eb34d5fe381708c7b61df507fe568c3e 0109-watched-in-organizations.sql
-- stands for: c29e5f2af5b3e84eadcab74c4a63ad7c08a9e7ae10495dad0c56a3d82b5787c1 0110-notices.sql
-- stands for: 229039851d64c1ecfa1dc7aeb4253813432271c732fb661d28021d6f6c8433fb 0111-review-notices.sql
-- stands for: 7cee323e424f0d959c8d51868833af28426e8fad7ed59a4098271077185ebed3 0112-search-versions.sql
-- stands for: fff94ce449fe4941cc003241d42d70ac08198ce0c7cbbaabb151d8b9ef321aed 0113-closed-packages.sql

-- Functions come before the tables that they read.
set local check_function_bodies = off;

CREATE EXTENSION IF NOT EXISTS pg_trgm;

CREATE FUNCTION add_search_change() RETURNS trigger
    LANGUAGE plpgsql
    AS $$
declare
  changed_id uuid;
begin
  for changed_id in select id from organizations where id in (select organization_id from changed) loop
    update search_versions set changes = changes + 1 where (organization_id, part) in (
      select organization_id, part from search_versions where organization_id = changed_id
      order by part limit 1 for update skip locked);
    if not found then
      insert into search_versions (organization_id) values (changed_id);
    end if;
  end loop;
  return null;
end $$;

CREATE FUNCTION add_to_item_counts(id uuid, more_published integer, more_open integer) RETURNS void
    LANGUAGE sql
    AS $$
  with free as materialized (
    select ctid as place from item_counts where of_id = id limit 100 for update skip locked),
  folded as (
    delete from item_counts where ctid = any(array(select place from free)) returning published, open),
  together as (
    select sum(published) as published, sum(open) as open
    from (select published, open from folded union all select more_published, more_open) each_row)
  insert into item_counts
  select id, published, open from together where published <> 0 or open <> 0
$$;

CREATE FUNCTION begin_again() RETURNS trigger
    LANGUAGE plpgsql
    AS $$
begin
  new.has_ended := false;
  return new;
end $$;

CREATE FUNCTION bounded_ranges(ranges nummultirange, most integer) RETURNS nummultirange
    LANGUAGE sql IMMUTABLE
    AS $$
  select case when (select count(*) from unnest(ranges)) <= most then ranges
    else (select range_agg(kept) from (
      select kept from unnest(ranges) kept order by upper(kept) - lower(kept) desc, kept limit most) longest) end
$$;

CREATE FUNCTION complete_watch_progress() RETURNS trigger
    LANGUAGE plpgsql
    AS $$
begin
  if new.watch_status = 2 then
    new.completed_at := coalesce(new.completed_at, new.updated_at);
  end if;
  if new.organization_id is null then
    select organization_id into new.organization_id from media_contents where id = new.media_content_id;
  end if;
  return new;
end $$;

CREATE FUNCTION content_state(status smallint, processing_status smallint, has_package boolean) RETURNS text
    LANGUAGE sql IMMUTABLE
    AS $$
  select case
    when status = 2 then 'deleted'
    when status = 1 then 'published'
    when not has_package and processing_status = 3 then 'failed'
    when status = 100 then 'scheduled'
    when status = 3 then 'inReview'
    when status in (4, 5) then 'approved'
    when not has_package and processing_status <> 2 then 'processing'
    else 'draft' end
$$;

CREATE FUNCTION copy_item_into_document() RETURNS trigger
    LANGUAGE plpgsql
    AS $$
declare
  published timestamptz := case when new.status = 1 and new.is_listed then new.publish_date end;
  open boolean := new.visibility = 2 and not new.has_ended;
  ends timestamptz := case when new.expiration_option <> 0 then new.expiration_date end;
  locked boolean := new.password_hash is not null;
begin
  update search_documents set
    published_at = published, is_open = open, expires_at = ends, watched_rank = new.watched_rank
  where media_content_id = new.id
    and (published_at, is_open, expires_at, watched_rank) is distinct from (published, open, ends, new.watched_rank);
  update search_transcripts set published_at = published, is_open = open, expires_at = ends, is_locked = locked
  where media_content_id = new.id
    and (published_at, is_open, expires_at, is_locked) is distinct from (published, open, ends, locked);
  return null;
end $$;

CREATE FUNCTION copy_item_into_entries() RETURNS trigger
    LANGUAGE plpgsql
    AS $$
begin
  update media_content_categories set
    published_at = case when new.status = 1 and new.is_listed then new.publish_date end,
    is_open = new.visibility = 2 and not new.has_ended,
    expires_at = case when new.expiration_option <> 0 then new.expiration_date end,
    item_version = new.version,
    is_locked = new.password_hash is not null
  where media_content_id = new.id;
  return null;
end $$;

CREATE FUNCTION copy_item_into_new_entry() RETURNS trigger
    LANGUAGE plpgsql
    AS $$
begin
  select case when mc.status = 1 and mc.is_listed then mc.publish_date end, mc.visibility = 2 and not mc.has_ended,
    case when mc.expiration_option <> 0 then mc.expiration_date end, mc.version, mc.password_hash is not null
  into new.published_at, new.is_open, new.expires_at, new.item_version, new.is_locked
  from media_contents mc where mc.id = new.media_content_id for no key update;
  return new;
end $$;
COMMENT ON FUNCTION copy_item_into_new_entry() IS 'Locks the item, so that a change of it at the same time is copied too.';

CREATE FUNCTION copy_lock_into_transcript() RETURNS trigger
    LANGUAGE plpgsql
    AS $$
begin
  new.is_locked := coalesce((select password_hash is not null from media_contents where id = new.media_content_id), false);
  return new;
end $$;

CREATE FUNCTION count_changed_entry() RETURNS trigger
    LANGUAGE plpgsql
    AS $$
begin
  perform add_to_item_counts(old.category_id, -(old.published_at is not null)::int,
    -(old.published_at is not null and old.is_open)::int);
  perform add_to_item_counts(new.category_id, (new.published_at is not null)::int,
    (new.published_at is not null and new.is_open)::int);
  return null;
end $$;

CREATE FUNCTION count_changed_item() RETURNS trigger
    LANGUAGE plpgsql
    AS $$
begin
  if old.organization_id <> new.organization_id then
    raise exception 'an item stays in its organization';
  end if;
  perform add_to_item_counts(
    new.organization_id, (new.status = 1 and new.is_listed)::int - (old.status = 1 and old.is_listed)::int,
    is_open(new)::int - is_open(old)::int);
  return null;
end $$;

CREATE FUNCTION count_companion() RETURNS trigger
    LANGUAGE plpgsql
    AS $$
begin
  insert into stored_bytes (upload_id, part, organization_id, size_in_bytes)
  select new.upload_id, new.kind || ' ' || new.name, u.organization_id, new.size_in_bytes
  from uploads u where u.id = new.upload_id
  on conflict (upload_id, part) do update set size_in_bytes = excluded.size_in_bytes;
  return null;
end $$;

CREATE FUNCTION count_new_or_gone_entries() RETURNS trigger
    LANGUAGE plpgsql
    AS $$
declare
  sign integer := case tg_op when 'INSERT' then 1 else -1 end;
begin
  perform add_to_item_counts(c.id, sign * c.published, sign * c.open)
  from (
    select category_id as id, count(*)::int as published, (count(*) filter (where is_open))::int as open
    from changed where published_at is not null group by category_id) c;
  return null;
end $$;

CREATE FUNCTION count_new_or_gone_items() RETURNS trigger
    LANGUAGE plpgsql
    AS $$
declare
  sign integer := case tg_op when 'INSERT' then 1 else -1 end;
begin
  perform add_to_item_counts(c.id, sign * c.published, sign * c.open)
  from (
    select organization_id as id, count(*)::int as published, (count(*) filter (where is_open(changed)))::int as open
    from changed where status = 1 and is_listed group by organization_id) c;
  return null;
end $$;

CREATE FUNCTION count_reactions() RETURNS trigger
    LANGUAGE plpgsql
    AS $$
begin
  if tg_op <> 'INSERT' then
    update media_contents set
      like_count = like_count - (old.reaction_type = 0)::int,
      love_count = love_count - (old.reaction_type = 1)::int,
      celebrate_count = celebrate_count - (old.reaction_type = 2)::int
    where id = old.media_content_id;
  end if;
  if tg_op <> 'DELETE' then
    update media_contents set
      like_count = like_count + (new.reaction_type = 0)::int,
      love_count = love_count + (new.reaction_type = 1)::int,
      celebrate_count = celebrate_count + (new.reaction_type = 2)::int
    where id = new.media_content_id;
  end if;
  return null;
end $$;

CREATE FUNCTION count_upload() RETURNS trigger
    LANGUAGE plpgsql
    AS $$
begin
  insert into stored_bytes (upload_id, part, organization_id, size_in_bytes)
  values (new.id, 'original', new.organization_id, new.size_in_bytes);
  return null;
end $$;

CREATE FUNCTION cut_ranges(cuts nummultirange, ranges nummultirange) RETURNS nummultirange
    LANGUAGE sql IMMUTABLE
    AS $$
  select coalesce(range_agg(numrange(cut_second(cuts, lower(r)), cut_second(cuts, upper(r)))), '{}') from unnest(ranges - cuts) r
$$;

CREATE FUNCTION cut_second(cuts nummultirange, second numeric) RETURNS numeric
    LANGUAGE sql IMMUTABLE
    AS $$
  select second - coalesce(sum(least(upper(c), second) - lower(c)), 0) from unnest(cuts) c where lower(c) < second
$$;

CREATE FUNCTION date_submission() RETURNS trigger
    LANGUAGE plpgsql
    AS $$
begin
  update reviews set submitted_at = new.created_at where id = new.review_id;
  return null;
end $$;

CREATE FUNCTION ended_mail_becomes_job() RETURNS trigger
    LANGUAGE plpgsql
    AS $$
begin
  insert into jobs (id, kind, key, run_at, attempts, last_error, created_at, finished_at, is_given_up)
  values (new.id, 'mail', new.key, new.next_at, new.attempts, new.problem, new.created_at,
    coalesce(new.sent_at, new.failed_at), new.failed_at is not null)
  on conflict do nothing;
  delete from mails where id = new.id;
  return null;
end $$;

CREATE FUNCTION fill_review() RETURNS trigger
    LANGUAGE plpgsql
    AS $$
begin
  select organization_id into new.organization_id from media_contents where id = new.media_content_id;
  new.submitted_at := coalesce(new.submitted_at, new.created_at);
  return new;
end $$;

CREATE TABLE media_contents (
    id uuid NOT NULL,
    organization_id uuid NOT NULL,
    title text NOT NULL,
    description text DEFAULT ''::text NOT NULL,
    tags text[] DEFAULT '{}'::text[] NOT NULL,
    media_type smallint DEFAULT 1 NOT NULL,
    visibility smallint DEFAULT 1 NOT NULL,
    status smallint DEFAULT 0 NOT NULL,
    processing_status smallint DEFAULT 4 NOT NULL,
    processing_problem text,
    processing_progress real DEFAULT 0 NOT NULL,
    publish_date timestamp with time zone,
    scheduled_publication_date timestamp with time zone,
    is_featured boolean DEFAULT false NOT NULL,
    is_public_featured boolean DEFAULT false NOT NULL,
    expiration_option smallint DEFAULT 0 NOT NULL,
    expiration_date timestamp with time zone,
    password_hash text,
    password_version integer DEFAULT 0 NOT NULL,
    player_settings jsonb DEFAULT '{}'::jsonb NOT NULL,
    duration_in_seconds real DEFAULT 0 NOT NULL,
    package jsonb,
    package_version integer DEFAULT 0 NOT NULL,
    poster_thumbhash text GENERATED ALWAYS AS (NULLIF((package ->> 'thumbhash'::text), ''::text)) STORED,
    poster_aspect_ratio real GENERATED ALWAYS AS (
CASE
    WHEN ((package ->> 'thumbhash'::text) <> ''::text) THEN ((package ->> 'posterAspectRatio'::text))::real
    ELSE NULL::real
END) STORED,
    title_search text DEFAULT ''::text NOT NULL,
    description_search text DEFAULT ''::text NOT NULL,
    tags_search text DEFAULT ''::text NOT NULL,
    like_count integer DEFAULT 0 NOT NULL,
    love_count integer DEFAULT 0 NOT NULL,
    celebrate_count integer DEFAULT 0 NOT NULL,
    visitor_count integer DEFAULT 0 NOT NULL,
    created_by uuid,
    created_at timestamp with time zone DEFAULT now() NOT NULL,
    updated_at timestamp with time zone DEFAULT now() NOT NULL,
    deleted_at timestamp with time zone,
    has_ended boolean DEFAULT false NOT NULL,
    first_published_at timestamp with time zone,
    is_listed boolean DEFAULT true NOT NULL,
    watched_rank smallint GENERATED ALWAYS AS ((round(((20)::double precision * ln(((GREATEST(visitor_count, 0))::double precision + (1.0)::double precision)))))::smallint) STORED NOT NULL,
    speakers text[] DEFAULT '{}'::text[] NOT NULL,
    speakers_search text DEFAULT ''::text NOT NULL,
    version bigint DEFAULT ((pg_current_xact_id())::text)::bigint NOT NULL,
    counted_views integer DEFAULT 0 NOT NULL,
    completion real,
    processing_started_at timestamp with time zone,
    chapters jsonb,
    poster_version integer DEFAULT 0 NOT NULL,
    wanted_poster jsonb,
    tried_version integer DEFAULT 0 NOT NULL,
    default_sound text,
    CONSTRAINT media_contents_check1 CHECK (((status <> 1) OR (publish_date IS NOT NULL))),
    CONSTRAINT media_contents_check2 CHECK (((status <> 100) OR (scheduled_publication_date IS NOT NULL))),
    CONSTRAINT media_contents_check3 CHECK (((expiration_option = 0) OR (expiration_date IS NOT NULL))),
    CONSTRAINT media_contents_speakers_check CHECK ((cardinality(speakers) <= 20)),
    CONSTRAINT media_contents_title_check CHECK (((length(title) >= 1) AND (length(title) <= 300))),
    CONSTRAINT published_with_package CHECK (((status <> 1) OR (package IS NOT NULL)))
)
WITH (autovacuum_vacuum_scale_factor='0.02');
COMMENT ON COLUMN media_contents.version IS 'The number of the transaction that wrote the row last, views left out.';
COMMENT ON COLUMN media_contents.counted_views IS 'visitor_count as it was when it was last counted.';
COMMENT ON COLUMN media_contents.completion IS 'The mean share of the item that its viewers played, 0 to 1. null: nobody played it.';
COMMENT ON COLUMN media_contents.chapters IS 'Chapters that people gave, by start and title. null: those of the source. The package has them too, with their ends.';
COMMENT ON COLUMN media_contents.poster_version IS 'How often people changed the poster. It is part of the picture''s address.';
COMMENT ON COLUMN media_contents.wanted_poster IS 'The second of the film that a worker is to make the poster of, and the id of its job.';
COMMENT ON COLUMN media_contents.tried_version IS 'The highest number that a version of its media was made under. Numbers are never used twice, because caches keep files for ever.';
COMMENT ON COLUMN media_contents.default_sound IS 'The sound track that people chose to be played by itself: audio-1 of the file of the item, or the id of one that was added.';

CREATE FUNCTION is_open(item media_contents) RETURNS boolean
    LANGUAGE sql IMMUTABLE
    AS $$
  select item.status = 1 and item.is_listed and item.visibility = 2 and not item.has_ended
$$;

CREATE FUNCTION mail_becomes_job() RETURNS trigger
    LANGUAGE plpgsql
    AS $$
begin
  insert into jobs (id, kind, key, payload, run_at, attempts, last_error, created_at)
  values (new.id, 'mail', new.key, jsonb_build_object('sealed', new.sealed), new.next_at, new.attempts, new.problem, new.created_at)
  on conflict do nothing;
  if tg_op = 'UPDATE' then
    delete from mails where id = new.id;
  end if;
  return null;
end $$;

CREATE FUNCTION mark_recent() RETURNS trigger
    LANGUAGE plpgsql
    AS $$
begin
  new.is_recent := coalesce(
    new.published_at >= (select recent_from from search_libraries where organization_id = new.organization_id), false);
  return new;
end $$;

CREATE FUNCTION push_becomes_job() RETURNS trigger
    LANGUAGE plpgsql
    AS $$
begin
  insert into jobs (id, kind, key, payload, run_at, created_at)
  values (new.id, 'push', new.subscription_id || ' ' || new.key, jsonb_build_object('subscriptionId', new.subscription_id,
    'mediaContentId', new.media_content_id, 'content', new.content), new.next_at, new.created_at)
  on conflict do nothing;
  return null;
end $$;

CREATE FUNCTION renew_version() RETURNS trigger
    LANGUAGE plpgsql
    AS $$
begin
  new.version := pg_current_xact_id()::text::bigint;
  return new;
end $$;

CREATE FUNCTION renew_versions_of_items() RETURNS trigger
    LANGUAGE plpgsql
    AS $$
begin
  update media_contents set updated_at = updated_at where id in (select media_content_id from changed);
  return null;
end $$;

CREATE FUNCTION renew_versions_of_organizations() RETURNS trigger
    LANGUAGE plpgsql
    AS $$
begin
  update organizations set created_at = created_at where id in (select organization_id from changed);
  return null;
end $$;

CREATE FUNCTION renew_versions_of_unfiled_items() RETURNS trigger
    LANGUAGE plpgsql
    AS $$
begin
  update media_contents set updated_at = updated_at where id in (
    select media_content_id from changed where category_id in (select id from categories));
  return null;
end $$;
COMMENT ON FUNCTION renew_versions_of_unfiled_items() IS 'Entries that go with their category are left out: the organization''s version changes with the category.';

CREATE FUNCTION schedule_new_item() RETURNS trigger
    LANGUAGE plpgsql
    AS $$
begin
  insert into schedules (id, media_content_id, action, at, created_at)
  values (gen_random_uuid(), new.id, 1, new.scheduled_publication_date, new.created_at);
  return null;
end $$;

CREATE FUNCTION stream_audit_lines() RETURNS trigger
    LANGUAGE plpgsql
    AS $$
begin
  insert into audit_deliveries (receiver_id, line_id)
  select r.id, c.id from changed c
  join audit_receivers r on r.organization_id is null or r.organization_id = c.organization_id;
  return null;
end $$;

CREATE FUNCTION sum_stored_bytes() RETURNS trigger
    LANGUAGE plpgsql
    AS $$
begin
  if tg_op <> 'INSERT' then
    update organization_storage set stored_bytes = stored_bytes - old.size_in_bytes
    where organization_id = old.organization_id;
  end if;
  if tg_op <> 'DELETE' then
    insert into organization_storage (organization_id, stored_bytes) values (new.organization_id, new.size_in_bytes)
    on conflict (organization_id) do update
      set stored_bytes = organization_storage.stored_bytes + excluded.stored_bytes;
  end if;
  return null;
end $$;

CREATE FUNCTION take_of_limits(keys text[], most_uses integer[], lengths integer[], moment timestamp with time zone) RETURNS integer
    LANGUAGE plpgsql
    AS $$
declare
  each record;
  held rate_limits;
  used integer;
  wait integer := 0;
  step interval;
begin
  -- Always in one order, so that no two wait for each other.
  for each in select * from unnest(keys, most_uses, lengths) as wanted (key, most, length) order by key loop
    loop
      insert into rate_limits values (each.key, '{}', '{}', moment + make_interval(secs => each.length)) on conflict do nothing;
      select * into held from rate_limits where key = each.key for update;
      -- Not there: forgotten at this instant.
      exit when found;
    end loop;
    select coalesce(sum(s.uses), 0) into used from unnest(held.steps, held.uses) as s (began, uses)
      where s.began > moment - make_interval(secs => each.length);
    if used >= each.most then
      select greatest(wait, 1, ceil(extract(epoch from min(s.began) + make_interval(secs => each.length) - moment))::integer) into wait
        from (select began, sum(uses) over (order by began desc) as later_uses, uses
          from unnest(held.steps, held.uses) as s (began, uses)) as s
        where s.began > moment - make_interval(secs => each.length) and s.later_uses - s.uses < each.most;
    end if;
  end loop;
  if wait > 0 then return wait; end if;

  for each in select * from unnest(keys, most_uses, lengths) as wanted (key, most, length) order by key loop
    step := make_interval(secs => each.length / 100.0);
    select array_agg(s.began order by s.began), array_agg(s.uses order by s.began) into held.steps, held.uses
      from rate_limits l, unnest(l.steps, l.uses) as s (began, uses)
      where l.key = each.key and s.began > moment - make_interval(secs => each.length);
    if held.steps[cardinality(held.steps)] > moment - step then
      held.uses[cardinality(held.uses)] := held.uses[cardinality(held.uses)] + 1;
    else
      held.steps := held.steps || moment;
      held.uses := held.uses || 1;
    end if;
    update rate_limits set steps = held.steps, uses = held.uses,
      forget_at = greatest(forget_at, moment + make_interval(secs => each.length)) where key = each.key;
  end loop;
  -- One row is made and two go, so that the table never grows old.
  delete from rate_limits where key in (
    select key from rate_limits where forget_at <= moment order by forget_at limit 2 for update skip locked);
  return 0;
end $$;

CREATE FUNCTION uncut_ranges(cuts nummultirange, ranges nummultirange) RETURNS nummultirange
    LANGUAGE sql IMMUTABLE
    AS $$
  select coalesce(range_agg(numrange(uncut_second(cuts, lower(r), false), uncut_second(cuts, upper(r), true))), '{}') - cuts
  from unnest(ranges) r
$$;

CREATE FUNCTION uncut_second(cuts nummultirange, second numeric, is_end boolean) RETURNS numeric
    LANGUAGE sql IMMUTABLE
    AS $$
  select second + coalesce(sum(length), 0) from (
    select upper(c) - lower(c) as length, cut_second(cuts, lower(c)) as place from unnest(cuts) c) each_cut
  where place < second or (place = second and not is_end)
$$;

CREATE TABLE analytics_counts (
    day date NOT NULL,
    organization_id uuid NOT NULL,
    event text NOT NULL,
    count bigint NOT NULL,
    sent bigint DEFAULT 0 NOT NULL
);

CREATE TABLE analytics_days (
    scope_id uuid NOT NULL,
    day date NOT NULL,
    member_views integer DEFAULT 0 NOT NULL,
    member_people integer DEFAULT 0 NOT NULL,
    member_seconds double precision DEFAULT 0 NOT NULL,
    member_completions integer DEFAULT 0 NOT NULL,
    member_offered double precision DEFAULT 0 NOT NULL,
    visitor_views integer DEFAULT 0 NOT NULL,
    visitor_people integer DEFAULT 0 NOT NULL,
    visitor_seconds double precision DEFAULT 0 NOT NULL,
    visitor_completions integer DEFAULT 0 NOT NULL,
    visitor_offered double precision DEFAULT 0 NOT NULL
);

CREATE TABLE analytics_item_periods (
    organization_id uuid NOT NULL,
    days smallint NOT NULL,
    media_content_id uuid NOT NULL,
    views integer GENERATED ALWAYS AS ((member_views + visitor_views)) STORED,
    member_views integer DEFAULT 0 NOT NULL,
    member_seconds double precision DEFAULT 0 NOT NULL,
    member_completions integer DEFAULT 0 NOT NULL,
    member_offered double precision DEFAULT 0 NOT NULL,
    visitor_views integer DEFAULT 0 NOT NULL,
    visitor_seconds double precision DEFAULT 0 NOT NULL,
    visitor_completions integer DEFAULT 0 NOT NULL,
    visitor_offered double precision DEFAULT 0 NOT NULL
);

CREATE TABLE analytics_parts (
    scope_id uuid NOT NULL,
    day date NOT NULL,
    part text NOT NULL,
    members integer DEFAULT 0 NOT NULL,
    visitors integer DEFAULT 0 NOT NULL
);

CREATE TABLE analytics_retention (
    scope_id uuid NOT NULL,
    duration_in_seconds real,
    since timestamp with time zone NOT NULL,
    member_viewers integer DEFAULT 0 NOT NULL,
    visitor_viewers integer DEFAULT 0 NOT NULL
);

CREATE TABLE analytics_retention_bins (
    scope_id uuid NOT NULL,
    bin smallint NOT NULL,
    member_viewers integer DEFAULT 0 NOT NULL,
    visitor_viewers integer DEFAULT 0 NOT NULL,
    member_plays double precision DEFAULT 0 NOT NULL,
    visitor_plays double precision DEFAULT 0 NOT NULL,
    CONSTRAINT analytics_retention_bins_bin_check CHECK (((bin >= 0) AND (bin <= 99)))
);

CREATE TABLE analytics_returns (
    scope_id uuid NOT NULL,
    day date NOT NULL,
    gap smallint NOT NULL,
    members integer DEFAULT 0 NOT NULL,
    visitors integer DEFAULT 0 NOT NULL,
    CONSTRAINT analytics_returns_gap_check CHECK (((gap >= 1) AND (gap <= 366)))
);

CREATE TABLE analytics_rollups (
    organization_id uuid NOT NULL,
    counted_day date NOT NULL
);

CREATE TABLE analytics_scopes (
    id uuid NOT NULL,
    organization_id uuid NOT NULL,
    category_id uuid,
    media_content_id uuid
);

CREATE TABLE analytics_viewers (
    scope_id uuid NOT NULL,
    viewer_hash text NOT NULL,
    last_day date NOT NULL
);

CREATE TABLE attachments (
    id uuid NOT NULL,
    media_content_id uuid NOT NULL,
    file_name text NOT NULL,
    mime_type text NOT NULL,
    size_in_bytes bigint NOT NULL,
    file text NOT NULL,
    created_at timestamp with time zone DEFAULT now() NOT NULL,
    "position" smallint DEFAULT 0 NOT NULL
);

CREATE TABLE audit_deliveries (
    receiver_id uuid NOT NULL,
    line_id bigint NOT NULL
);

CREATE TABLE audit_log (
    id bigint NOT NULL,
    at timestamp with time zone DEFAULT now() NOT NULL,
    organization_id uuid,
    person_id uuid,
    action text NOT NULL,
    subject text,
    detail jsonb DEFAULT '{}'::jsonb NOT NULL,
    actor text
);

ALTER TABLE audit_log ALTER COLUMN id ADD GENERATED ALWAYS AS IDENTITY (
    SEQUENCE NAME audit_log_id_seq
    START WITH 1
    INCREMENT BY 1
    NO MINVALUE
    NO MAXVALUE
    CACHE 1
);

CREATE TABLE audit_receivers (
    id uuid NOT NULL,
    organization_id uuid,
    address text NOT NULL,
    sealed text,
    created_at timestamp with time zone NOT NULL,
    lease uuid,
    lease_until timestamp with time zone,
    failures integer DEFAULT 0 NOT NULL,
    next_at timestamp with time zone NOT NULL,
    problem text,
    sent_at timestamp with time zone
);

CREATE TABLE caption_request_parts (
    request_id uuid NOT NULL,
    "position" integer NOT NULL,
    answer jsonb NOT NULL
);

CREATE TABLE caption_requests (
    id uuid NOT NULL,
    media_content_id uuid NOT NULL,
    organization_id uuid NOT NULL,
    kind text NOT NULL,
    language_code text,
    source_id uuid,
    state text DEFAULT 'waiting'::text NOT NULL,
    progress real DEFAULT 0 NOT NULL,
    problem text,
    counted_seconds integer NOT NULL,
    sent_seconds integer DEFAULT 0 NOT NULL,
    requested_by uuid,
    created_at timestamp with time zone NOT NULL,
    finished_at timestamp with time zone,
    CONSTRAINT caption_requests_check CHECK (((kind = 'transcription'::text) OR (language_code IS NOT NULL))),
    CONSTRAINT caption_requests_kind_check CHECK ((kind = ANY (ARRAY['transcription'::text, 'translation'::text]))),
    CONSTRAINT caption_requests_state_check CHECK ((state = ANY (ARRAY['waiting'::text, 'working'::text, 'done'::text, 'failed'::text, 'cancelled'::text])))
);

CREATE TABLE categories (
    id uuid NOT NULL,
    organization_id uuid NOT NULL,
    name text NOT NULL,
    player_settings jsonb DEFAULT '{}'::jsonb NOT NULL,
    created_at timestamp with time zone DEFAULT now() NOT NULL,
    folded_name text GENERATED ALWAYS AS (lower(regexp_replace(NORMALIZE(name, NFKD), '[̀-ͯ]'::text, ''::text, 'g'::text))) STORED NOT NULL,
    "position" integer,
    defaults jsonb DEFAULT '{}'::jsonb NOT NULL,
    description text DEFAULT ''::text NOT NULL,
    cover_file text,
    CONSTRAINT categories_description_check CHECK ((length(description) <= 500)),
    CONSTRAINT categories_name_check CHECK (((length(name) >= 1) AND (length(name) <= 100))),
    CONSTRAINT categories_position_check CHECK (("position" > 0))
);
COMMENT ON COLUMN categories.defaults IS 'What new items of the category get where nobody says otherwise: CategoryDefaults of the contract.';

CREATE TABLE category_followers (
    category_id uuid NOT NULL,
    person_id uuid NOT NULL,
    created_at timestamp with time zone DEFAULT now() NOT NULL
);

CREATE TABLE category_managers (
    category_id uuid NOT NULL,
    person_id uuid NOT NULL
);

CREATE TABLE departures (
    person_id uuid NOT NULL,
    organization_id uuid NOT NULL,
    left_at timestamp with time zone NOT NULL
);

CREATE TABLE directory_group_members (
    group_id uuid NOT NULL,
    user_id uuid NOT NULL
);

CREATE TABLE directory_groups (
    id uuid NOT NULL,
    organization_id uuid NOT NULL,
    display_name text NOT NULL,
    external_id text,
    role text,
    created_at timestamp with time zone NOT NULL,
    updated_at timestamp with time zone NOT NULL,
    CONSTRAINT directory_groups_role_check CHECK ((role = ANY (ARRAY['Admin'::text, 'OrganizationManager'::text, 'ContentManager'::text, 'Viewer'::text])))
);

CREATE TABLE directory_tokens (
    id uuid NOT NULL,
    organization_id uuid NOT NULL,
    name text NOT NULL,
    hash text NOT NULL,
    created_at timestamp with time zone NOT NULL,
    used_at timestamp with time zone,
    CONSTRAINT directory_tokens_name_check CHECK (((length(name) >= 1) AND (length(name) <= 100)))
);

CREATE TABLE directory_users (
    id uuid NOT NULL,
    organization_id uuid NOT NULL,
    user_name text NOT NULL,
    external_id text,
    email text NOT NULL,
    given_name text,
    family_name text,
    display_name text,
    is_active boolean NOT NULL,
    person_id uuid,
    created_at timestamp with time zone NOT NULL,
    updated_at timestamp with time zone NOT NULL,
    deleted_at timestamp with time zone,
    attributes jsonb DEFAULT '{}'::jsonb NOT NULL,
    CONSTRAINT directory_users_email_check CHECK ((email = lower(email)))
);

CREATE TABLE failed_tries (
    key text NOT NULL,
    person_id uuid,
    action text NOT NULL,
    reason text NOT NULL,
    client text NOT NULL,
    networks text[] NOT NULL,
    hour timestamp with time zone NOT NULL,
    last_at timestamp with time zone NOT NULL,
    tries integer NOT NULL,
    logged integer NOT NULL
);

CREATE TABLE feeds (
    person_id uuid NOT NULL,
    token_hash text NOT NULL,
    created_at timestamp with time zone NOT NULL,
    last_read_at timestamp with time zone
);

CREATE TABLE heard_words (
    media_content_id uuid NOT NULL,
    language_code text NOT NULL,
    texts text[] NOT NULL,
    start_times real[] NOT NULL,
    cuts nummultirange DEFAULT '{}'::nummultirange NOT NULL
);

CREATE TABLE identity_accounts (
    id uuid DEFAULT gen_random_uuid() NOT NULL,
    subject text NOT NULL,
    email text NOT NULL,
    email_verified boolean DEFAULT false NOT NULL,
    password_hash text,
    first_name text,
    last_name text,
    phone text,
    created_at timestamp with time zone DEFAULT now() NOT NULL,
    password_changed_at timestamp with time zone,
    disabled_at timestamp with time zone,
    CONSTRAINT identity_accounts_email_check CHECK ((email = lower(email)))
);

CREATE TABLE identity_attempts (
    key text NOT NULL,
    failures integer NOT NULL,
    last_at timestamp with time zone NOT NULL
);

CREATE TABLE identity_authenticators (
    account_id uuid NOT NULL,
    sealed text NOT NULL,
    last_step bigint DEFAULT 0 NOT NULL,
    created_at timestamp with time zone NOT NULL,
    confirmed_at timestamp with time zone
);

CREATE TABLE identity_keys (
    id text NOT NULL,
    sealed text NOT NULL,
    created_at timestamp with time zone DEFAULT now() NOT NULL
);

CREATE TABLE identity_links (
    hash text NOT NULL,
    account_id uuid NOT NULL,
    purpose text NOT NULL,
    slot bigint NOT NULL,
    expires_at timestamp with time zone NOT NULL,
    CONSTRAINT identity_links_purpose_check CHECK ((purpose = ANY (ARRAY['new password'::text, 'confirm email'::text])))
);

CREATE TABLE identity_passkeys (
    id text NOT NULL,
    account_id uuid NOT NULL,
    name text NOT NULL,
    public_key text NOT NULL,
    counter bigint NOT NULL,
    transports text[] DEFAULT '{}'::text[] NOT NULL,
    created_at timestamp with time zone NOT NULL,
    last_used_at timestamp with time zone
);

CREATE TABLE identity_records (
    model text NOT NULL,
    id text NOT NULL,
    payload jsonb NOT NULL,
    grant_id text,
    uid text,
    subject text,
    expires_at timestamp with time zone NOT NULL,
    consumed_at timestamp with time zone
);

CREATE TABLE identity_recovery_codes (
    account_id uuid NOT NULL,
    hash text NOT NULL,
    used_at timestamp with time zone
);

CREATE TABLE identity_sessions (
    uid text NOT NULL,
    subject text NOT NULL,
    device text NOT NULL,
    created_at timestamp with time zone NOT NULL,
    last_seen_at timestamp with time zone NOT NULL
);

CREATE TABLE item_counts (
    of_id uuid NOT NULL,
    published integer NOT NULL,
    open integer CONSTRAINT item_counts_lasting_not_null NOT NULL
);

CREATE TABLE jobs (
    id uuid NOT NULL,
    kind text NOT NULL,
    key text,
    payload jsonb,
    priority smallint DEFAULT 0 NOT NULL,
    run_at timestamp with time zone DEFAULT clock_timestamp() NOT NULL,
    "position" bigint NOT NULL,
    attempts smallint DEFAULT 0 NOT NULL,
    lease uuid,
    lease_until timestamp with time zone,
    is_alone boolean DEFAULT false NOT NULL,
    is_suspect boolean DEFAULT false NOT NULL,
    crashes smallint DEFAULT 0 NOT NULL,
    handed_over_at timestamp with time zone,
    last_error text,
    created_at timestamp with time zone DEFAULT clock_timestamp() NOT NULL,
    finished_at timestamp with time zone,
    is_given_up boolean DEFAULT false NOT NULL,
    request_id text,
    traceparent text,
    CONSTRAINT jobs_check CHECK (((lease IS NULL) = (lease_until IS NULL))),
    CONSTRAINT jobs_check1 CHECK (((finished_at IS NULL) OR ((payload IS NULL) AND (lease IS NULL))))
);

ALTER TABLE jobs ALTER COLUMN "position" ADD GENERATED ALWAYS AS IDENTITY (
    SEQUENCE NAME jobs_position_seq
    START WITH 1
    INCREMENT BY 1
    NO MINVALUE
    NO MAXVALUE
    CACHE 1
);

CREATE UNLOGGED TABLE last_writes (
    person_id uuid NOT NULL,
    wal_position double precision NOT NULL,
    written_at timestamp with time zone DEFAULT now() NOT NULL
);

CREATE TABLE machine_caption_usage (
    organization_id uuid NOT NULL,
    month date NOT NULL,
    seconds integer NOT NULL
);

CREATE TABLE mails (
    id uuid NOT NULL,
    key text,
    sealed text,
    created_at timestamp with time zone NOT NULL,
    attempts smallint DEFAULT 0 NOT NULL,
    next_at timestamp with time zone NOT NULL,
    lease uuid,
    lease_until timestamp with time zone,
    handed_over_at timestamp with time zone,
    sent_at timestamp with time zone,
    failed_at timestamp with time zone,
    problem text
);

CREATE TABLE media_content_categories (
    media_content_id uuid NOT NULL,
    category_id uuid NOT NULL,
    published_at timestamp with time zone,
    is_open boolean DEFAULT false CONSTRAINT media_content_categories_is_public_not_null NOT NULL,
    expires_at timestamp with time zone,
    item_version bigint DEFAULT 0 NOT NULL,
    is_locked boolean DEFAULT false NOT NULL
)
WITH (autovacuum_vacuum_scale_factor='0.02');

CREATE TABLE media_versions (
    id uuid NOT NULL,
    media_content_id uuid NOT NULL,
    source_id uuid,
    cuts nummultirange DEFAULT '{}'::nummultirange NOT NULL,
    state smallint NOT NULL,
    progress real DEFAULT 0 NOT NULL,
    problem text,
    started_at timestamp with time zone,
    version integer,
    package jsonb,
    size_in_bytes bigint,
    created_by uuid,
    created_at timestamp with time zone NOT NULL,
    replaced_at timestamp with time zone,
    ended_at timestamp with time zone
);

CREATE SEQUENCE membership_versions
    AS integer
    START WITH 1
    INCREMENT BY 1
    NO MINVALUE
    NO MAXVALUE
    CACHE 1;

CREATE TABLE memberships (
    person_id uuid NOT NULL,
    organization_id uuid NOT NULL,
    role text NOT NULL,
    created_at timestamp with time zone DEFAULT now() NOT NULL,
    is_given boolean DEFAULT false NOT NULL,
    status smallint DEFAULT 0 NOT NULL,
    rights_version integer DEFAULT nextval('membership_versions'::regclass) NOT NULL,
    may_review boolean DEFAULT false NOT NULL,
    CONSTRAINT memberships_role_check CHECK ((role = ANY (ARRAY['Admin'::text, 'OrganizationManager'::text, 'ContentManager'::text, 'Viewer'::text]))),
    CONSTRAINT memberships_status_check CHECK ((status = ANY (ARRAY[0, 1])))
);

CREATE TABLE notices (
    id uuid NOT NULL,
    person_id uuid NOT NULL,
    organization_id uuid NOT NULL,
    kind text NOT NULL,
    media_content_id uuid NOT NULL,
    category_id uuid,
    review_entry_id uuid,
    event_key text NOT NULL,
    created_at timestamp with time zone NOT NULL,
    read_at timestamp with time zone
);

CREATE TABLE notification_choices (
    person_id uuid NOT NULL,
    digest text NOT NULL,
    time_zone text NOT NULL,
    digest_from timestamp with time zone NOT NULL,
    digest_due_at timestamp with time zone,
    switched_off text[] DEFAULT '{}'::text[] NOT NULL,
    CONSTRAINT notification_choices_check CHECK (((digest = 'off'::text) = (digest_due_at IS NULL))),
    CONSTRAINT notification_choices_digest_check CHECK ((digest = ANY (ARRAY['off'::text, 'daily'::text, 'weekly'::text])))
);

CREATE TABLE onboarding_tokens (
    hash text NOT NULL,
    onboarding_id uuid NOT NULL,
    expires_at timestamp with time zone NOT NULL
);

CREATE TABLE onboardings (
    id uuid NOT NULL,
    organization_id uuid NOT NULL,
    email text NOT NULL,
    role text NOT NULL,
    created_at timestamp with time zone NOT NULL,
    expires_at timestamp with time zone NOT NULL,
    used_at timestamp with time zone,
    first_name text,
    last_name text,
    phone text,
    joined_at timestamp with time zone,
    may_review boolean DEFAULT false NOT NULL,
    CONSTRAINT onboardings_email_check CHECK ((email = lower(email))),
    CONSTRAINT onboardings_role_check CHECK ((role = ANY (ARRAY['Admin'::text, 'OrganizationManager'::text, 'ContentManager'::text, 'Viewer'::text])))
);

CREATE TABLE organization_domains (
    id uuid NOT NULL,
    organization_id uuid NOT NULL,
    domain text NOT NULL,
    token text NOT NULL,
    is_granted boolean DEFAULT false NOT NULL,
    created_at timestamp with time zone DEFAULT now() NOT NULL,
    owned_at timestamp with time zone,
    CONSTRAINT organization_domains_domain_check CHECK ((domain = lower(domain)))
);

CREATE TABLE organization_policies (
    organization_id uuid NOT NULL,
    second_step_required_for text[] DEFAULT '{}'::text[] NOT NULL,
    session_hours integer,
    idle_hours integer,
    password_length integer,
    allowed_networks text[] DEFAULT '{}'::text[] NOT NULL,
    version integer DEFAULT 1 NOT NULL,
    CONSTRAINT organization_policies_idle_hours_check CHECK ((idle_hours > 0)),
    CONSTRAINT organization_policies_password_length_check CHECK ((password_length > 0)),
    CONSTRAINT organization_policies_session_hours_check CHECK ((session_hours > 0))
);

CREATE TABLE organization_storage (
    organization_id uuid NOT NULL,
    stored_bytes bigint DEFAULT 0 NOT NULL
);

CREATE TABLE organizations (
    id uuid NOT NULL,
    name text NOT NULL,
    logo_file text,
    industry text,
    is_provider boolean DEFAULT false NOT NULL,
    has_public_media boolean DEFAULT true NOT NULL,
    ui_customizations jsonb DEFAULT '{}'::jsonb NOT NULL,
    player_settings jsonb DEFAULT '{}'::jsonb NOT NULL,
    embed_origins text[] DEFAULT '{}'::text[] NOT NULL,
    created_at timestamp with time zone DEFAULT now() NOT NULL,
    user_limit integer,
    contact_email text,
    asks_review boolean DEFAULT false NOT NULL,
    is_trial boolean DEFAULT false NOT NULL,
    name_skeleton text,
    shows_newest_and_most_watched boolean DEFAULT false NOT NULL,
    podcast_category text,
    is_explicit boolean DEFAULT false NOT NULL,
    storage_limit bigint,
    allows_machine_captions boolean DEFAULT false NOT NULL,
    makes_captions_at_import boolean DEFAULT false NOT NULL,
    caption_glossary text[] DEFAULT '{}'::text[] NOT NULL,
    first_steps_dismissed_at timestamp with time zone,
    allows_personal_figures boolean DEFAULT true NOT NULL,
    time_zone text DEFAULT 'UTC'::text NOT NULL,
    CONSTRAINT organizations_name_check CHECK (((length(name) >= 1) AND (length(name) <= 100))),
    CONSTRAINT organizations_storage_limit_check CHECK ((storage_limit > 0)),
    CONSTRAINT organizations_user_limit_check CHECK ((user_limit > 0))
);
COMMENT ON COLUMN organizations.time_zone IS 'The days of its figures begin in it.';

CREATE TABLE people (
    id uuid NOT NULL,
    issuer text NOT NULL,
    subject text NOT NULL,
    email text NOT NULL,
    first_name text,
    last_name text,
    status smallint DEFAULT 0 NOT NULL,
    current_organization_id uuid NOT NULL,
    rights_version integer DEFAULT 1 NOT NULL,
    visits integer DEFAULT 0 NOT NULL,
    last_visit_at timestamp with time zone,
    created_at timestamp with time zone DEFAULT now() NOT NULL,
    language text,
    time_zone text
);

CREATE TABLE playlist_items (
    person_id uuid NOT NULL,
    media_content_id uuid NOT NULL,
    watch_status smallint DEFAULT 0 NOT NULL,
    added_at timestamp with time zone DEFAULT now() NOT NULL
);

CREATE TABLE push_keys (
    is_only boolean DEFAULT true NOT NULL,
    public_key text NOT NULL,
    sealed text NOT NULL,
    CONSTRAINT push_keys_is_only_check CHECK (is_only)
);

CREATE TABLE push_subscriptions (
    id uuid NOT NULL,
    person_id uuid NOT NULL,
    endpoint text NOT NULL,
    p256dh text NOT NULL,
    auth text NOT NULL,
    language text NOT NULL,
    created_at timestamp with time zone NOT NULL,
    CONSTRAINT push_subscriptions_endpoint_check CHECK ((length(endpoint) <= 1000))
);

CREATE TABLE pushes (
    id uuid NOT NULL,
    subscription_id uuid NOT NULL,
    key text NOT NULL,
    media_content_id uuid,
    content jsonb,
    created_at timestamp with time zone NOT NULL,
    attempts smallint DEFAULT 0 NOT NULL,
    next_at timestamp with time zone NOT NULL,
    ended_at timestamp with time zone,
    outcome text
);

CREATE TABLE rate_limits (
    key text NOT NULL,
    steps timestamp with time zone[] NOT NULL,
    uses integer[] NOT NULL,
    forget_at timestamp with time zone NOT NULL
);

CREATE TABLE reactions (
    media_content_id uuid NOT NULL,
    person_id uuid NOT NULL,
    reaction_type smallint NOT NULL,
    created_at timestamp with time zone DEFAULT now() NOT NULL
);

CREATE TABLE reminders (
    person_id uuid NOT NULL,
    media_content_id uuid NOT NULL,
    created_at timestamp with time zone DEFAULT now() NOT NULL,
    mail_due text DEFAULT 'set'::text,
    CONSTRAINT reminders_mail_due_check CHECK ((mail_due = ANY (ARRAY['set'::text, 'moved'::text, 'published'::text])))
);

CREATE TABLE replaced_packages (
    media_content_id uuid NOT NULL,
    version integer NOT NULL,
    replaced_at timestamp with time zone NOT NULL,
    was_served boolean DEFAULT true NOT NULL,
    is_closed boolean DEFAULT false NOT NULL
);

CREATE TABLE review_entries (
    id uuid NOT NULL,
    review_id uuid NOT NULL,
    person_id uuid,
    action smallint NOT NULL,
    comment text DEFAULT ''::text NOT NULL,
    created_at timestamp with time zone NOT NULL,
    start_time double precision,
    end_time double precision,
    parent_id uuid,
    resolved_at timestamp with time zone,
    resolved_by uuid,
    mail_due boolean DEFAULT false NOT NULL,
    notice_due boolean DEFAULT false NOT NULL,
    CONSTRAINT review_entries_check CHECK ((end_time > start_time)),
    CONSTRAINT review_entries_start_time_check CHECK ((start_time >= (0)::double precision))
);
COMMENT ON COLUMN review_entries.start_time IS 'The second of the item that a remark is about. null: the whole item.';
COMMENT ON COLUMN review_entries.parent_id IS 'The remark that this entry answers.';
COMMENT ON COLUMN review_entries.resolved_at IS 'When a remark or a request for changes was resolved. null: it is open.';
COMMENT ON COLUMN review_entries.mail_due IS 'People are still to be told of this entry by mail.';

CREATE TABLE reviews (
    id uuid NOT NULL,
    media_content_id uuid NOT NULL,
    status smallint NOT NULL,
    created_at timestamp with time zone NOT NULL,
    ended_at timestamp with time zone,
    organization_id uuid,
    submitted_at timestamp with time zone
);
COMMENT ON COLUMN reviews.submitted_at IS 'When the item was submitted last in this review.';

CREATE TABLE saved_views (
    person_id uuid NOT NULL,
    organization_id uuid NOT NULL,
    "position" smallint NOT NULL,
    name text NOT NULL,
    query text NOT NULL,
    CONSTRAINT saved_views_name_check CHECK (((length(name) >= 1) AND (length(name) <= 60))),
    CONSTRAINT saved_views_query_check CHECK ((length(query) <= 2000))
);

CREATE TABLE schedules (
    id uuid NOT NULL,
    media_content_id uuid NOT NULL,
    action smallint NOT NULL,
    status smallint DEFAULT 1 NOT NULL,
    at timestamp with time zone NOT NULL,
    sequence integer DEFAULT 0 NOT NULL,
    created_by uuid,
    created_at timestamp with time zone NOT NULL,
    ended_at timestamp with time zone,
    CONSTRAINT schedules_action_check CHECK ((action = ANY (ARRAY[1, 2]))),
    CONSTRAINT schedules_status_check CHECK ((status = ANY (ARRAY[1, 2, 3])))
);

CREATE TABLE search_days (
    organization_id uuid NOT NULL,
    day date NOT NULL,
    term text NOT NULL,
    searches integer DEFAULT 0 NOT NULL,
    without_results integer DEFAULT 0 NOT NULL
);

CREATE TABLE search_documents (
    media_content_id uuid NOT NULL,
    organization_id uuid NOT NULL,
    published_at timestamp with time zone,
    is_open boolean NOT NULL,
    expires_at timestamp with time zone,
    watched_rank smallint NOT NULL,
    version smallint NOT NULL,
    title tsvector NOT NULL,
    words tsvector NOT NULL,
    is_recent boolean DEFAULT false NOT NULL
);

CREATE TABLE search_entries (
    organization_id uuid NOT NULL,
    beginning text NOT NULL COLLATE pg_catalog."C",
    kind text NOT NULL,
    folded text NOT NULL,
    written text NOT NULL,
    items integer DEFAULT 0 NOT NULL,
    CONSTRAINT search_entries_kind_check CHECK ((kind = ANY (ARRAY['speaker'::text, 'tag'::text])))
);

CREATE TABLE search_libraries (
    organization_id uuid NOT NULL,
    number integer NOT NULL,
    languages text[] DEFAULT '{}'::text[] NOT NULL,
    documents integer DEFAULT 0 NOT NULL,
    next_count_at timestamp with time zone DEFAULT now() NOT NULL,
    rest_seconds integer DEFAULT 60 NOT NULL,
    published integer DEFAULT 0 NOT NULL,
    open integer DEFAULT 0 NOT NULL,
    recent_from timestamp with time zone,
    recent integer DEFAULT 0 NOT NULL
);

ALTER TABLE search_libraries ALTER COLUMN number ADD GENERATED ALWAYS AS IDENTITY (
    SEQUENCE NAME search_libraries_number_seq
    START WITH 1
    INCREMENT BY 1
    NO MINVALUE
    NO MAXVALUE
    CACHE 1
);

CREATE TABLE search_seen (
    organization_id uuid NOT NULL,
    day date NOT NULL,
    term text NOT NULL,
    searcher_hash text NOT NULL
);

CREATE TABLE search_terms (
    organization_id uuid NOT NULL,
    term text NOT NULL,
    searchers text[] DEFAULT '{}'::text[] NOT NULL,
    is_told boolean DEFAULT false NOT NULL,
    last_day date NOT NULL
);

CREATE TABLE search_transcripts (
    subtitle_id uuid NOT NULL,
    media_content_id uuid NOT NULL,
    version smallint NOT NULL,
    words tsvector NOT NULL,
    organization_id uuid NOT NULL,
    published_at timestamp with time zone,
    is_open boolean NOT NULL,
    expires_at timestamp with time zone,
    is_recent boolean DEFAULT false NOT NULL,
    is_locked boolean DEFAULT false NOT NULL
);

CREATE TABLE search_versions (
    organization_id uuid NOT NULL,
    part integer NOT NULL,
    changes bigint DEFAULT 1 NOT NULL
);

ALTER TABLE search_versions ALTER COLUMN part ADD GENERATED ALWAYS AS IDENTITY (
    SEQUENCE NAME search_versions_part_seq
    START WITH 1
    INCREMENT BY 1
    NO MINVALUE
    NO MAXVALUE
    CACHE 1
);

CREATE TABLE search_words (
    organization_id uuid NOT NULL,
    word text NOT NULL COLLATE pg_catalog."C",
    language text NOT NULL,
    stem text NOT NULL COLLATE pg_catalog."C",
    written text NOT NULL,
    titles integer DEFAULT 0 NOT NULL,
    documents integer DEFAULT 0 NOT NULL,
    spoken integer DEFAULT 0 NOT NULL
);

CREATE TABLE self_registration_secrets (
    hash text NOT NULL,
    user_id uuid NOT NULL,
    expires_at timestamp with time zone NOT NULL
);

CREATE TABLE self_registration_users (
    id uuid NOT NULL,
    self_registration_id uuid NOT NULL,
    email text NOT NULL,
    created_at timestamp with time zone NOT NULL,
    expires_at timestamp with time zone NOT NULL,
    onboarding_id uuid,
    completed_at timestamp with time zone,
    CONSTRAINT self_registration_users_email_check CHECK ((email = lower(email)))
);

CREATE TABLE self_registrations (
    id uuid NOT NULL,
    organization_id uuid NOT NULL,
    email text,
    allowed_domains text[] DEFAULT '{}'::text[] NOT NULL,
    expires_at timestamp with time zone,
    deactivated_at timestamp with time zone,
    created_at timestamp with time zone DEFAULT now() NOT NULL
);

CREATE TABLE sound_tracks (
    id uuid NOT NULL,
    media_content_id uuid NOT NULL,
    kind smallint NOT NULL,
    language_code text NOT NULL,
    name text NOT NULL,
    state smallint NOT NULL,
    progress real DEFAULT 0 NOT NULL,
    problem text,
    note text,
    track jsonb,
    duration_in_seconds real,
    cuts nummultirange DEFAULT '{}'::nummultirange NOT NULL,
    playlist_file text,
    media_file text,
    created_by uuid,
    created_at timestamp with time zone NOT NULL
);

CREATE TABLE spent_bot_checks (
    challenge text NOT NULL,
    expires_at timestamp with time zone NOT NULL
);

CREATE TABLE stored_bytes (
    upload_id uuid NOT NULL,
    part text NOT NULL,
    organization_id uuid NOT NULL,
    size_in_bytes bigint NOT NULL,
    CONSTRAINT stored_bytes_size_in_bytes_check CHECK ((size_in_bytes >= 0))
);

CREATE TABLE subscription_users (
    id uuid NOT NULL,
    email text NOT NULL,
    token_hash text NOT NULL,
    created_at timestamp with time zone NOT NULL,
    expires_at timestamp with time zone NOT NULL,
    completed_at timestamp with time zone,
    CONSTRAINT subscription_users_email_check CHECK ((email = lower(email)))
);

CREATE TABLE subtitle_cues (
    subtitle_id uuid NOT NULL,
    media_content_id uuid NOT NULL,
    "position" integer NOT NULL,
    start_time real NOT NULL,
    end_time real NOT NULL,
    text text NOT NULL,
    text_search text DEFAULT ''::text NOT NULL
);

CREATE TABLE subtitle_drafts (
    media_content_id uuid NOT NULL,
    language_code text NOT NULL,
    kind smallint DEFAULT 0 NOT NULL,
    version uuid NOT NULL,
    subtitle_id uuid,
    has_changes boolean NOT NULL,
    cues jsonb NOT NULL,
    regions jsonb DEFAULT '[]'::jsonb NOT NULL,
    cues_count integer NOT NULL,
    checked_count integer NOT NULL,
    changed_at timestamp with time zone NOT NULL,
    cuts nummultirange DEFAULT '{}'::nummultirange NOT NULL
);
COMMENT ON COLUMN subtitle_drafts.version IS 'New with every write. It is the ETag of the cues.';
COMMENT ON COLUMN subtitle_drafts.subtitle_id IS 'The published subtitle that the draft was edited beside, or that was made of it.';
COMMENT ON COLUMN subtitle_drafts.has_changes IS 'The draft differs from the published subtitle.';
COMMENT ON COLUMN subtitle_drafts.cuts IS 'What the version left out that the draft was saved for, in seconds of the original.';

CREATE TABLE subtitles (
    id uuid NOT NULL,
    media_content_id uuid NOT NULL,
    language_code text NOT NULL,
    language_name text NOT NULL,
    kind smallint DEFAULT 0 NOT NULL,
    format text NOT NULL,
    is_default boolean DEFAULT false NOT NULL,
    is_auto_generated boolean DEFAULT false NOT NULL,
    original_file text NOT NULL,
    vtt_file text NOT NULL,
    created_at timestamp with time zone DEFAULT now() NOT NULL,
    edited_at timestamp with time zone,
    cuts nummultirange DEFAULT '{}'::nummultirange NOT NULL,
    CONSTRAINT subtitles_format_check CHECK ((format = ANY (ARRAY['VTT'::text, 'SRT'::text, 'DFXP'::text, 'TTML'::text])))
);
COMMENT ON COLUMN subtitles.cuts IS 'What the version left out that the file was written for, in seconds of the original.';

CREATE TABLE unlock_failures (
    id uuid NOT NULL,
    media_content_id uuid NOT NULL,
    address_hash text NOT NULL,
    failed_at timestamp with time zone NOT NULL
);

CREATE TABLE unused_folders (
    folder text NOT NULL,
    unused_since timestamp with time zone NOT NULL
);

CREATE TABLE upload_chunks (
    upload_id uuid NOT NULL,
    start_byte bigint NOT NULL,
    file text NOT NULL
);

CREATE TABLE upload_companions (
    upload_id uuid NOT NULL,
    kind text NOT NULL,
    name text NOT NULL,
    details jsonb DEFAULT '{}'::jsonb NOT NULL,
    file text NOT NULL,
    size_in_bytes bigint NOT NULL,
    CONSTRAINT upload_companions_kind_check CHECK ((kind = ANY (ARRAY['subtitles'::text, 'attachment'::text])))
);

CREATE TABLE uploads (
    id uuid NOT NULL,
    organization_id uuid NOT NULL,
    created_by uuid,
    idempotency_key text,
    file_name text NOT NULL,
    size_in_bytes bigint NOT NULL,
    received_bytes bigint DEFAULT 0 NOT NULL,
    details jsonb NOT NULL,
    completed_at timestamp with time zone,
    worked_at timestamp with time zone,
    attempts smallint DEFAULT 0 NOT NULL,
    created_at timestamp with time zone DEFAULT now() NOT NULL,
    updated_at timestamp with time zone DEFAULT now() NOT NULL,
    due_at timestamp with time zone DEFAULT now() NOT NULL,
    tried_version integer DEFAULT 0 NOT NULL,
    ended_at timestamp with time zone,
    CONSTRAINT uploads_check CHECK ((received_bytes <= size_in_bytes)),
    CONSTRAINT uploads_size_in_bytes_check CHECK ((size_in_bytes > 0))
);

CREATE TABLE visitor_progress (
    media_content_id uuid NOT NULL,
    viewer_hash text NOT NULL,
    "position" real NOT NULL,
    played nummultirange NOT NULL,
    updated_at timestamp with time zone NOT NULL,
    uncut_position real,
    uncut_played nummultirange
);

CREATE TABLE visitors (
    media_content_id uuid NOT NULL,
    viewer_hash text NOT NULL,
    counted_at timestamp with time zone NOT NULL
);

CREATE TABLE watch_events (
    id bigint NOT NULL,
    media_content_id uuid NOT NULL,
    viewer_hash text NOT NULL,
    is_member boolean NOT NULL,
    at timestamp with time zone NOT NULL,
    device text,
    source text,
    played nummultirange,
    known nummultirange,
    seconds real DEFAULT 0 NOT NULL,
    previous_at timestamp with time zone,
    is_completed boolean DEFAULT false NOT NULL
);

ALTER TABLE watch_events ALTER COLUMN id ADD GENERATED ALWAYS AS IDENTITY (
    SEQUENCE NAME watch_events_id_seq
    START WITH 1
    INCREMENT BY 1
    NO MINVALUE
    NO MAXVALUE
    CACHE 1
);

CREATE TABLE watch_progress (
    person_id uuid NOT NULL,
    media_content_id uuid NOT NULL,
    "position" real DEFAULT 0 NOT NULL,
    watch_status smallint DEFAULT 0 NOT NULL,
    played nummultirange DEFAULT '{}'::nummultirange NOT NULL,
    updated_at timestamp with time zone DEFAULT now() NOT NULL,
    created_at timestamp with time zone DEFAULT now() NOT NULL,
    forgotten_at timestamp with time zone,
    is_marked_watched boolean DEFAULT false NOT NULL,
    uncut_position real,
    uncut_played nummultirange,
    organization_id uuid,
    completed_at timestamp with time zone
);
COMMENT ON COLUMN watch_progress.uncut_position IS 'The position in the original, from which the one in the served version was worked out. It counts while that is so.';

ALTER TABLE ONLY analytics_counts ADD CONSTRAINT analytics_counts_pkey PRIMARY KEY (day, organization_id, event);
ALTER TABLE ONLY analytics_days ADD CONSTRAINT analytics_days_pkey PRIMARY KEY (scope_id, day);
ALTER TABLE ONLY analytics_item_periods ADD CONSTRAINT analytics_item_periods_pkey PRIMARY KEY (organization_id, days, media_content_id);
ALTER TABLE ONLY analytics_parts ADD CONSTRAINT analytics_parts_pkey PRIMARY KEY (scope_id, day, part);
ALTER TABLE ONLY analytics_retention_bins ADD CONSTRAINT analytics_retention_bins_pkey PRIMARY KEY (scope_id, bin);
ALTER TABLE ONLY analytics_retention ADD CONSTRAINT analytics_retention_pkey PRIMARY KEY (scope_id);
ALTER TABLE ONLY analytics_returns ADD CONSTRAINT analytics_returns_pkey PRIMARY KEY (scope_id, day, gap);
ALTER TABLE ONLY analytics_rollups ADD CONSTRAINT analytics_rollups_pkey PRIMARY KEY (organization_id);
ALTER TABLE ONLY analytics_scopes ADD CONSTRAINT analytics_scopes_category_id_key UNIQUE (category_id);
ALTER TABLE ONLY analytics_scopes ADD CONSTRAINT analytics_scopes_media_content_id_key UNIQUE (media_content_id);
ALTER TABLE ONLY analytics_scopes ADD CONSTRAINT analytics_scopes_pkey PRIMARY KEY (id);
ALTER TABLE ONLY analytics_viewers ADD CONSTRAINT analytics_viewers_pkey PRIMARY KEY (scope_id, viewer_hash);
ALTER TABLE ONLY attachments ADD CONSTRAINT attachments_pkey PRIMARY KEY (id);
ALTER TABLE ONLY audit_deliveries ADD CONSTRAINT audit_deliveries_pkey PRIMARY KEY (receiver_id, line_id);
ALTER TABLE ONLY audit_log ADD CONSTRAINT audit_log_pkey PRIMARY KEY (id);
ALTER TABLE ONLY audit_receivers ADD CONSTRAINT audit_receivers_organization_id_key UNIQUE (organization_id);
ALTER TABLE ONLY audit_receivers ADD CONSTRAINT audit_receivers_pkey PRIMARY KEY (id);
ALTER TABLE ONLY caption_request_parts ADD CONSTRAINT caption_request_parts_pkey PRIMARY KEY (request_id, "position");
ALTER TABLE ONLY caption_requests ADD CONSTRAINT caption_requests_pkey PRIMARY KEY (id);
ALTER TABLE ONLY categories ADD CONSTRAINT categories_pkey PRIMARY KEY (id);
ALTER TABLE ONLY category_followers ADD CONSTRAINT category_followers_pkey PRIMARY KEY (person_id, category_id);
ALTER TABLE ONLY category_managers ADD CONSTRAINT category_managers_pkey PRIMARY KEY (category_id, person_id);
ALTER TABLE ONLY departures ADD CONSTRAINT departures_pkey PRIMARY KEY (person_id, organization_id);
ALTER TABLE ONLY directory_group_members ADD CONSTRAINT directory_group_members_pkey PRIMARY KEY (group_id, user_id);
ALTER TABLE ONLY directory_groups ADD CONSTRAINT directory_groups_pkey PRIMARY KEY (id);
ALTER TABLE ONLY directory_tokens ADD CONSTRAINT directory_tokens_hash_key UNIQUE (hash);
ALTER TABLE ONLY directory_tokens ADD CONSTRAINT directory_tokens_pkey PRIMARY KEY (id);
ALTER TABLE ONLY directory_users ADD CONSTRAINT directory_users_pkey PRIMARY KEY (id);
ALTER TABLE ONLY failed_tries ADD CONSTRAINT failed_tries_pkey PRIMARY KEY (key);
ALTER TABLE ONLY feeds ADD CONSTRAINT feeds_pkey PRIMARY KEY (person_id);
ALTER TABLE ONLY feeds ADD CONSTRAINT feeds_token_hash_key UNIQUE (token_hash);
ALTER TABLE ONLY heard_words ADD CONSTRAINT heard_words_pkey PRIMARY KEY (media_content_id);
ALTER TABLE ONLY identity_accounts ADD CONSTRAINT identity_accounts_email_key UNIQUE (email);
ALTER TABLE ONLY identity_accounts ADD CONSTRAINT identity_accounts_pkey PRIMARY KEY (id);
ALTER TABLE ONLY identity_accounts ADD CONSTRAINT identity_accounts_subject_key UNIQUE (subject);
ALTER TABLE ONLY identity_attempts ADD CONSTRAINT identity_attempts_pkey PRIMARY KEY (key);
ALTER TABLE ONLY identity_authenticators ADD CONSTRAINT identity_authenticators_pkey PRIMARY KEY (account_id);
ALTER TABLE ONLY identity_keys ADD CONSTRAINT identity_keys_pkey PRIMARY KEY (id);
ALTER TABLE ONLY identity_links ADD CONSTRAINT identity_links_account_id_purpose_slot_key UNIQUE (account_id, purpose, slot);
ALTER TABLE ONLY identity_links ADD CONSTRAINT identity_links_pkey PRIMARY KEY (hash);
ALTER TABLE ONLY identity_passkeys ADD CONSTRAINT identity_passkeys_pkey PRIMARY KEY (id);
ALTER TABLE ONLY identity_records ADD CONSTRAINT identity_records_pkey PRIMARY KEY (model, id);
ALTER TABLE ONLY identity_recovery_codes ADD CONSTRAINT identity_recovery_codes_pkey PRIMARY KEY (account_id, hash);
ALTER TABLE ONLY identity_sessions ADD CONSTRAINT identity_sessions_pkey PRIMARY KEY (uid);
ALTER TABLE ONLY jobs ADD CONSTRAINT jobs_pkey PRIMARY KEY (id);
ALTER TABLE ONLY last_writes ADD CONSTRAINT last_writes_pkey PRIMARY KEY (person_id);
ALTER TABLE ONLY machine_caption_usage ADD CONSTRAINT machine_caption_usage_pkey PRIMARY KEY (organization_id, month);
ALTER TABLE ONLY mails ADD CONSTRAINT mails_key_key UNIQUE (key);
ALTER TABLE ONLY mails ADD CONSTRAINT mails_pkey PRIMARY KEY (id);
ALTER TABLE ONLY media_content_categories ADD CONSTRAINT media_content_categories_pkey PRIMARY KEY (media_content_id, category_id);
ALTER TABLE ONLY media_contents ADD CONSTRAINT media_contents_pkey PRIMARY KEY (id);
ALTER TABLE ONLY media_versions ADD CONSTRAINT media_versions_media_content_id_version_key UNIQUE (media_content_id, version);
ALTER TABLE ONLY media_versions ADD CONSTRAINT media_versions_pkey PRIMARY KEY (id);
ALTER TABLE ONLY memberships ADD CONSTRAINT memberships_pkey PRIMARY KEY (person_id, organization_id);
ALTER TABLE ONLY notices ADD CONSTRAINT notices_person_id_event_key_key UNIQUE (person_id, event_key);
ALTER TABLE ONLY notices ADD CONSTRAINT notices_pkey PRIMARY KEY (id);
ALTER TABLE ONLY notification_choices ADD CONSTRAINT notification_choices_pkey PRIMARY KEY (person_id);
ALTER TABLE ONLY onboarding_tokens ADD CONSTRAINT onboarding_tokens_pkey PRIMARY KEY (hash);
ALTER TABLE ONLY onboardings ADD CONSTRAINT onboardings_pkey PRIMARY KEY (id);
ALTER TABLE ONLY organization_domains ADD CONSTRAINT organization_domains_organization_id_domain_key UNIQUE (organization_id, domain);
ALTER TABLE ONLY organization_domains ADD CONSTRAINT organization_domains_pkey PRIMARY KEY (id);
ALTER TABLE ONLY organization_policies ADD CONSTRAINT organization_policies_pkey PRIMARY KEY (organization_id);
ALTER TABLE ONLY organization_storage ADD CONSTRAINT organization_storage_pkey PRIMARY KEY (organization_id);
ALTER TABLE ONLY organizations ADD CONSTRAINT organizations_name_key UNIQUE (name);
ALTER TABLE ONLY organizations ADD CONSTRAINT organizations_pkey PRIMARY KEY (id);
ALTER TABLE ONLY people ADD CONSTRAINT people_issuer_subject_key UNIQUE (issuer, subject);
ALTER TABLE ONLY people ADD CONSTRAINT people_pkey PRIMARY KEY (id);
ALTER TABLE ONLY playlist_items ADD CONSTRAINT playlist_items_pkey PRIMARY KEY (person_id, media_content_id);
ALTER TABLE ONLY push_keys ADD CONSTRAINT push_keys_pkey PRIMARY KEY (is_only);
ALTER TABLE ONLY push_subscriptions ADD CONSTRAINT push_subscriptions_endpoint_key UNIQUE (endpoint);
ALTER TABLE ONLY push_subscriptions ADD CONSTRAINT push_subscriptions_pkey PRIMARY KEY (id);
ALTER TABLE ONLY pushes ADD CONSTRAINT pushes_pkey PRIMARY KEY (id);
ALTER TABLE ONLY pushes ADD CONSTRAINT pushes_subscription_id_key_key UNIQUE (subscription_id, key);
ALTER TABLE ONLY rate_limits ADD CONSTRAINT rate_limits_pkey PRIMARY KEY (key);
ALTER TABLE ONLY reactions ADD CONSTRAINT reactions_pkey PRIMARY KEY (person_id, media_content_id);
ALTER TABLE ONLY reminders ADD CONSTRAINT reminders_pkey PRIMARY KEY (person_id, media_content_id);
ALTER TABLE ONLY replaced_packages ADD CONSTRAINT replaced_packages_pkey PRIMARY KEY (media_content_id, version);
ALTER TABLE ONLY review_entries ADD CONSTRAINT review_entries_pkey PRIMARY KEY (id);
ALTER TABLE ONLY reviews ADD CONSTRAINT reviews_pkey PRIMARY KEY (id);
ALTER TABLE ONLY saved_views ADD CONSTRAINT saved_views_pkey PRIMARY KEY (person_id, organization_id, "position");
ALTER TABLE ONLY schedules ADD CONSTRAINT schedules_pkey PRIMARY KEY (id);
ALTER TABLE ONLY search_days ADD CONSTRAINT search_days_pkey PRIMARY KEY (organization_id, day, term);
ALTER TABLE ONLY search_documents ADD CONSTRAINT search_documents_pkey PRIMARY KEY (media_content_id);
ALTER TABLE ONLY search_entries ADD CONSTRAINT search_entries_pkey PRIMARY KEY (organization_id, beginning, kind, folded);
ALTER TABLE ONLY search_libraries ADD CONSTRAINT search_libraries_number_key UNIQUE (number);
ALTER TABLE ONLY search_libraries ADD CONSTRAINT search_libraries_pkey PRIMARY KEY (organization_id);
ALTER TABLE ONLY search_seen ADD CONSTRAINT search_seen_pkey PRIMARY KEY (organization_id, day, term, searcher_hash);
ALTER TABLE ONLY search_terms ADD CONSTRAINT search_terms_pkey PRIMARY KEY (organization_id, term);
ALTER TABLE ONLY search_transcripts ADD CONSTRAINT search_transcripts_pkey PRIMARY KEY (subtitle_id);
ALTER TABLE ONLY search_versions ADD CONSTRAINT search_versions_pkey PRIMARY KEY (organization_id, part);
ALTER TABLE ONLY search_words ADD CONSTRAINT search_words_pkey PRIMARY KEY (organization_id, word, language);
ALTER TABLE ONLY self_registration_secrets ADD CONSTRAINT self_registration_secrets_pkey PRIMARY KEY (hash);
ALTER TABLE ONLY self_registration_users ADD CONSTRAINT self_registration_users_pkey PRIMARY KEY (id);
ALTER TABLE ONLY self_registrations ADD CONSTRAINT self_registrations_pkey PRIMARY KEY (id);
ALTER TABLE ONLY sound_tracks ADD CONSTRAINT sound_tracks_pkey PRIMARY KEY (id);
ALTER TABLE ONLY spent_bot_checks ADD CONSTRAINT spent_bot_checks_pkey PRIMARY KEY (challenge);
ALTER TABLE ONLY stored_bytes ADD CONSTRAINT stored_bytes_pkey PRIMARY KEY (upload_id, part);
ALTER TABLE ONLY subscription_users ADD CONSTRAINT subscription_users_pkey PRIMARY KEY (id);
ALTER TABLE ONLY subscription_users ADD CONSTRAINT subscription_users_token_hash_key UNIQUE (token_hash);
ALTER TABLE ONLY subtitle_cues ADD CONSTRAINT subtitle_cues_pkey PRIMARY KEY (subtitle_id, "position");
ALTER TABLE ONLY subtitle_drafts ADD CONSTRAINT subtitle_drafts_pkey PRIMARY KEY (media_content_id, language_code, kind);
ALTER TABLE ONLY subtitles ADD CONSTRAINT subtitles_media_content_id_language_code_kind_key UNIQUE (media_content_id, language_code, kind);
ALTER TABLE ONLY subtitles ADD CONSTRAINT subtitles_pkey PRIMARY KEY (id);
ALTER TABLE ONLY unlock_failures ADD CONSTRAINT unlock_failures_pkey PRIMARY KEY (id);
ALTER TABLE ONLY unused_folders ADD CONSTRAINT unused_folders_pkey PRIMARY KEY (folder);
ALTER TABLE ONLY upload_chunks ADD CONSTRAINT upload_chunks_pkey PRIMARY KEY (upload_id, start_byte);
ALTER TABLE ONLY upload_companions ADD CONSTRAINT upload_companions_pkey PRIMARY KEY (upload_id, kind, name);
ALTER TABLE ONLY uploads ADD CONSTRAINT uploads_pkey PRIMARY KEY (id);
ALTER TABLE ONLY visitor_progress ADD CONSTRAINT visitor_progress_pkey PRIMARY KEY (media_content_id, viewer_hash);
ALTER TABLE ONLY visitors ADD CONSTRAINT visitors_pkey PRIMARY KEY (media_content_id, viewer_hash);
ALTER TABLE ONLY watch_events ADD CONSTRAINT watch_events_pkey PRIMARY KEY (id);
ALTER TABLE ONLY watch_progress ADD CONSTRAINT watch_progress_pkey PRIMARY KEY (person_id, media_content_id);

CREATE INDEX analytics_counts_of ON analytics_counts USING btree (organization_id, day DESC, event);
CREATE INDEX analytics_counts_unsent ON analytics_counts USING btree (day) WHERE (count <> sent);
CREATE INDEX analytics_item_periods_media_content_id_idx ON analytics_item_periods USING btree (media_content_id);
CREATE INDEX analytics_item_periods_most_watched ON analytics_item_periods USING btree (organization_id, days, views DESC, media_content_id);
CREATE INDEX analytics_scopes_organization_id_idx ON analytics_scopes USING btree (organization_id);
CREATE INDEX attachments_media_content_id_idx ON attachments USING btree (media_content_id);
CREATE INDEX audit_log_actions ON audit_log USING btree (organization_id, action, at DESC, id DESC);
CREATE INDEX audit_log_newest ON audit_log USING btree (organization_id, id DESC);
CREATE INDEX audit_log_people ON audit_log USING btree (person_id, at DESC, id DESC) WHERE (person_id IS NOT NULL);
CREATE INDEX audit_log_subjects ON audit_log USING btree (subject, at DESC, id DESC) WHERE (subject IS NOT NULL);
CREATE INDEX audit_log_times ON audit_log USING btree (organization_id, at DESC, id DESC);
CREATE INDEX caption_requests_of_items ON caption_requests USING btree (media_content_id, created_at DESC);
CREATE INDEX caption_requests_of_people ON caption_requests USING btree (requested_by);

CREATE UNIQUE INDEX caption_requests_under_way ON caption_requests USING btree (media_content_id, kind, (
CASE
    WHEN (kind = 'translation'::text) THEN language_code
    ELSE ''::text
END)) WHERE (state = ANY (ARRAY['waiting'::text, 'working'::text]));

CREATE UNIQUE INDEX categories_organization_id_lower_idx ON categories USING btree (organization_id, lower(name));
CREATE INDEX category_followers_category_id_idx ON category_followers USING btree (category_id);
CREATE INDEX category_managers_person_id_idx ON category_managers USING btree (person_id);
CREATE INDEX departures_organization_id_idx ON departures USING btree (organization_id);
CREATE INDEX directory_group_members_user_id_idx ON directory_group_members USING btree (user_id);
CREATE UNIQUE INDEX directory_groups_organization_id_lower_idx ON directory_groups USING btree (organization_id, lower(display_name));
CREATE INDEX directory_tokens_organization_id_created_at_idx ON directory_tokens USING btree (organization_id, created_at);
CREATE INDEX directory_users_email_idx ON directory_users USING btree (email);
CREATE UNIQUE INDEX directory_users_name ON directory_users USING btree (organization_id, lower(user_name)) WHERE (deleted_at IS NULL);
CREATE INDEX directory_users_organization_id_created_at_id_idx ON directory_users USING btree (organization_id, created_at, id) WHERE (deleted_at IS NULL);
CREATE INDEX directory_users_organization_id_external_id_idx ON directory_users USING btree (organization_id, external_id) WHERE (deleted_at IS NULL);
CREATE INDEX directory_users_person_id_idx ON directory_users USING btree (person_id);
CREATE INDEX failed_tries_hour ON failed_tries USING btree (hour);
CREATE INDEX failed_tries_person ON failed_tries USING btree (person_id);
CREATE INDEX identity_attempts_last ON identity_attempts USING btree (last_at);
CREATE INDEX identity_links_expiry ON identity_links USING btree (expires_at);
CREATE INDEX identity_passkeys_account ON identity_passkeys USING btree (account_id);
CREATE INDEX identity_records_expiry ON identity_records USING btree (expires_at);
CREATE INDEX identity_records_grant ON identity_records USING btree (grant_id) WHERE (grant_id IS NOT NULL);
CREATE INDEX identity_records_subject ON identity_records USING btree (subject) WHERE (subject IS NOT NULL);
CREATE INDEX identity_records_uid ON identity_records USING btree (uid) WHERE (uid IS NOT NULL);
CREATE INDEX identity_sessions_seen ON identity_sessions USING btree (last_seen_at);
CREATE INDEX identity_sessions_subject ON identity_sessions USING btree (subject);
CREATE INDEX item_counts_of ON item_counts USING btree (of_id) INCLUDE (published, open);
CREATE INDEX jobs_due ON jobs USING btree (kind, is_suspect, priority, run_at, "position") WHERE ((finished_at IS NULL) AND (lease IS NULL));
CREATE INDEX jobs_finished ON jobs USING btree (finished_at) WHERE (finished_at IS NOT NULL);
CREATE UNIQUE INDEX jobs_key ON jobs USING btree (kind, key);
CREATE INDEX jobs_leased ON jobs USING btree (lease_until) WHERE (lease IS NOT NULL);
CREATE INDEX mails_done ON mails USING btree (COALESCE(sent_at, failed_at)) WHERE (COALESCE(sent_at, failed_at) IS NOT NULL);
CREATE INDEX mails_waiting ON mails USING btree (next_at) WHERE ((sent_at IS NULL) AND (failed_at IS NULL));
CREATE INDEX media_content_categories_category_id_idx ON media_content_categories USING btree (category_id);
CREATE INDEX media_content_categories_expiring ON media_content_categories USING btree (category_id, expires_at) WHERE ((published_at IS NOT NULL) AND is_open AND (expires_at IS NOT NULL));
CREATE INDEX media_content_categories_versions ON media_content_categories USING btree (category_id, published_at DESC, media_content_id) INCLUDE (is_open, expires_at, item_version, is_locked) WHERE (published_at IS NOT NULL);
CREATE INDEX media_contents_by_change ON media_contents USING btree (organization_id, updated_at DESC, id);
CREATE INDEX media_contents_by_completion ON media_contents USING btree (organization_id, COALESCE(completion, ('-1'::integer)::real) DESC, id);
CREATE INDEX media_contents_by_date ON media_contents USING btree (organization_id, COALESCE(publish_date, '0001-01-01 00:00:00+00'::timestamp with time zone) DESC, id);
CREATE INDEX media_contents_by_duration ON media_contents USING btree (organization_id, duration_in_seconds DESC, id);
CREATE INDEX media_contents_by_name ON media_contents USING btree (organization_id, title_search COLLATE "C", id DESC);
CREATE INDEX media_contents_by_state ON media_contents USING btree (organization_id, content_state(status, processing_status, (package IS NOT NULL)), updated_at DESC, id);
CREATE INDEX media_contents_by_title ON media_contents USING btree (organization_id, title_search COLLATE "C", id) WHERE ((status = 1) AND is_listed);
CREATE INDEX media_contents_by_uploader ON media_contents USING btree (created_by, updated_at DESC, id);
CREATE INDEX media_contents_by_views ON media_contents USING btree (organization_id, counted_views DESC, id);
CREATE INDEX media_contents_deleted ON media_contents USING btree (deleted_at) WHERE (status = 2);
CREATE INDEX media_contents_ending ON media_contents USING btree (expiration_date) WHERE ((expiration_option <> 0) AND (NOT has_ended));
CREATE INDEX media_contents_expiring ON media_contents USING btree (organization_id, expiration_date) WHERE ((status = 1) AND is_listed AND (visibility = 2) AND (expiration_option <> 0) AND (NOT has_ended));
CREATE INDEX media_contents_featured ON media_contents USING btree (organization_id, publish_date DESC, id) WHERE ((status = 1) AND is_listed AND is_featured);
CREATE INDEX media_contents_link_ends ON media_contents USING btree (organization_id, expiration_date) WHERE ((expiration_option <> 0) AND (status = ANY (ARRAY[1, 100])));
CREATE INDEX media_contents_managed ON media_contents USING btree (organization_id, created_at DESC, id);
CREATE INDEX media_contents_most_watched ON media_contents USING btree (organization_id, watched_rank DESC, id) WHERE ((status = 1) AND is_listed AND (watched_rank > 0));
CREATE INDEX media_contents_newest ON media_contents USING btree (organization_id, publish_date DESC, id) WHERE ((status = 1) AND is_listed);
CREATE INDEX media_contents_public ON media_contents USING btree (organization_id, publish_date DESC, id) INCLUDE (expiration_option, expiration_date) WHERE ((status = 1) AND is_listed AND (visibility = 2) AND (NOT has_ended));
CREATE INDEX media_contents_public_featured ON media_contents USING btree (organization_id, publish_date DESC, id) WHERE ((status = 1) AND is_listed AND is_public_featured);
CREATE INDEX media_contents_public_most_watched ON media_contents USING btree (organization_id, watched_rank DESC, id) INCLUDE (expiration_option, expiration_date) WHERE ((status = 1) AND is_listed AND (visibility = 2) AND (NOT has_ended) AND (watched_rank > 0));
CREATE INDEX media_contents_scheduled ON media_contents USING btree (organization_id, scheduled_publication_date) WHERE (status = 100);
CREATE INDEX media_contents_tags ON media_contents USING gin (tags_search gin_trgm_ops) WHERE (status = 1);
CREATE INDEX media_contents_under_way ON media_contents USING btree (organization_id, id) WHERE (processing_status = ANY (ARRAY[0, 1, 4, 6]));
CREATE INDEX media_contents_upcoming ON media_contents USING btree (organization_id, scheduled_publication_date, id) WHERE ((status = 100) AND is_listed);
CREATE INDEX media_versions_created_by_idx ON media_versions USING btree (created_by);
CREATE UNIQUE INDEX media_versions_in_hand ON media_versions USING btree (media_content_id) WHERE (state = ANY (ARRAY[0, 1]));
CREATE INDEX media_versions_source_id_idx ON media_versions USING btree (source_id);
CREATE INDEX memberships_organization_id_idx ON memberships USING btree (organization_id);
CREATE INDEX notices_category_id_idx ON notices USING btree (category_id) WHERE (category_id IS NOT NULL);
CREATE INDEX notices_created_at_idx ON notices USING btree (created_at);
CREATE INDEX notices_media_content_id_idx ON notices USING btree (media_content_id);
CREATE INDEX notices_newest ON notices USING btree (person_id, organization_id, created_at DESC, id);
CREATE INDEX notices_organization_id_idx ON notices USING btree (organization_id);
CREATE INDEX notices_review_entry_id_idx ON notices USING btree (review_entry_id) WHERE (review_entry_id IS NOT NULL);
CREATE INDEX notices_unread ON notices USING btree (person_id, organization_id) WHERE (read_at IS NULL);
CREATE INDEX notification_choices_due ON notification_choices USING btree (digest_due_at) WHERE (digest_due_at IS NOT NULL);
CREATE INDEX onboarding_tokens_expires_at_idx ON onboarding_tokens USING btree (expires_at);
CREATE INDEX onboarding_tokens_onboarding_id_idx ON onboarding_tokens USING btree (onboarding_id);
CREATE INDEX onboardings_organization_id_idx ON onboardings USING btree (organization_id) WHERE (joined_at IS NULL);
CREATE INDEX onboardings_waiting ON onboardings USING btree (email) WHERE ((used_at IS NOT NULL) AND (joined_at IS NULL));
CREATE UNIQUE INDEX organization_domains_owner ON organization_domains USING btree (domain) WHERE (owned_at IS NOT NULL);
CREATE UNIQUE INDEX organizations_name ON organizations USING btree (lower(name));
CREATE UNIQUE INDEX organizations_name_skeleton ON organizations USING btree (name_skeleton);
CREATE INDEX people_lower_idx ON people USING btree (lower(email));
CREATE INDEX playlist_items_media_content_id_idx ON playlist_items USING btree (media_content_id);
CREATE INDEX push_subscriptions_person_id_created_at_idx ON push_subscriptions USING btree (person_id, created_at);
CREATE INDEX pushes_ended ON pushes USING btree (ended_at) WHERE (ended_at IS NOT NULL);
CREATE INDEX pushes_media_content_id_idx ON pushes USING btree (media_content_id);
CREATE INDEX pushes_waiting ON pushes USING btree (next_at) WHERE (ended_at IS NULL);
CREATE INDEX rate_limits_forget ON rate_limits USING btree (forget_at);
CREATE INDEX reactions_media_content_id_idx ON reactions USING btree (media_content_id);
CREATE INDEX reminders_due ON reminders USING btree (created_at) WHERE (mail_due IS NOT NULL);
CREATE INDEX reminders_media_content_id_idx ON reminders USING btree (media_content_id);
CREATE INDEX replaced_packages_replaced_at_idx ON replaced_packages USING btree (replaced_at);
CREATE INDEX review_entries_answers ON review_entries USING btree (parent_id) WHERE (parent_id IS NOT NULL);
CREATE INDEX review_entries_mail_due ON review_entries USING btree (created_at) WHERE mail_due;
CREATE INDEX review_entries_notice_due ON review_entries USING btree (created_at) WHERE notice_due;
CREATE INDEX review_entries_review_id_created_at_id_idx ON review_entries USING btree (review_id, created_at, id);
CREATE INDEX reviews_of_items ON reviews USING btree (media_content_id, created_at DESC);
CREATE UNIQUE INDEX reviews_open ON reviews USING btree (media_content_id) WHERE (status = ANY (ARRAY[10, 11, 12]));
CREATE INDEX reviews_queue ON reviews USING btree (organization_id, status, submitted_at, id) WHERE (status = ANY (ARRAY[10, 11, 12]));
CREATE INDEX schedules_due ON schedules USING btree (at) WHERE (status = 1);
CREATE UNIQUE INDEX schedules_open ON schedules USING btree (media_content_id, action) WHERE (status = 1);
CREATE INDEX schedules_unpublications ON schedules USING btree (at) WHERE ((action = 2) AND (status = ANY (ARRAY[1, 2])));
CREATE INDEX search_documents_newest ON search_documents USING btree (organization_id, published_at DESC, media_content_id) WHERE (published_at IS NOT NULL);
CREATE INDEX search_documents_recent_title ON search_documents USING gin (title) WITH (gin_pending_list_limit='256') WHERE is_recent;
CREATE INDEX search_documents_recent_words ON search_documents USING gin (words) WITH (gin_pending_list_limit='256') WHERE is_recent;
CREATE INDEX search_documents_title ON search_documents USING gin (title) WITH (gin_pending_list_limit='256');
CREATE INDEX search_documents_version ON search_documents USING btree (version);
CREATE INDEX search_documents_words ON search_documents USING gin (words) WITH (gin_pending_list_limit='256');
CREATE INDEX search_entries_begun_3 ON search_entries USING btree (organization_id, kind, "left"(beginning, 3), items DESC);
CREATE INDEX search_entries_begun_4 ON search_entries USING btree (organization_id, kind, "left"(beginning, 4), items DESC);
CREATE INDEX search_transcripts_item ON search_transcripts USING btree (media_content_id);
CREATE INDEX search_transcripts_newest ON search_transcripts USING btree (organization_id, published_at DESC, media_content_id) WHERE (published_at IS NOT NULL);
CREATE INDEX search_transcripts_recent_words ON search_transcripts USING gin (words) WITH (gin_pending_list_limit='256') WHERE is_recent;
CREATE INDEX search_transcripts_version ON search_transcripts USING btree (version);
CREATE INDEX search_transcripts_words ON search_transcripts USING gin (words) WITH (gin_pending_list_limit='256');
CREATE INDEX search_words_begun_3 ON search_words USING btree (organization_id, "left"(word, 3), ((documents + spoken)) DESC);
CREATE INDEX search_words_begun_4 ON search_words USING btree (organization_id, "left"(word, 4), ((documents + spoken)) DESC);
CREATE INDEX search_words_end ON search_words USING btree (organization_id, reverse(word)) WHERE (language = ANY (ARRAY['german'::text, 'dutch'::text, 'danish'::text, 'norwegian'::text, 'swedish'::text, 'finnish'::text, 'hungarian'::text]));
CREATE INDEX search_words_stem ON search_words USING btree (organization_id, stem);
CREATE INDEX search_words_trigrams ON search_words USING gin (word gin_trgm_ops);
CREATE INDEX self_registration_secrets_expires_at_idx ON self_registration_secrets USING btree (expires_at);
CREATE INDEX self_registration_secrets_user_id_idx ON self_registration_secrets USING btree (user_id);
CREATE INDEX self_registration_users_onboarding_id_idx ON self_registration_users USING btree (onboarding_id);
CREATE UNIQUE INDEX self_registration_users_open ON self_registration_users USING btree (self_registration_id, email) WHERE (completed_at IS NULL);
CREATE INDEX self_registrations_organization_id_idx ON self_registrations USING btree (organization_id);
CREATE INDEX sound_tracks_created_by_idx ON sound_tracks USING btree (created_by);
CREATE INDEX sound_tracks_media_content_id_idx ON sound_tracks USING btree (media_content_id, created_at);
CREATE INDEX spent_bot_checks_expires_at_idx ON spent_bot_checks USING btree (expires_at);
CREATE INDEX stored_bytes_of_organization ON stored_bytes USING btree (organization_id) INCLUDE (upload_id, part, size_in_bytes);
CREATE INDEX subscription_users_email_idx ON subscription_users USING btree (email);
CREATE INDEX subtitle_cues_media_content_id_idx ON subtitle_cues USING btree (media_content_id);
CREATE INDEX unlock_failures_failed_at_idx ON unlock_failures USING btree (failed_at);
CREATE INDEX unlock_failures_media_content_id_address_hash_failed_at_idx ON unlock_failures USING btree (media_content_id, address_hash, failed_at);
CREATE INDEX uploads_ended_at_idx ON uploads USING btree (ended_at) WHERE (ended_at IS NOT NULL);
CREATE INDEX uploads_of_a_person ON uploads USING btree (created_by, organization_id, created_at) WHERE (created_by IS NOT NULL);
CREATE UNIQUE INDEX uploads_organization_id_idempotency_key_idx ON uploads USING btree (organization_id, idempotency_key);
CREATE INDEX uploads_updated_at_idx ON uploads USING btree (updated_at) WHERE (completed_at IS NULL);
CREATE INDEX visitors_counted_at ON visitors USING btree (counted_at);
CREATE INDEX watch_progress_history ON watch_progress USING btree (person_id, updated_at DESC, media_content_id) WHERE (forgotten_at IS NULL);
CREATE INDEX watch_progress_media_content_id_idx ON watch_progress USING btree (media_content_id);
CREATE INDEX watch_progress_organization ON watch_progress USING btree (organization_id, updated_at DESC, person_id, media_content_id);
CREATE INDEX watch_progress_person_id_updated_at_idx ON watch_progress USING btree (person_id, updated_at DESC);

CREATE TRIGGER add_change_of_documents AFTER UPDATE ON search_documents REFERENCING NEW TABLE AS changed FOR EACH STATEMENT EXECUTE FUNCTION add_search_change();
CREATE TRIGGER add_change_of_gone_documents AFTER DELETE ON search_documents REFERENCING OLD TABLE AS changed FOR EACH STATEMENT EXECUTE FUNCTION add_search_change();
CREATE TRIGGER add_change_of_gone_transcripts AFTER DELETE ON search_transcripts REFERENCING OLD TABLE AS changed FOR EACH STATEMENT EXECUTE FUNCTION add_search_change();
CREATE TRIGGER add_change_of_new_documents AFTER INSERT ON search_documents REFERENCING NEW TABLE AS changed FOR EACH STATEMENT EXECUTE FUNCTION add_search_change();
CREATE TRIGGER add_change_of_new_transcripts AFTER INSERT ON search_transcripts REFERENCING NEW TABLE AS changed FOR EACH STATEMENT EXECUTE FUNCTION add_search_change();
CREATE TRIGGER add_change_of_transcripts AFTER UPDATE ON search_transcripts REFERENCING NEW TABLE AS changed FOR EACH STATEMENT EXECUTE FUNCTION add_search_change();
CREATE TRIGGER begin_again BEFORE UPDATE OF expiration_option, expiration_date ON media_contents FOR EACH ROW WHEN (((old.expiration_option IS DISTINCT FROM new.expiration_option) OR (old.expiration_date IS DISTINCT FROM new.expiration_date))) EXECUTE FUNCTION begin_again();
COMMENT ON TRIGGER begin_again ON media_contents IS 'An item with another end has not ended, until the look at the clock once a minute says so.';

CREATE TRIGGER complete_watch_progress BEFORE INSERT OR UPDATE ON watch_progress FOR EACH ROW WHEN (((new.organization_id IS NULL) OR ((new.watch_status = 2) AND (new.completed_at IS NULL)))) EXECUTE FUNCTION complete_watch_progress();
CREATE TRIGGER copy_item_into_document AFTER UPDATE ON media_contents FOR EACH ROW
    WHEN ((old.status, old.is_listed, old.visibility, old.publish_date, old.expiration_option, old.expiration_date, old.has_ended, old.watched_rank, old.password_hash)
      IS DISTINCT FROM (new.status, new.is_listed, new.visibility, new.publish_date, new.expiration_option, new.expiration_date, new.has_ended, new.watched_rank, new.password_hash))
    EXECUTE FUNCTION copy_item_into_document();
CREATE TRIGGER copy_item_into_entries AFTER UPDATE ON media_contents FOR EACH ROW WHEN (((old.version IS DISTINCT FROM new.version) OR (old.status IS DISTINCT FROM new.status) OR (old.is_listed IS DISTINCT FROM new.is_listed) OR (old.visibility IS DISTINCT FROM new.visibility) OR (old.publish_date IS DISTINCT FROM new.publish_date) OR (old.expiration_option IS DISTINCT FROM new.expiration_option) OR (old.expiration_date IS DISTINCT FROM new.expiration_date) OR (old.has_ended IS DISTINCT FROM new.has_ended) OR (old.password_hash IS DISTINCT FROM new.password_hash))) EXECUTE FUNCTION copy_item_into_entries();
COMMENT ON TRIGGER copy_item_into_entries ON media_contents IS 'The copies in entries of categories follow the item.';

CREATE TRIGGER copy_item_into_new_entry BEFORE INSERT ON media_content_categories FOR EACH ROW EXECUTE FUNCTION copy_item_into_new_entry();
COMMENT ON TRIGGER copy_item_into_new_entry ON media_content_categories IS 'Lists of a category read one index of this table: the date, the openness and the end of an item are copied into it.';

CREATE TRIGGER copy_lock_into_transcript BEFORE INSERT ON search_transcripts FOR EACH ROW EXECUTE FUNCTION copy_lock_into_transcript();
CREATE TRIGGER count_changed_entry AFTER UPDATE ON media_content_categories FOR EACH ROW WHEN (((old.category_id IS DISTINCT FROM new.category_id) OR ((old.published_at IS NULL) IS DISTINCT FROM (new.published_at IS NULL)) OR (old.is_open IS DISTINCT FROM new.is_open))) EXECUTE FUNCTION count_changed_entry();
COMMENT ON TRIGGER count_changed_entry ON media_content_categories IS 'An entry that begins or ends to be seen changes the totals of its category.';

CREATE TRIGGER count_changed_item AFTER UPDATE ON media_contents FOR EACH ROW WHEN (((old.organization_id IS DISTINCT FROM new.organization_id) OR ((old.status = 1) IS DISTINCT FROM (new.status = 1)) OR (old.is_listed IS DISTINCT FROM new.is_listed) OR ((old.visibility = 2) IS DISTINCT FROM (new.visibility = 2)) OR (old.has_ended IS DISTINCT FROM new.has_ended))) EXECUTE FUNCTION count_changed_item();
COMMENT ON TRIGGER count_changed_item ON media_contents IS 'Counts what an item adds to its organization''s totals, and refuses that an item changes its organization.';

CREATE TRIGGER count_companion AFTER INSERT OR UPDATE ON upload_companions FOR EACH ROW EXECUTE FUNCTION count_companion();
CREATE TRIGGER count_gone_entries AFTER DELETE ON media_content_categories REFERENCING OLD TABLE AS changed FOR EACH STATEMENT EXECUTE FUNCTION count_new_or_gone_entries();
COMMENT ON TRIGGER count_gone_entries ON media_content_categories IS 'The twin of count_new_entries.';

CREATE TRIGGER count_gone_items AFTER DELETE ON media_contents REFERENCING OLD TABLE AS changed FOR EACH STATEMENT EXECUTE FUNCTION count_new_or_gone_items();
COMMENT ON TRIGGER count_gone_items ON media_contents IS 'The twin of count_new_items.';

CREATE TRIGGER count_new_entries AFTER INSERT ON media_content_categories REFERENCING NEW TABLE AS changed FOR EACH STATEMENT EXECUTE FUNCTION count_new_or_gone_entries();
COMMENT ON TRIGGER count_new_entries ON media_content_categories IS 'Totals of a category, counted once a statement.';

CREATE TRIGGER count_new_items AFTER INSERT ON media_contents REFERENCING NEW TABLE AS changed FOR EACH STATEMENT EXECUTE FUNCTION count_new_or_gone_items();
COMMENT ON TRIGGER count_new_items ON media_contents IS 'Once a statement, so that bringing in many items stays quick.';

CREATE TRIGGER count_reactions AFTER INSERT OR DELETE OR UPDATE ON reactions FOR EACH ROW EXECUTE FUNCTION count_reactions();
COMMENT ON TRIGGER count_reactions ON reactions IS 'An item carries its totals of reactions, so that a list does not count them.';

CREATE TRIGGER count_upload AFTER INSERT ON uploads FOR EACH ROW EXECUTE FUNCTION count_upload();
CREATE TRIGGER date_submission AFTER INSERT ON review_entries FOR EACH ROW WHEN ((new.action = 13)) EXECUTE FUNCTION date_submission();
COMMENT ON TRIGGER date_submission ON review_entries IS 'A review that goes on after requested changes waits anew.';

CREATE TRIGGER fill_review BEFORE INSERT ON reviews FOR EACH ROW EXECUTE FUNCTION fill_review();
COMMENT ON TRIGGER fill_review ON reviews IS 'The version before writes reviews without their organization.';

CREATE TRIGGER mail_ended AFTER UPDATE ON mails FOR EACH ROW WHEN (((new.sent_at IS NOT NULL) OR (new.failed_at IS NOT NULL))) EXECUTE FUNCTION ended_mail_becomes_job();
COMMENT ON TRIGGER mail_ended ON mails IS 'The key of a mail that the version before has sent stays known.';

CREATE TRIGGER mail_refused AFTER UPDATE ON mails FOR EACH ROW WHEN (((new.sent_at IS NULL) AND (new.failed_at IS NULL) AND (new.handed_over_at IS NULL))) EXECUTE FUNCTION mail_becomes_job();
CREATE TRIGGER mail_written BEFORE INSERT ON mails FOR EACH ROW EXECUTE FUNCTION mail_becomes_job();
CREATE TRIGGER mark_recent BEFORE INSERT OR UPDATE OF published_at ON search_documents FOR EACH ROW EXECUTE FUNCTION mark_recent();
CREATE TRIGGER mark_recent BEFORE INSERT OR UPDATE OF published_at ON search_transcripts FOR EACH ROW EXECUTE FUNCTION mark_recent();
CREATE TRIGGER push_written BEFORE INSERT ON pushes FOR EACH ROW EXECUTE FUNCTION push_becomes_job();
CREATE TRIGGER renew_version BEFORE UPDATE ON media_contents FOR EACH ROW WHEN (((old.visitor_count = new.visitor_count) AND (old.counted_views = new.counted_views) AND (NOT (old.completion IS DISTINCT FROM new.completion)))) EXECUTE FUNCTION renew_version();
COMMENT ON TRIGGER renew_version ON media_contents IS 'Cached JSON of an item is valid for one version. A view, and the count of views, change nothing that JSON shows.';

CREATE TRIGGER renew_versions_of_changed_categories AFTER UPDATE ON categories REFERENCING NEW TABLE AS changed FOR EACH STATEMENT EXECUTE FUNCTION renew_versions_of_organizations();
COMMENT ON TRIGGER renew_versions_of_changed_categories ON categories IS 'Items show names of categories. One row of the organization stands for all its items.';

CREATE TRIGGER renew_versions_of_changed_subtitles AFTER UPDATE ON subtitles REFERENCING NEW TABLE AS changed FOR EACH STATEMENT EXECUTE FUNCTION renew_versions_of_items();
COMMENT ON TRIGGER renew_versions_of_changed_subtitles ON subtitles IS 'An item shows the language of its transcript.';

CREATE TRIGGER renew_versions_of_filed_items AFTER INSERT ON media_content_categories REFERENCING NEW TABLE AS changed FOR EACH STATEMENT EXECUTE FUNCTION renew_versions_of_items();
COMMENT ON TRIGGER renew_versions_of_filed_items ON media_content_categories IS 'An item shows its categories.';

CREATE TRIGGER renew_versions_of_gone_categories AFTER DELETE ON categories REFERENCING OLD TABLE AS changed FOR EACH STATEMENT EXECUTE FUNCTION renew_versions_of_organizations();
COMMENT ON TRIGGER renew_versions_of_gone_categories ON categories IS 'Items show names of categories.';

CREATE TRIGGER renew_versions_of_items_with_new_requests AFTER INSERT ON caption_requests REFERENCING NEW TABLE AS changed FOR EACH STATEMENT EXECUTE FUNCTION renew_versions_of_items();
CREATE TRIGGER renew_versions_of_items_with_requests AFTER UPDATE ON caption_requests REFERENCING NEW TABLE AS changed FOR EACH STATEMENT EXECUTE FUNCTION renew_versions_of_items();
CREATE TRIGGER renew_versions_of_subtitled_items AFTER INSERT ON subtitles REFERENCING NEW TABLE AS changed FOR EACH STATEMENT EXECUTE FUNCTION renew_versions_of_items();
COMMENT ON TRIGGER renew_versions_of_subtitled_items ON subtitles IS 'An item shows the language of its transcript.';

CREATE TRIGGER renew_versions_of_unfiled_items AFTER DELETE ON media_content_categories REFERENCING OLD TABLE AS changed FOR EACH STATEMENT EXECUTE FUNCTION renew_versions_of_unfiled_items();
COMMENT ON TRIGGER renew_versions_of_unfiled_items ON media_content_categories IS 'An item shows its categories.';

CREATE TRIGGER renew_versions_without_subtitles AFTER DELETE ON subtitles REFERENCING OLD TABLE AS changed FOR EACH STATEMENT EXECUTE FUNCTION renew_versions_of_items();
COMMENT ON TRIGGER renew_versions_without_subtitles ON subtitles IS 'An item shows the language of its transcript.';

CREATE TRIGGER schedule_new_item AFTER INSERT ON media_contents FOR EACH ROW WHEN ((new.status = 100)) EXECUTE FUNCTION schedule_new_item();
COMMENT ON TRIGGER schedule_new_item ON media_contents IS 'An item that is inserted as scheduled has its schedule.';

CREATE TRIGGER stream_audit_lines AFTER INSERT ON audit_log REFERENCING NEW TABLE AS changed FOR EACH STATEMENT EXECUTE FUNCTION stream_audit_lines();
CREATE TRIGGER sum_stored_bytes AFTER INSERT OR DELETE OR UPDATE ON stored_bytes FOR EACH ROW EXECUTE FUNCTION sum_stored_bytes();

ALTER TABLE ONLY analytics_counts ADD CONSTRAINT analytics_counts_organization_id_fkey FOREIGN KEY (organization_id) REFERENCES organizations(id) ON DELETE CASCADE;
ALTER TABLE ONLY analytics_days ADD CONSTRAINT analytics_days_scope_id_fkey FOREIGN KEY (scope_id) REFERENCES analytics_scopes(id) ON DELETE CASCADE;
ALTER TABLE ONLY analytics_item_periods ADD CONSTRAINT analytics_item_periods_media_content_id_fkey FOREIGN KEY (media_content_id) REFERENCES media_contents(id) ON DELETE CASCADE;
ALTER TABLE ONLY analytics_item_periods ADD CONSTRAINT analytics_item_periods_organization_id_fkey FOREIGN KEY (organization_id) REFERENCES organizations(id) ON DELETE CASCADE;
ALTER TABLE ONLY analytics_parts ADD CONSTRAINT analytics_parts_scope_id_fkey FOREIGN KEY (scope_id) REFERENCES analytics_scopes(id) ON DELETE CASCADE;
ALTER TABLE ONLY analytics_retention_bins ADD CONSTRAINT analytics_retention_bins_scope_id_fkey FOREIGN KEY (scope_id) REFERENCES analytics_retention(scope_id) ON DELETE CASCADE;
ALTER TABLE ONLY analytics_retention ADD CONSTRAINT analytics_retention_scope_id_fkey FOREIGN KEY (scope_id) REFERENCES analytics_scopes(id) ON DELETE CASCADE;
ALTER TABLE ONLY analytics_returns ADD CONSTRAINT analytics_returns_scope_id_fkey FOREIGN KEY (scope_id) REFERENCES analytics_scopes(id) ON DELETE CASCADE;
ALTER TABLE ONLY analytics_rollups ADD CONSTRAINT analytics_rollups_organization_id_fkey FOREIGN KEY (organization_id) REFERENCES organizations(id) ON DELETE CASCADE;
ALTER TABLE ONLY analytics_scopes ADD CONSTRAINT analytics_scopes_category_id_fkey FOREIGN KEY (category_id) REFERENCES categories(id) ON DELETE CASCADE;
ALTER TABLE ONLY analytics_scopes ADD CONSTRAINT analytics_scopes_media_content_id_fkey FOREIGN KEY (media_content_id) REFERENCES media_contents(id) ON DELETE CASCADE;
ALTER TABLE ONLY analytics_scopes ADD CONSTRAINT analytics_scopes_organization_id_fkey FOREIGN KEY (organization_id) REFERENCES organizations(id) ON DELETE CASCADE;
ALTER TABLE ONLY analytics_viewers ADD CONSTRAINT analytics_viewers_scope_id_fkey FOREIGN KEY (scope_id) REFERENCES analytics_scopes(id) ON DELETE CASCADE;
ALTER TABLE ONLY attachments ADD CONSTRAINT attachments_media_content_id_fkey FOREIGN KEY (media_content_id) REFERENCES media_contents(id) ON DELETE CASCADE;
ALTER TABLE ONLY audit_deliveries ADD CONSTRAINT audit_deliveries_receiver_id_fkey FOREIGN KEY (receiver_id) REFERENCES audit_receivers(id) ON DELETE CASCADE;
ALTER TABLE ONLY audit_receivers ADD CONSTRAINT audit_receivers_organization_id_fkey FOREIGN KEY (organization_id) REFERENCES organizations(id) ON DELETE CASCADE;
ALTER TABLE ONLY caption_request_parts ADD CONSTRAINT caption_request_parts_request_id_fkey FOREIGN KEY (request_id) REFERENCES caption_requests(id) ON DELETE CASCADE;
ALTER TABLE ONLY caption_requests ADD CONSTRAINT caption_requests_media_content_id_fkey FOREIGN KEY (media_content_id) REFERENCES media_contents(id) ON DELETE CASCADE;
ALTER TABLE ONLY caption_requests ADD CONSTRAINT caption_requests_organization_id_fkey FOREIGN KEY (organization_id) REFERENCES organizations(id) ON DELETE CASCADE;
ALTER TABLE ONLY caption_requests ADD CONSTRAINT caption_requests_requested_by_fkey FOREIGN KEY (requested_by) REFERENCES people(id) ON DELETE SET NULL;
ALTER TABLE ONLY categories ADD CONSTRAINT categories_organization_id_fkey FOREIGN KEY (organization_id) REFERENCES organizations(id) ON DELETE CASCADE;
ALTER TABLE ONLY category_followers ADD CONSTRAINT category_followers_category_id_fkey FOREIGN KEY (category_id) REFERENCES categories(id) ON DELETE CASCADE;
ALTER TABLE ONLY category_followers ADD CONSTRAINT category_followers_person_id_fkey FOREIGN KEY (person_id) REFERENCES people(id) ON DELETE CASCADE;
ALTER TABLE ONLY category_managers ADD CONSTRAINT category_managers_category_id_fkey FOREIGN KEY (category_id) REFERENCES categories(id) ON DELETE CASCADE;
ALTER TABLE ONLY category_managers ADD CONSTRAINT category_managers_person_id_fkey FOREIGN KEY (person_id) REFERENCES people(id) ON DELETE CASCADE;
ALTER TABLE ONLY departures ADD CONSTRAINT departures_organization_id_fkey FOREIGN KEY (organization_id) REFERENCES organizations(id) ON DELETE CASCADE;
ALTER TABLE ONLY departures ADD CONSTRAINT departures_person_id_fkey FOREIGN KEY (person_id) REFERENCES people(id) ON DELETE CASCADE;
ALTER TABLE ONLY directory_group_members ADD CONSTRAINT directory_group_members_group_id_fkey FOREIGN KEY (group_id) REFERENCES directory_groups(id) ON DELETE CASCADE;
ALTER TABLE ONLY directory_group_members ADD CONSTRAINT directory_group_members_user_id_fkey FOREIGN KEY (user_id) REFERENCES directory_users(id) ON DELETE CASCADE;
ALTER TABLE ONLY directory_groups ADD CONSTRAINT directory_groups_organization_id_fkey FOREIGN KEY (organization_id) REFERENCES organizations(id) ON DELETE CASCADE;
ALTER TABLE ONLY directory_tokens ADD CONSTRAINT directory_tokens_organization_id_fkey FOREIGN KEY (organization_id) REFERENCES organizations(id) ON DELETE CASCADE;
ALTER TABLE ONLY directory_users ADD CONSTRAINT directory_users_organization_id_fkey FOREIGN KEY (organization_id) REFERENCES organizations(id) ON DELETE CASCADE;
ALTER TABLE ONLY directory_users ADD CONSTRAINT directory_users_person_id_fkey FOREIGN KEY (person_id) REFERENCES people(id) ON DELETE SET NULL;
ALTER TABLE ONLY failed_tries ADD CONSTRAINT failed_tries_person_id_fkey FOREIGN KEY (person_id) REFERENCES people(id) ON DELETE CASCADE;
ALTER TABLE ONLY feeds ADD CONSTRAINT feeds_person_id_fkey FOREIGN KEY (person_id) REFERENCES people(id) ON DELETE CASCADE;
ALTER TABLE ONLY heard_words ADD CONSTRAINT heard_words_media_content_id_fkey FOREIGN KEY (media_content_id) REFERENCES media_contents(id) ON DELETE CASCADE;
ALTER TABLE ONLY identity_authenticators ADD CONSTRAINT identity_authenticators_account_id_fkey FOREIGN KEY (account_id) REFERENCES identity_accounts(id) ON DELETE CASCADE;
ALTER TABLE ONLY identity_links ADD CONSTRAINT identity_links_account_id_fkey FOREIGN KEY (account_id) REFERENCES identity_accounts(id) ON DELETE CASCADE;
ALTER TABLE ONLY identity_passkeys ADD CONSTRAINT identity_passkeys_account_id_fkey FOREIGN KEY (account_id) REFERENCES identity_accounts(id) ON DELETE CASCADE;
ALTER TABLE ONLY identity_recovery_codes ADD CONSTRAINT identity_recovery_codes_account_id_fkey FOREIGN KEY (account_id) REFERENCES identity_accounts(id) ON DELETE CASCADE;
ALTER TABLE ONLY machine_caption_usage ADD CONSTRAINT machine_caption_usage_organization_id_fkey FOREIGN KEY (organization_id) REFERENCES organizations(id) ON DELETE CASCADE;
ALTER TABLE ONLY media_content_categories ADD CONSTRAINT media_content_categories_category_id_fkey FOREIGN KEY (category_id) REFERENCES categories(id) ON DELETE CASCADE;
ALTER TABLE ONLY media_content_categories ADD CONSTRAINT media_content_categories_media_content_id_fkey FOREIGN KEY (media_content_id) REFERENCES media_contents(id) ON DELETE CASCADE;
ALTER TABLE ONLY media_contents ADD CONSTRAINT media_contents_created_by_fkey FOREIGN KEY (created_by) REFERENCES people(id) ON DELETE SET NULL;
ALTER TABLE ONLY media_contents ADD CONSTRAINT media_contents_organization_id_fkey FOREIGN KEY (organization_id) REFERENCES organizations(id) ON DELETE CASCADE;
ALTER TABLE ONLY media_versions ADD CONSTRAINT media_versions_created_by_fkey FOREIGN KEY (created_by) REFERENCES people(id) ON DELETE SET NULL;
ALTER TABLE ONLY media_versions ADD CONSTRAINT media_versions_media_content_id_fkey FOREIGN KEY (media_content_id) REFERENCES media_contents(id) ON DELETE CASCADE;
ALTER TABLE ONLY media_versions ADD CONSTRAINT media_versions_source_id_fkey FOREIGN KEY (source_id) REFERENCES uploads(id) ON DELETE CASCADE;
ALTER TABLE ONLY memberships ADD CONSTRAINT memberships_organization_id_fkey FOREIGN KEY (organization_id) REFERENCES organizations(id) ON DELETE CASCADE;
ALTER TABLE ONLY memberships ADD CONSTRAINT memberships_person_id_fkey FOREIGN KEY (person_id) REFERENCES people(id) ON DELETE CASCADE;
ALTER TABLE ONLY notices ADD CONSTRAINT notices_category_id_fkey FOREIGN KEY (category_id) REFERENCES categories(id) ON DELETE SET NULL;
ALTER TABLE ONLY notices ADD CONSTRAINT notices_media_content_id_fkey FOREIGN KEY (media_content_id) REFERENCES media_contents(id) ON DELETE CASCADE;
ALTER TABLE ONLY notices ADD CONSTRAINT notices_organization_id_fkey FOREIGN KEY (organization_id) REFERENCES organizations(id) ON DELETE CASCADE;
ALTER TABLE ONLY notices ADD CONSTRAINT notices_person_id_fkey FOREIGN KEY (person_id) REFERENCES people(id) ON DELETE CASCADE;
ALTER TABLE ONLY notices ADD CONSTRAINT notices_review_entry_id_fkey FOREIGN KEY (review_entry_id) REFERENCES review_entries(id) ON DELETE CASCADE;
ALTER TABLE ONLY notification_choices ADD CONSTRAINT notification_choices_person_id_fkey FOREIGN KEY (person_id) REFERENCES people(id) ON DELETE CASCADE;
ALTER TABLE ONLY onboarding_tokens ADD CONSTRAINT onboarding_tokens_onboarding_id_fkey FOREIGN KEY (onboarding_id) REFERENCES onboardings(id) ON DELETE CASCADE;
ALTER TABLE ONLY onboardings ADD CONSTRAINT onboardings_organization_id_fkey FOREIGN KEY (organization_id) REFERENCES organizations(id) ON DELETE CASCADE;
ALTER TABLE ONLY organization_domains ADD CONSTRAINT organization_domains_organization_id_fkey FOREIGN KEY (organization_id) REFERENCES organizations(id) ON DELETE CASCADE;
ALTER TABLE ONLY organization_policies ADD CONSTRAINT organization_policies_organization_id_fkey FOREIGN KEY (organization_id) REFERENCES organizations(id) ON DELETE CASCADE;
ALTER TABLE ONLY organization_storage ADD CONSTRAINT organization_storage_organization_id_fkey FOREIGN KEY (organization_id) REFERENCES organizations(id) ON DELETE CASCADE;
ALTER TABLE ONLY people ADD CONSTRAINT people_current_organization_id_fkey FOREIGN KEY (current_organization_id) REFERENCES organizations(id);
ALTER TABLE ONLY playlist_items ADD CONSTRAINT playlist_items_media_content_id_fkey FOREIGN KEY (media_content_id) REFERENCES media_contents(id) ON DELETE CASCADE;
ALTER TABLE ONLY playlist_items ADD CONSTRAINT playlist_items_person_id_fkey FOREIGN KEY (person_id) REFERENCES people(id) ON DELETE CASCADE;
ALTER TABLE ONLY push_subscriptions ADD CONSTRAINT push_subscriptions_person_id_fkey FOREIGN KEY (person_id) REFERENCES people(id) ON DELETE CASCADE;
ALTER TABLE ONLY pushes ADD CONSTRAINT pushes_media_content_id_fkey FOREIGN KEY (media_content_id) REFERENCES media_contents(id) ON DELETE CASCADE;
ALTER TABLE ONLY pushes ADD CONSTRAINT pushes_subscription_id_fkey FOREIGN KEY (subscription_id) REFERENCES push_subscriptions(id) ON DELETE CASCADE;
ALTER TABLE ONLY reactions ADD CONSTRAINT reactions_media_content_id_fkey FOREIGN KEY (media_content_id) REFERENCES media_contents(id) ON DELETE CASCADE;
ALTER TABLE ONLY reactions ADD CONSTRAINT reactions_person_id_fkey FOREIGN KEY (person_id) REFERENCES people(id) ON DELETE CASCADE;
ALTER TABLE ONLY reminders ADD CONSTRAINT reminders_media_content_id_fkey FOREIGN KEY (media_content_id) REFERENCES media_contents(id) ON DELETE CASCADE;
ALTER TABLE ONLY reminders ADD CONSTRAINT reminders_person_id_fkey FOREIGN KEY (person_id) REFERENCES people(id) ON DELETE CASCADE;
ALTER TABLE ONLY replaced_packages ADD CONSTRAINT replaced_packages_media_content_id_fkey FOREIGN KEY (media_content_id) REFERENCES media_contents(id) ON DELETE CASCADE;
ALTER TABLE ONLY review_entries ADD CONSTRAINT review_entries_parent_id_fkey FOREIGN KEY (parent_id) REFERENCES review_entries(id) ON DELETE CASCADE;
ALTER TABLE ONLY review_entries ADD CONSTRAINT review_entries_person_id_fkey FOREIGN KEY (person_id) REFERENCES people(id) ON DELETE SET NULL;
ALTER TABLE ONLY review_entries ADD CONSTRAINT review_entries_resolved_by_fkey FOREIGN KEY (resolved_by) REFERENCES people(id) ON DELETE SET NULL;
ALTER TABLE ONLY review_entries ADD CONSTRAINT review_entries_review_id_fkey FOREIGN KEY (review_id) REFERENCES reviews(id) ON DELETE CASCADE;
ALTER TABLE ONLY reviews ADD CONSTRAINT reviews_media_content_id_fkey FOREIGN KEY (media_content_id) REFERENCES media_contents(id) ON DELETE CASCADE;
ALTER TABLE ONLY saved_views ADD CONSTRAINT saved_views_person_id_organization_id_fkey FOREIGN KEY (person_id, organization_id) REFERENCES memberships(person_id, organization_id) ON DELETE CASCADE;
ALTER TABLE ONLY schedules ADD CONSTRAINT schedules_created_by_fkey FOREIGN KEY (created_by) REFERENCES people(id) ON DELETE SET NULL;
ALTER TABLE ONLY schedules ADD CONSTRAINT schedules_media_content_id_fkey FOREIGN KEY (media_content_id) REFERENCES media_contents(id) ON DELETE CASCADE;
ALTER TABLE ONLY search_days ADD CONSTRAINT search_days_organization_id_fkey FOREIGN KEY (organization_id) REFERENCES organizations(id) ON DELETE CASCADE;
ALTER TABLE ONLY search_documents ADD CONSTRAINT search_documents_media_content_id_fkey FOREIGN KEY (media_content_id) REFERENCES media_contents(id) ON DELETE CASCADE;
ALTER TABLE ONLY search_documents ADD CONSTRAINT search_documents_organization_id_fkey FOREIGN KEY (organization_id) REFERENCES organizations(id) ON DELETE CASCADE;
ALTER TABLE ONLY search_entries ADD CONSTRAINT search_entries_organization_id_fkey FOREIGN KEY (organization_id) REFERENCES organizations(id) ON DELETE CASCADE;
ALTER TABLE ONLY search_libraries ADD CONSTRAINT search_libraries_organization_id_fkey FOREIGN KEY (organization_id) REFERENCES organizations(id) ON DELETE CASCADE;
ALTER TABLE ONLY search_seen ADD CONSTRAINT search_seen_organization_id_fkey FOREIGN KEY (organization_id) REFERENCES organizations(id) ON DELETE CASCADE;
ALTER TABLE ONLY search_terms ADD CONSTRAINT search_terms_organization_id_fkey FOREIGN KEY (organization_id) REFERENCES organizations(id) ON DELETE CASCADE;
ALTER TABLE ONLY search_transcripts ADD CONSTRAINT search_transcripts_media_content_id_fkey FOREIGN KEY (media_content_id) REFERENCES media_contents(id) ON DELETE CASCADE;
ALTER TABLE ONLY search_transcripts ADD CONSTRAINT search_transcripts_organization_id_fkey FOREIGN KEY (organization_id) REFERENCES organizations(id) ON DELETE CASCADE;
ALTER TABLE ONLY search_transcripts ADD CONSTRAINT search_transcripts_subtitle_id_fkey FOREIGN KEY (subtitle_id) REFERENCES subtitles(id) ON DELETE CASCADE;
ALTER TABLE ONLY search_versions ADD CONSTRAINT search_versions_organization_id_fkey FOREIGN KEY (organization_id) REFERENCES organizations(id) ON DELETE CASCADE;
ALTER TABLE ONLY search_words ADD CONSTRAINT search_words_organization_id_fkey FOREIGN KEY (organization_id) REFERENCES organizations(id) ON DELETE CASCADE;
ALTER TABLE ONLY self_registration_secrets ADD CONSTRAINT self_registration_secrets_user_id_fkey FOREIGN KEY (user_id) REFERENCES self_registration_users(id) ON DELETE CASCADE;
ALTER TABLE ONLY self_registration_users ADD CONSTRAINT self_registration_users_onboarding_id_fkey FOREIGN KEY (onboarding_id) REFERENCES onboardings(id) ON DELETE SET NULL;
ALTER TABLE ONLY self_registration_users ADD CONSTRAINT self_registration_users_self_registration_id_fkey FOREIGN KEY (self_registration_id) REFERENCES self_registrations(id) ON DELETE CASCADE;
ALTER TABLE ONLY self_registrations ADD CONSTRAINT self_registrations_organization_id_fkey FOREIGN KEY (organization_id) REFERENCES organizations(id) ON DELETE CASCADE;
ALTER TABLE ONLY sound_tracks ADD CONSTRAINT sound_tracks_created_by_fkey FOREIGN KEY (created_by) REFERENCES people(id) ON DELETE SET NULL;
ALTER TABLE ONLY sound_tracks ADD CONSTRAINT sound_tracks_id_fkey FOREIGN KEY (id) REFERENCES uploads(id) ON DELETE CASCADE;
ALTER TABLE ONLY sound_tracks ADD CONSTRAINT sound_tracks_media_content_id_fkey FOREIGN KEY (media_content_id) REFERENCES media_contents(id) ON DELETE CASCADE;
ALTER TABLE ONLY stored_bytes ADD CONSTRAINT stored_bytes_upload_id_fkey FOREIGN KEY (upload_id) REFERENCES uploads(id) ON DELETE CASCADE;
ALTER TABLE ONLY subtitle_cues ADD CONSTRAINT subtitle_cues_media_content_id_fkey FOREIGN KEY (media_content_id) REFERENCES media_contents(id) ON DELETE CASCADE;
ALTER TABLE ONLY subtitle_cues ADD CONSTRAINT subtitle_cues_subtitle_id_fkey FOREIGN KEY (subtitle_id) REFERENCES subtitles(id) ON DELETE CASCADE;
ALTER TABLE ONLY subtitle_drafts ADD CONSTRAINT subtitle_drafts_media_content_id_fkey FOREIGN KEY (media_content_id) REFERENCES media_contents(id) ON DELETE CASCADE;
ALTER TABLE ONLY subtitles ADD CONSTRAINT subtitles_media_content_id_fkey FOREIGN KEY (media_content_id) REFERENCES media_contents(id) ON DELETE CASCADE;
ALTER TABLE ONLY unlock_failures ADD CONSTRAINT unlock_failures_media_content_id_fkey FOREIGN KEY (media_content_id) REFERENCES media_contents(id) ON DELETE CASCADE;
ALTER TABLE ONLY upload_chunks ADD CONSTRAINT upload_chunks_upload_id_fkey FOREIGN KEY (upload_id) REFERENCES uploads(id) ON DELETE CASCADE;
ALTER TABLE ONLY upload_companions ADD CONSTRAINT upload_companions_upload_id_fkey FOREIGN KEY (upload_id) REFERENCES uploads(id) ON DELETE CASCADE;
ALTER TABLE ONLY uploads ADD CONSTRAINT uploads_created_by_fkey FOREIGN KEY (created_by) REFERENCES people(id) ON DELETE SET NULL;
ALTER TABLE ONLY uploads ADD CONSTRAINT uploads_organization_id_fkey FOREIGN KEY (organization_id) REFERENCES organizations(id) ON DELETE CASCADE;
ALTER TABLE ONLY visitor_progress ADD CONSTRAINT visitor_progress_media_content_id_fkey FOREIGN KEY (media_content_id) REFERENCES media_contents(id) ON DELETE CASCADE;
ALTER TABLE ONLY visitors ADD CONSTRAINT visitors_media_content_id_fkey FOREIGN KEY (media_content_id) REFERENCES media_contents(id) ON DELETE CASCADE;
ALTER TABLE ONLY watch_progress ADD CONSTRAINT watch_progress_media_content_id_fkey FOREIGN KEY (media_content_id) REFERENCES media_contents(id) ON DELETE CASCADE;
ALTER TABLE ONLY watch_progress ADD CONSTRAINT watch_progress_person_id_fkey FOREIGN KEY (person_id) REFERENCES people(id) ON DELETE CASCADE;
