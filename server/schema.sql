-- Made from server/migrations by "npm run schema": the tables, indexes, triggers, policies and functions as they are now.

CREATE OR REPLACE FUNCTION add_audience_change()
 RETURNS trigger
 LANGUAGE plpgsql
 SECURITY DEFINER
 SET search_path TO 'public', 'pg_temp'
AS $function$
declare
  changed_id uuid;
begin
  for changed_id in
    select id from organizations where id in (
      select of_id from changed
      union select organization_id from categories where id in (select of_id from changed))
  loop
    update search_versions set changes = changes + 1 where (organization_id, part) in (
      select organization_id, part from search_versions where organization_id = changed_id
      order by part limit 1 for update skip locked);
    if not found then
      insert into search_versions (organization_id) values (changed_id);
    end if;
  end loop;
  return null;
end $function$;

CREATE OR REPLACE FUNCTION add_directory_members()
 RETURNS trigger
 LANGUAGE plpgsql
 SECURITY DEFINER
 SET search_path TO 'public', 'pg_temp'
AS $function$
begin
  perform from organizations where id in (select g.organization_id from changed c join groups g on g.id = c.group_id)
    order by id for update;
  insert into group_members (group_id, person_id)
  select c.group_id, m.person_id
  from changed c join groups g on g.id = c.group_id join directory_users u on u.id = c.user_id
    join memberships m on m.organization_id = g.organization_id and m.person_id = u.person_id
  where u.is_active and u.deleted_at is null on conflict do nothing;
  return null;
end $function$;

CREATE OR REPLACE FUNCTION add_to_audience_counts(id uuid, counted uuid[], more integer)
 RETURNS void
 LANGUAGE sql
AS $function$
  with free as materialized (
    select ctid as place from audience_counts where of_id = id and audience = counted limit 100 for update skip locked),
  folded as (
    delete from audience_counts where ctid = any(array(select place from free)) returning published),
  together as (
    select sum(published) as published from (select published from folded union all select more) each_row)
  insert into audience_counts select id, counted, published from together where counted is not null and published <> 0
$function$;

CREATE OR REPLACE FUNCTION add_to_item_counts(id uuid, more_published integer, more_open integer)
 RETURNS void
 LANGUAGE sql
AS $function$
  with free as materialized (
    select ctid as place from item_counts where of_id = id limit 100 for update skip locked),
  folded as (
    delete from item_counts where ctid = any(array(select place from free)) returning published, open),
  together as (
    select sum(published) as published, sum(open) as open
    from (select published, open from folded union all select more_published, more_open) each_row)
  insert into item_counts
  select id, published, open from together where published <> 0 or open <> 0
$function$;

CREATE OR REPLACE FUNCTION begin_again()
 RETURNS trigger
 LANGUAGE plpgsql
 SECURITY DEFINER
 SET search_path TO 'public', 'pg_temp'
AS $function$
begin
  new.has_ended := false;
  return new;
end $function$;

CREATE OR REPLACE FUNCTION bounded_ranges(ranges nummultirange, most integer)
 RETURNS nummultirange
 LANGUAGE sql
 IMMUTABLE
AS $function$
  select case when (select count(*) from unnest(ranges)) <= most then ranges
    else (select range_agg(kept) from (
      select kept from unnest(ranges) kept order by upper(kept) - lower(kept) desc, kept limit most) longest) end
$function$;

CREATE OR REPLACE FUNCTION complete_watch_progress()
 RETURNS trigger
 LANGUAGE plpgsql
 SECURITY DEFINER
 SET search_path TO 'public', 'pg_temp'
AS $function$
begin
  if new.watch_status = 2 then
    new.completed_at := coalesce(new.completed_at, new.updated_at);
  end if;
  if new.organization_id is null then
    select organization_id into new.organization_id from media_contents where id = new.media_content_id;
  end if;
  return new;
end $function$;

CREATE OR REPLACE FUNCTION content_state(status smallint, processing_status smallint, has_package boolean)
 RETURNS text
 LANGUAGE sql
 IMMUTABLE
AS $function$
  select case
    when status = 2 then 'deleted'
    when status = 1 then 'published'
    when not has_package and processing_status = 3 then 'failed'
    when status = 100 then 'scheduled'
    when status = 3 then 'inReview'
    when status in (4, 5) then 'approved'
    when not has_package and processing_status <> 2 then 'processing'
    else 'draft' end
$function$;

CREATE OR REPLACE FUNCTION copy_audience_into_new_document()
 RETURNS trigger
 LANGUAGE plpgsql
 SECURITY DEFINER
 SET search_path TO 'public', 'pg_temp'
AS $function$
begin
  new.audience := (select audience from media_contents where id = new.media_content_id);
  return new;
end $function$;

CREATE OR REPLACE FUNCTION copy_directory_group()
 RETURNS trigger
 LANGUAGE plpgsql
 SECURITY DEFINER
 SET search_path TO 'public', 'pg_temp'
AS $function$
begin
  insert into groups (id, organization_id, name, source, source_id, created_at)
  values (new.id, new.organization_id, new.display_name, 'directory', new.id::text, new.created_at)
  on conflict (id) do update set name = excluded.name;
  return null;
end $function$;

CREATE OR REPLACE FUNCTION copy_item_into_document()
 RETURNS trigger
 LANGUAGE plpgsql
 SECURITY DEFINER
 SET search_path TO 'public', 'pg_temp'
AS $function$
declare
  published timestamptz := case when new.status = 1 and new.is_listed then new.publish_date end;
  open boolean := new.visibility = 2 and not new.has_ended;
  ends timestamptz := case when new.expiration_option <> 0 then new.expiration_date end;
  locked boolean := new.password_hash is not null;
begin
  update search_documents set
    published_at = published, is_open = open, expires_at = ends, watched_rank = new.watched_rank, audience = new.audience
  where media_content_id = new.id
    and (published_at, is_open, expires_at, watched_rank, audience)
      is distinct from (published, open, ends, new.watched_rank, new.audience);
  update search_transcripts set
    published_at = published, is_open = open, expires_at = ends, is_locked = locked, audience = new.audience
  where media_content_id = new.id
    and (published_at, is_open, expires_at, is_locked, audience) is distinct from (published, open, ends, locked, new.audience);
  return null;
end $function$;

CREATE OR REPLACE FUNCTION copy_item_into_entries()
 RETURNS trigger
 LANGUAGE plpgsql
 SECURITY DEFINER
 SET search_path TO 'public', 'pg_temp'
AS $function$
begin
  update media_content_categories set
    published_at = case when new.status = 1 and new.is_listed then new.publish_date end,
    is_open = new.visibility = 2 and not new.has_ended,
    expires_at = case when new.expiration_option <> 0 then new.expiration_date end,
    item_version = new.version,
    is_locked = new.password_hash is not null,
    audience = new.audience
  where media_content_id = new.id;
  return null;
end $function$;

-- Locks the item, so that a change of it at the same time is copied too.
CREATE OR REPLACE FUNCTION copy_item_into_new_entry()
 RETURNS trigger
 LANGUAGE plpgsql
 SECURITY DEFINER
 SET search_path TO 'public', 'pg_temp'
AS $function$
begin
  select case when mc.status = 1 and mc.is_listed then mc.publish_date end, mc.visibility = 2 and not mc.has_ended,
    case when mc.expiration_option <> 0 then mc.expiration_date end, mc.version, mc.password_hash is not null, mc.audience
  into new.published_at, new.is_open, new.expires_at, new.item_version, new.is_locked, new.audience
  from media_contents mc where mc.id = new.media_content_id for no key update;
  return new;
end $function$;

CREATE OR REPLACE FUNCTION copy_lock_into_transcript()
 RETURNS trigger
 LANGUAGE plpgsql
 SECURITY DEFINER
 SET search_path TO 'public', 'pg_temp'
AS $function$
begin
  select password_hash is not null, audience into new.is_locked, new.audience
  from media_contents where id = new.media_content_id;
  new.is_locked := coalesce(new.is_locked, false);
  return new;
end $function$;

CREATE OR REPLACE FUNCTION count_changed_entry()
 RETURNS trigger
 LANGUAGE plpgsql
 SECURITY DEFINER
 SET search_path TO 'public', 'pg_temp'
AS $function$
begin
  if old.published_at is not null and old.audience is not null then
    perform add_to_audience_counts(old.category_id, old.audience, -1);
  elsif old.published_at is not null then
    perform add_to_item_counts(old.category_id, -1, -old.is_open::int);
  end if;
  if new.published_at is not null and new.audience is not null then
    perform add_to_audience_counts(new.category_id, new.audience, 1);
  elsif new.published_at is not null then
    perform add_to_item_counts(new.category_id, 1, new.is_open::int);
  end if;
  return null;
end $function$;

CREATE OR REPLACE FUNCTION count_changed_item()
 RETURNS trigger
 LANGUAGE plpgsql
 SECURITY DEFINER
 SET search_path TO 'public', 'pg_temp'
AS $function$
declare
  was boolean := old.status = 1 and old.is_listed;
  is_now boolean := new.status = 1 and new.is_listed;
begin
  if old.organization_id <> new.organization_id then
    raise exception 'an item stays in its organization';
  end if;
  if old.audience is null or new.audience is null then
    perform add_to_item_counts(
      new.organization_id, (is_now and new.audience is null)::int - (was and old.audience is null)::int,
      is_open(new)::int - is_open(old)::int);
  end if;
  if was and old.audience is not null then
    perform add_to_audience_counts(new.organization_id, old.audience, -1);
  end if;
  if is_now and new.audience is not null then
    perform add_to_audience_counts(new.organization_id, new.audience, 1);
  end if;
  return null;
end $function$;

CREATE OR REPLACE FUNCTION count_companion()
 RETURNS trigger
 LANGUAGE plpgsql
 SECURITY DEFINER
 SET search_path TO 'public', 'pg_temp'
AS $function$
begin
  insert into stored_bytes (upload_id, part, organization_id, size_in_bytes)
  select new.upload_id, new.kind || ' ' || new.name, u.organization_id, new.size_in_bytes
  from uploads u where u.id = new.upload_id
  on conflict (upload_id, part) do update set size_in_bytes = excluded.size_in_bytes;
  return null;
end $function$;

CREATE OR REPLACE FUNCTION count_new_or_gone_entries()
 RETURNS trigger
 LANGUAGE plpgsql
 SECURITY DEFINER
 SET search_path TO 'public', 'pg_temp'
AS $function$
declare
  sign integer := case tg_op when 'INSERT' then 1 else -1 end;
begin
  perform add_to_item_counts(c.id, sign * c.published, sign * c.open)
  from (
    select category_id as id, count(*)::int as published, (count(*) filter (where is_open))::int as open
    from changed where published_at is not null and audience is null group by category_id) c;
  perform add_to_audience_counts(c.category_id, c.audience, sign * c.published)
  from (
    select category_id, audience, count(*)::int as published
    from changed where published_at is not null and audience is not null group by category_id, audience) c;
  return null;
end $function$;

CREATE OR REPLACE FUNCTION count_new_or_gone_items()
 RETURNS trigger
 LANGUAGE plpgsql
 SECURITY DEFINER
 SET search_path TO 'public', 'pg_temp'
AS $function$
declare
  sign integer := case tg_op when 'INSERT' then 1 else -1 end;
begin
  perform add_to_item_counts(c.id, sign * c.published, sign * c.open)
  from (
    select organization_id as id, count(*)::int as published, (count(*) filter (where is_open(changed)))::int as open
    from changed where status = 1 and is_listed and audience is null group by organization_id) c;
  perform add_to_audience_counts(c.organization_id, c.audience, sign * c.published)
  from (
    select organization_id, audience, count(*)::int as published
    from changed where status = 1 and is_listed and audience is not null group by organization_id, audience) c;
  return null;
end $function$;

CREATE OR REPLACE FUNCTION count_reactions()
 RETURNS trigger
 LANGUAGE plpgsql
 SECURITY DEFINER
 SET search_path TO 'public', 'pg_temp'
AS $function$
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
end $function$;

CREATE OR REPLACE FUNCTION count_upload()
 RETURNS trigger
 LANGUAGE plpgsql
 SECURITY DEFINER
 SET search_path TO 'public', 'pg_temp'
AS $function$
begin
  insert into stored_bytes (upload_id, part, organization_id, size_in_bytes)
  values (new.id, 'original', new.organization_id, new.received_bytes)
  on conflict (upload_id, part) do update set size_in_bytes = excluded.size_in_bytes;
  return null;
end $function$;

CREATE OR REPLACE FUNCTION cut_ranges(cuts nummultirange, ranges nummultirange)
 RETURNS nummultirange
 LANGUAGE sql
 IMMUTABLE
AS $function$
  select coalesce(range_agg(numrange(cut_second(cuts, lower(r)), cut_second(cuts, upper(r)))), '{}') from unnest(ranges - cuts) r
$function$;

CREATE OR REPLACE FUNCTION cut_second(cuts nummultirange, second numeric)
 RETURNS numeric
 LANGUAGE sql
 IMMUTABLE
AS $function$
  select second - coalesce(sum(least(upper(c), second) - lower(c)), 0) from unnest(cuts) c where lower(c) < second
$function$;

CREATE OR REPLACE FUNCTION date_submission()
 RETURNS trigger
 LANGUAGE plpgsql
 SECURITY DEFINER
 SET search_path TO 'public', 'pg_temp'
AS $function$
begin
  update reviews set submitted_at = new.created_at where id = new.review_id;
  return null;
end $function$;

CREATE OR REPLACE FUNCTION delete_directory_group()
 RETURNS trigger
 LANGUAGE plpgsql
 SECURITY DEFINER
 SET search_path TO 'public', 'pg_temp'
AS $function$
begin
  delete from groups where id = old.id;
  return null;
end $function$;

CREATE OR REPLACE FUNCTION derive_groups_of(people uuid[])
 RETURNS void
 LANGUAGE plpgsql
AS $function$
begin
  perform from organizations where id in (select organization_id from memberships where person_id = any(people))
    order by id for key share;
  delete from group_members gm using groups g
  where gm.person_id = any(people) and g.id = gm.group_id and g.source in ('rule', 'directory')
    and not exists (select from derived_group_members() d where d.group_id = gm.group_id and d.person_id = gm.person_id);
  insert into group_members (group_id, person_id)
  select group_id, person_id from derived_group_members() where person_id = any(people) on conflict do nothing;
end $function$;

CREATE OR REPLACE FUNCTION derive_groups_of_directory_user()
 RETURNS trigger
 LANGUAGE plpgsql
 SECURITY DEFINER
 SET search_path TO 'public', 'pg_temp'
AS $function$
begin
  perform derive_groups_of(array[old.person_id, new.person_id]);
  return null;
end $function$;

CREATE OR REPLACE FUNCTION derive_groups_of_new_members()
 RETURNS trigger
 LANGUAGE plpgsql
 SECURITY DEFINER
 SET search_path TO 'public', 'pg_temp'
AS $function$
begin
  perform derive_groups_of(array(select person_id from changed));
  return null;
end $function$;

CREATE OR REPLACE FUNCTION derive_groups_of_person()
 RETURNS trigger
 LANGUAGE plpgsql
 SECURITY DEFINER
 SET search_path TO 'public', 'pg_temp'
AS $function$
begin
  perform derive_groups_of(array[new.id]);
  return null;
end $function$;

CREATE OR REPLACE FUNCTION derive_members_of_rule()
 RETURNS trigger
 LANGUAGE plpgsql
 SECURITY DEFINER
 SET search_path TO 'public', 'pg_temp'
AS $function$
begin
  perform from organizations where id = new.organization_id for update;
  delete from group_members gm where gm.group_id = new.id
    and not exists (select from derived_group_members() d where d.group_id = gm.group_id and d.person_id = gm.person_id);
  insert into group_members (group_id, person_id)
  select group_id, person_id from derived_group_members() where group_id = new.id on conflict do nothing;
  return null;
end $function$;

CREATE OR REPLACE FUNCTION derived_group_members()
 RETURNS TABLE(group_id uuid, person_id uuid)
 LANGUAGE sql
 STABLE
AS $function$
  select g.id as group_id, m.person_id
  from groups g join memberships m on m.organization_id = g.organization_id join people p on p.id = m.person_id
  where g.source = 'rule' and (g.rule = '@' or right(lower(p.email), length(g.rule)) = g.rule)
  union
  select g.id, m.person_id
  from groups g join directory_group_members d on d.group_id = g.id join directory_users u on u.id = d.user_id
    join memberships m on m.organization_id = g.organization_id and m.person_id = u.person_id
  where g.source = 'directory' and u.is_active and u.deleted_at is null
$function$;

CREATE OR REPLACE FUNCTION end_consent()
 RETURNS trigger
 LANGUAGE plpgsql
 SECURITY DEFINER
 SET search_path TO 'public', 'pg_temp'
AS $function$
begin
  update identity_records set payload = '{}', grant_id = uid, uid = null, subject = null,
    expires_at = now() + interval '10 minutes'
  where subject = old.subject and model = 'Session' and payload->'state'->>'application' = old.client_id;
  delete from identity_records
  where subject = old.subject and model <> 'Session' and payload->>'clientId' = old.client_id;
  return null;
end $function$;

CREATE OR REPLACE FUNCTION end_consents_of_application()
 RETURNS trigger
 LANGUAGE plpgsql
 SECURITY DEFINER
 SET search_path TO 'public', 'pg_temp'
AS $function$
begin
  delete from identity_consents where client_id = old.id::text;
  return null;
end $function$;

CREATE OR REPLACE FUNCTION end_consents_of_member()
 RETURNS trigger
 LANGUAGE plpgsql
 SECURITY DEFINER
 SET search_path TO 'public', 'pg_temp'
AS $function$
begin
  delete from identity_consents c using people p, applications a
  where p.id = old.person_id and p.issuer = 'portal' and a.organization_id = old.organization_id
    and c.subject = p.subject and c.client_id = a.id::text;
  return null;
end $function$;

CREATE OR REPLACE FUNCTION enqueue_webhook_deliveries()
 RETURNS trigger
 LANGUAGE plpgsql
 SECURITY DEFINER
 SET search_path TO 'public', 'pg_temp'
AS $function$
begin
  insert into jobs (id, kind, key, payload)
  select id, 'webhook', id::text, jsonb_build_object('deliveryId', id) from added order by position
  on conflict do nothing;
  return null;
end $function$;

CREATE OR REPLACE FUNCTION fill_review()
 RETURNS trigger
 LANGUAGE plpgsql
 SECURITY DEFINER
 SET search_path TO 'public', 'pg_temp'
AS $function$
begin
  select organization_id into new.organization_id from media_contents where id = new.media_content_id;
  new.submitted_at := coalesce(new.submitted_at, new.created_at);
  return new;
end $function$;

CREATE OR REPLACE FUNCTION forget_person_in_changes()
 RETURNS trigger
 LANGUAGE plpgsql
 SECURITY DEFINER
 SET search_path TO 'public', 'pg_temp'
AS $function$
begin
  update item_withdrawals set lost_by = array_remove(lost_by, old.id) where lost_by @> array[old.id];
  return null;
end $function$;

CREATE OR REPLACE FUNCTION held_back_of_person(person uuid, organization uuid)
 RETURNS jsonb
 LANGUAGE sql
 STABLE SECURITY DEFINER
 SET search_path TO 'public', 'pg_temp'
AS $function$
  with named as (
    select mc.id from media_contents mc where mc.created_by = person
    union select id from uploads where created_by = person
    union select media_content_id from media_versions where created_by = person
    union select media_content_id from sound_tracks where created_by = person
    union select media_content_id from subtitle_drafts where changed_by = person
    union select r.media_content_id from reviews r join review_entries e on e.review_id = r.id where person in (e.person_id, e.resolved_by)
    union select media_content_id from live_messages where person_id = person),
  held as (
    select mc.title from named join media_contents mc on mc.id = named.id
    where (organization is null or mc.organization_id = organization) and exists (
        select from legal_holds h where h.organization_id = mc.organization_id)
      and hold_of_item(mc.id) is not null)
  select jsonb_build_object(
    'isHeld', exists (select from legal_holds h where h.person_id = person and (organization is null or h.organization_id = organization)),
    'items', (select count(*) from held))
$function$;

CREATE OR REPLACE FUNCTION held_subjects()
 RETURNS TABLE(subject text)
 LANGUAGE sql
 STABLE SECURITY DEFINER
 SET search_path TO 'public', 'pg_temp'
AS $function$
  select coalesce(media_content_id, category_id, person_id)::text from legal_holds
  union select mcc.media_content_id::text from legal_holds h join media_content_categories mcc on mcc.category_id = h.category_id
  union select mc.id::text from legal_holds h join media_contents mc on mc.created_by = h.person_id and mc.organization_id = h.organization_id
$function$;

CREATE OR REPLACE FUNCTION hold_of_item(item_id uuid)
 RETURNS jsonb
 LANGUAGE sql
 STABLE SECURITY DEFINER
 SET search_path TO 'public', 'pg_temp'
AS $function$
  select jsonb_strip_nulls(jsonb_build_object(
    'kind', case when h.media_content_id is not null then 'item' when h.category_id is not null then 'category' else 'manager' end,
    'category', (select c.name from categories c where c.id = h.category_id),
    'reason', case when h.person_id is null then h.reason end))
  from media_contents mc join legal_holds h on h.organization_id = mc.organization_id and (h.media_content_id = mc.id
    or h.category_id in (select category_id from media_content_categories where media_content_id = mc.id)
    or h.person_id = mc.created_by)
  where mc.id = item_id
  order by h.media_content_id is null, h.category_id is null, h.placed_at limit 1
$function$;

CREATE OR REPLACE FUNCTION is_open(item media_contents)
 RETURNS boolean
 LANGUAGE sql
 IMMUTABLE
AS $function$
  select item.status = 1 and item.is_listed and item.visibility = 2 and not item.has_ended
$function$;

CREATE OR REPLACE FUNCTION kanji_in_order()
 RETURNS text
 LANGUAGE sql
 IMMUTABLE PARALLEL SAFE
AS $function$ select '亜唖娃阿哀愛挨姶逢葵茜穐悪握渥旭葦芦鯵梓圧斡扱宛姐虻飴絢綾鮎或粟袷安庵按暗案闇鞍杏以伊位依偉囲夷委威尉惟意慰易椅為畏異移維緯胃萎衣謂違遺医井亥域育郁磯一壱溢逸稲茨芋鰯允印咽員因姻引飲淫胤蔭院陰隠韻吋右宇烏羽迂雨卯鵜窺丑碓臼渦嘘唄欝蔚鰻姥厩浦瓜閏噂云運雲荏餌叡営嬰影映曳栄永泳洩瑛盈穎頴英衛詠鋭液疫益駅悦謁越閲榎厭円園堰奄宴延怨掩援沿演炎焔煙燕猿縁艶苑薗遠鉛鴛塩於汚甥凹央奥往応押旺横欧殴王翁襖鴬鴎黄岡沖荻億屋憶臆桶牡乙俺卸恩温穏音下化仮何伽価佳加可嘉夏嫁家寡科暇果架歌河火珂禍禾稼箇花苛茄荷華菓蝦課嘩貨迦過霞蚊俄峨我牙画臥芽蛾賀雅餓駕介会解回塊壊廻快怪悔恢懐戒拐改魁晦械海灰界皆絵芥蟹開階貝凱劾外咳害崖慨概涯碍蓋街該鎧骸浬馨蛙垣柿蛎鈎劃嚇各廓拡撹格核殻獲確穫覚角赫較郭閣隔革学岳楽額顎掛笠樫橿梶鰍潟割喝恰括活渇滑葛褐轄且鰹叶椛樺鞄株兜竃蒲釜鎌噛鴨栢茅萱粥刈苅瓦乾侃冠寒刊勘勧巻喚堪姦完官寛干幹患感慣憾換敢柑桓棺款歓汗漢澗潅環甘監看竿管簡緩缶翰肝艦莞観諌貫還鑑間閑関陥韓館舘丸含岸巌玩癌眼岩翫贋雁頑顔願企伎危喜器基奇嬉寄岐希幾忌揮机旗既期棋棄機帰毅気汽畿祈季稀紀徽規記貴起軌輝飢騎鬼亀偽儀妓宜戯技擬欺犠疑祇義蟻誼議掬菊鞠吉吃喫桔橘詰砧杵黍却客脚虐逆丘久仇休及吸宮弓急救朽求汲泣灸球究窮笈級糾給旧牛去居巨拒拠挙渠虚許距鋸漁禦魚亨享京供侠僑兇競共凶協匡卿叫喬境峡強彊怯恐恭挟教橋況狂狭矯胸脅興蕎郷鏡響饗驚仰凝尭暁業局曲極玉桐粁僅勤均巾錦斤欣欽琴禁禽筋緊芹菌衿襟謹近金吟銀九倶句区狗玖矩苦躯駆駈駒具愚虞喰空偶寓遇隅串櫛釧屑屈掘窟沓靴轡窪熊隈粂栗繰桑鍬勲君薫訓群軍郡卦袈祁係傾刑兄啓圭珪型契形径恵慶慧憩掲携敬景桂渓畦稽系経継繋罫茎荊蛍計詣警軽頚鶏芸迎鯨劇戟撃激隙桁傑欠決潔穴結血訣月件倹倦健兼券剣喧圏堅嫌建憲懸拳捲検権牽犬献研硯絹県肩見謙賢軒遣鍵険顕験鹸元原厳幻弦減源玄現絃舷言諺限乎個古呼固姑孤己庫弧戸故枯湖狐糊袴股胡菰虎誇跨鈷雇顧鼓五互伍午呉吾娯後御悟梧檎瑚碁語誤護醐乞鯉交佼侯候倖光公功効勾厚口向后喉坑垢好孔孝宏工巧巷幸広庚康弘恒慌抗拘控攻昂晃更杭校梗構江洪浩港溝甲皇硬稿糠紅紘絞綱耕考肯肱腔膏航荒行衡講貢購郊酵鉱砿鋼閤降項香高鴻剛劫号合壕拷濠豪轟麹克刻告国穀酷鵠黒獄漉腰甑忽惚骨狛込此頃今困坤墾婚恨懇昏昆根梱混痕紺艮魂些佐叉唆嵯左差査沙瑳砂詐鎖裟坐座挫債催再最哉塞妻宰彩才採栽歳済災采犀砕砦祭斎細菜裁載際剤在材罪財冴坂阪堺榊肴咲崎埼碕鷺作削咋搾昨朔柵窄策索錯桜鮭笹匙冊刷察拶撮擦札殺薩雑皐鯖捌錆鮫皿晒三傘参山惨撒散桟燦珊産算纂蚕讃賛酸餐斬暫残仕仔伺使刺司史嗣四士始姉姿子屍市師志思指支孜斯施旨枝止死氏獅祉私糸紙紫肢脂至視詞詩試誌諮資賜雌飼歯事似侍児字寺慈持時次滋治爾璽痔磁示而耳自蒔辞汐鹿式識鴫竺軸宍雫七叱執失嫉室悉湿漆疾質実蔀篠偲柴芝屡蕊縞舎写射捨赦斜煮社紗者謝車遮蛇邪借勺尺杓灼爵酌釈錫若寂弱惹主取守手朱殊狩珠種腫趣酒首儒受呪寿授樹綬需囚収周宗就州修愁拾洲秀秋終繍習臭舟蒐衆襲讐蹴輯週酋酬集醜什住充十従戎柔汁渋獣縦重銃叔夙宿淑祝縮粛塾熟出術述俊峻春瞬竣舜駿准循旬楯殉淳準潤盾純巡遵醇順処初所暑曙渚庶緒署書薯藷諸助叙女序徐恕鋤除傷償勝匠升召哨商唱嘗奨妾娼宵将小少尚庄床廠彰承抄招掌捷昇昌昭晶松梢樟樵沼消渉湘焼焦照症省硝礁祥称章笑粧紹肖菖蒋蕉衝裳訟証詔詳象賞醤鉦鍾鐘障鞘上丈丞乗冗剰城場壌嬢常情擾条杖浄状畳穣蒸譲醸錠嘱埴飾拭植殖燭織職色触食蝕辱尻伸信侵唇娠寝審心慎振新晋森榛浸深申疹真神秦紳臣芯薪親診身辛進針震人仁刃塵壬尋甚尽腎訊迅陣靭笥諏須酢図厨逗吹垂帥推水炊睡粋翠衰遂酔錐錘随瑞髄崇嵩数枢趨雛据杉椙菅頗雀裾澄摺寸世瀬畝是凄制勢姓征性成政整星晴棲栖正清牲生盛精聖声製西誠誓請逝醒青静斉税脆隻席惜戚斥昔析石積籍績脊責赤跡蹟碩切拙接摂折設窃節説雪絶舌蝉仙先千占宣専尖川戦扇撰栓栴泉浅洗染潜煎煽旋穿箭線繊羨腺舛船薦詮賎践選遷銭銑閃鮮前善漸然全禅繕膳糎噌塑岨措曾曽楚狙疏疎礎祖租粗素組蘇訴阻遡鼠僧創双叢倉喪壮奏爽宋層匝惣想捜掃挿掻操早曹巣槍槽漕燥争痩相窓糟総綜聡草荘葬蒼藻装走送遭鎗霜騒像増憎臓蔵贈造促側則即息捉束測足速俗属賊族続卒袖其揃存孫尊損村遜他多太汰詑唾堕妥惰打柁舵楕陀駄騨体堆対耐岱帯待怠態戴替泰滞胎腿苔袋貸退逮隊黛鯛代台大第醍題鷹滝瀧卓啄宅托択拓沢濯琢託鐸濁諾茸凧蛸只叩但達辰奪脱巽竪辿棚谷狸鱈樽誰丹単嘆坦担探旦歎淡湛炭短端箪綻耽胆蛋誕鍛団壇弾断暖檀段男談値知地弛恥智池痴稚置致蜘遅馳築畜竹筑蓄逐秩窒茶嫡着中仲宙忠抽昼柱注虫衷註酎鋳駐樗瀦猪苧著貯丁兆凋喋寵帖帳庁弔張彫徴懲挑暢朝潮牒町眺聴脹腸蝶調諜超跳銚長頂鳥勅捗直朕沈珍賃鎮陳津墜椎槌追鎚痛通塚栂掴槻佃漬柘辻蔦綴鍔椿潰坪壷嬬紬爪吊釣鶴亭低停偵剃貞呈堤定帝底庭廷弟悌抵挺提梯汀碇禎程締艇訂諦蹄逓邸鄭釘鼎泥摘擢敵滴的笛適鏑溺哲徹撤轍迭鉄典填天展店添纏甜貼転顛点伝殿澱田電兎吐堵塗妬屠徒斗杜渡登菟賭途都鍍砥砺努度土奴怒倒党冬凍刀唐塔塘套宕島嶋悼投搭東桃梼棟盗淘湯涛灯燈当痘祷等答筒糖統到董蕩藤討謄豆踏逃透鐙陶頭騰闘働動同堂導憧撞洞瞳童胴萄道銅峠鴇匿得徳涜特督禿篤毒独読栃橡凸突椴届鳶苫寅酉瀞噸屯惇敦沌豚遁頓呑曇鈍奈那内乍凪薙謎灘捺鍋楢馴縄畷南楠軟難汝二尼弐迩匂賑肉虹廿日乳入如尿韮任妊忍認濡禰祢寧葱猫熱年念捻撚燃粘乃廼之埜嚢悩濃納能脳膿農覗蚤巴把播覇杷波派琶破婆罵芭馬俳廃拝排敗杯盃牌背肺輩配倍培媒梅楳煤狽買売賠陪這蝿秤矧萩伯剥博拍柏泊白箔粕舶薄迫曝漠爆縛莫駁麦函箱硲箸肇筈櫨幡肌畑畠八鉢溌発醗髪伐罰抜筏閥鳩噺塙蛤隼伴判半反叛帆搬斑板氾汎版犯班畔繁般藩販範釆煩頒飯挽晩番盤磐蕃蛮匪卑否妃庇彼悲扉批披斐比泌疲皮碑秘緋罷肥被誹費避非飛樋簸備尾微枇毘琵眉美鼻柊稗匹疋髭彦膝菱肘弼必畢筆逼桧姫媛紐百謬俵彪標氷漂瓢票表評豹廟描病秒苗錨鋲蒜蛭鰭品彬斌浜瀕貧賓頻敏瓶不付埠夫婦富冨布府怖扶敷斧普浮父符腐膚芙譜負賦赴阜附侮撫武舞葡蕪部封楓風葺蕗伏副復幅服福腹複覆淵弗払沸仏物鮒分吻噴墳憤扮焚奮粉糞紛雰文聞丙併兵塀幣平弊柄並蔽閉陛米頁僻壁癖碧別瞥蔑箆偏変片篇編辺返遍便勉娩弁鞭保舗鋪圃捕歩甫補輔穂募墓慕戊暮母簿菩倣俸包呆報奉宝峰峯崩庖抱捧放方朋法泡烹砲縫胞芳萌蓬蜂褒訪豊邦鋒飽鳳鵬乏亡傍剖坊妨帽忘忙房暴望某棒冒紡肪膨謀貌貿鉾防吠頬北僕卜墨撲朴牧睦穆釦勃没殆堀幌奔本翻凡盆摩磨魔麻埋妹昧枚毎哩槙幕膜枕鮪柾鱒桝亦俣又抹末沫迄侭繭麿万慢満漫蔓味未魅巳箕岬密蜜湊蓑稔脈妙粍民眠務夢無牟矛霧鵡椋婿娘冥名命明盟迷銘鳴姪牝滅免棉綿緬面麺摸模茂妄孟毛猛盲網耗蒙儲木黙目杢勿餅尤戻籾貰問悶紋門匁也冶夜爺耶野弥矢厄役約薬訳躍靖柳薮鑓愉愈油癒諭輸唯佑優勇友宥幽悠憂揖有柚湧涌猶猷由祐裕誘遊邑郵雄融夕予余与誉輿預傭幼妖容庸揚揺擁曜楊様洋溶熔用窯羊耀葉蓉要謡踊遥陽養慾抑欲沃浴翌翼淀羅螺裸来莱頼雷洛絡落酪乱卵嵐欄濫藍蘭覧利吏履李梨理璃痢裏裡里離陸律率立葎掠略劉流溜琉留硫粒隆竜龍侶慮旅虜了亮僚両凌寮料梁涼猟療瞭稜糧良諒遼量陵領力緑倫厘林淋燐琳臨輪隣鱗麟瑠塁涙累類令伶例冷励嶺怜玲礼苓鈴隷零霊麗齢暦歴列劣烈裂廉恋憐漣煉簾練聯蓮連錬呂魯櫓炉賂路露労婁廊弄朗楼榔浪漏牢狼篭老聾蝋郎六麓禄肋録論倭和話歪賄脇惑枠鷲亙亘鰐詫藁蕨椀湾碗腕弌丐丕个丱丶丼丿乂乖乘亂亅豫亊舒弍于亞亟亠亢亰亳亶从仍仄仆仂仗仞仭仟价伉佚估佛佝佗佇佶侈侏侘佻佩佰侑佯來侖儘俔俟俎俘俛俑俚俐俤俥倚倨倔倪倥倅伜俶倡倩倬俾俯們倆偃假會偕偐偈做偖偬偸傀傚傅傴傲僉僊傳僂僖僞僥僭僣僮價僵儉儁儂儖儕儔儚儡儺儷儼儻儿兀兒兌兔兢竸兩兪兮冀冂囘册冉冏冑冓冕冖冤冦冢冩冪冫决冱冲冰况冽凅凉凛几處凩凭凰凵凾刄刋刔刎刧刪刮刳刹剏剄剋剌剞剔剪剴剩剳剿剽劍劔劒剱劈劑辨辧劬劭劼劵勁勍勗勞勣勦飭勠勳勵勸勹匆匈甸匍匐匏匕匚匣匯匱匳匸區卆卅丗卉卍凖卞卩卮夘卻卷厂厖厠厦厥厮厰厶參簒雙叟曼燮叮叨叭叺吁吽呀听吭吼吮吶吩吝呎咏呵咎呟呱呷呰咒呻咀呶咄咐咆哇咢咸咥咬哄哈咨咫哂咤咾咼哘哥哦唏唔哽哮哭哺哢唹啀啣啌售啜啅啖啗唸唳啝喙喀咯喊喟啻啾喘喞單啼喃喩喇喨嗚嗅嗟嗄嗜嗤嗔嘔嗷嘖嗾嗽嘛嗹噎噐營嘴嘶嘲嘸噫噤嘯噬噪嚆嚀嚊嚠嚔嚏嚥嚮嚶嚴囂嚼囁囃囀囈囎囑囓囗囮囹圀囿圄圉圈國圍圓團圖嗇圜圦圷圸坎圻址坏坩埀垈坡坿垉垓垠垳垤垪垰埃埆埔埒埓堊埖埣堋堙堝塲堡塢塋塰毀塒堽塹墅墹墟墫墺壞墻墸墮壅壓壑壗壙壘壥壜壤壟壯壺壹壻壼壽夂夊夐夛梦夥夬夭夲夸夾竒奕奐奎奚奘奢奠奧奬奩奸妁妝佞侫妣妲姆姨姜妍姙姚娥娟娑娜娉娚婀婬婉娵娶婢婪媚媼媾嫋嫂媽嫣嫗嫦嫩嫖嫺嫻嬌嬋嬖嬲嫐嬪嬶嬾孃孅孀孑孕孚孛孥孩孰孳孵學斈孺宀它宦宸寃寇寉寔寐寤實寢寞寥寫寰寶寳尅將專對尓尠尢尨尸尹屁屆屎屓屐屏孱屬屮乢屶屹岌岑岔妛岫岻岶岼岷峅岾峇峙峩峽峺峭嶌峪崋崕崗嵜崟崛崑崔崢崚崙崘嵌嵒嵎嵋嵬嵳嵶嶇嶄嶂嶢嶝嶬嶮嶽嶐嶷嶼巉巍巓巒巖巛巫已巵帋帚帙帑帛帶帷幄幃幀幎幗幔幟幢幤幇幵并幺麼广庠廁廂廈廐廏廖廣廝廚廛廢廡廨廩廬廱廳廰廴廸廾弃弉彝彜弋弑弖弩弭弸彁彈彌彎弯彑彖彗彙彡彭彳彷徃徂彿徊很徑徇從徙徘徠徨徭徼忖忻忤忸忱忝悳忿怡恠怙怐怩怎怱怛怕怫怦怏怺恚恁恪恷恟恊恆恍恣恃恤恂恬恫恙悁悍惧悃悚悄悛悖悗悒悧悋惡悸惠惓悴忰悽惆悵惘慍愕愆惶惷愀惴惺愃愡惻惱愍愎慇愾愨愧慊愿愼愬愴愽慂慄慳慷慘慙慚慫慴慯慥慱慟慝慓慵憙憖憇憬憔憚憊憑憫憮懌懊應懷懈懃懆憺懋罹懍懦懣懶懺懴懿懽懼懾戀戈戉戍戌戔戛戞戡截戮戰戲戳扁扎扞扣扛扠扨扼抂抉找抒抓抖拔抃抔拗拑抻拏拿拆擔拈拜拌拊拂拇抛拉挌拮拱挧挂挈拯拵捐挾捍搜捏掖掎掀掫捶掣掏掉掟掵捫捩掾揩揀揆揣揉插揶揄搖搴搆搓搦搶攝搗搨搏摧摯摶摎攪撕撓撥撩撈撼據擒擅擇撻擘擂擱擧舉擠擡抬擣擯攬擶擴擲擺攀擽攘攜攅攤攣攫攴攵攷收攸畋效敖敕敍敘敞敝敲數斂斃變斛斟斫斷旃旆旁旄旌旒旛旙无旡旱杲昊昃旻杳昵昶昴昜晏晄晉晁晞晝晤晧晨晟晢晰暃暈暎暉暄暘暝曁暹曉暾暼曄暸曖曚曠昿曦曩曰曵曷朏朖朞朦朧霸朮朿朶杁朸朷杆杞杠杙杣杤枉杰枩杼杪枌枋枦枡枅枷柯枴柬枳柩枸柤柞柝柢柮枹柎柆柧檜栞框栩桀桍栲桎梳栫桙档桷桿梟梏梭梔條梛梃檮梹桴梵梠梺椏梍桾椁棊椈棘椢椦棡椌棍棔棧棕椶椒椄棗棣椥棹棠棯椨椪椚椣椡棆楹楷楜楸楫楔楾楮椹楴椽楙椰楡楞楝榁楪榲榮槐榿槁槓榾槎寨槊槝榻槃榧樮榑榠榜榕榴槞槨樂樛槿權槹槲槧樅榱樞槭樔槫樊樒櫁樣樓橄樌橲樶橸橇橢橙橦橈樸樢檐檍檠檄檢檣檗蘗檻櫃櫂檸檳檬櫞櫑櫟檪櫚櫪櫻欅蘖櫺欒欖鬱欟欸欷盜欹飮歇歃歉歐歙歔歛歟歡歸歹歿殀殄殃殍殘殕殞殤殪殫殯殲殱殳殷殼毆毋毓毟毬毫毳毯麾氈氓气氛氤氣汞汕汢汪沂沍沚沁沛汾汨汳沒沐泄泱泓沽泗泅泝沮沱沾沺泛泯泙泪洟衍洶洫洽洸洙洵洳洒洌浣涓浤浚浹浙涎涕濤涅淹渕渊涵淇淦涸淆淬淞淌淨淒淅淺淙淤淕淪淮渭湮渮渙湲湟渾渣湫渫湶湍渟湃渺湎渤滿渝游溂溪溘滉溷滓溽溯滄溲滔滕溏溥滂溟潁漑灌滬滸滾漿滲漱滯漲滌漾漓滷澆潺潸澁澀潯潛濳潭澂潼潘澎澑濂潦澳澣澡澤澹濆澪濟濕濬濔濘濱濮濛瀉瀋濺瀑瀁瀏濾瀛瀚潴瀝瀘瀟瀰瀾瀲灑灣炙炒炯烱炬炸炳炮烟烋烝烙焉烽焜焙煥煕熈煦煢煌煖煬熏燻熄熕熨熬燗熹熾燒燉燔燎燠燬燧燵燼燹燿爍爐爛爨爭爬爰爲爻爼爿牀牆牋牘牴牾犂犁犇犒犖犢犧犹犲狃狆狄狎狒狢狠狡狹狷倏猗猊猜猖猝猴猯猩猥猾獎獏默獗獪獨獰獸獵獻獺珈玳珎玻珀珥珮珞璢琅瑯琥珸琲琺瑕琿瑟瑙瑁瑜瑩瑰瑣瑪瑶瑾璋璞璧瓊瓏瓔珱瓠瓣瓧瓩瓮瓲瓰瓱瓸瓷甄甃甅甌甎甍甕甓甞甦甬甼畄畍畊畉畛畆畚畩畤畧畫畭畸當疆疇畴疊疉疂疔疚疝疥疣痂疳痃疵疽疸疼疱痍痊痒痙痣痞痾痿痼瘁痰痺痲痳瘋瘍瘉瘟瘧瘠瘡瘢瘤瘴瘰瘻癇癈癆癜癘癡癢癨癩癪癧癬癰癲癶癸發皀皃皈皋皎皖皓皙皚皰皴皸皹皺盂盍盖盒盞盡盥盧盪蘯盻眈眇眄眩眤眞眥眦眛眷眸睇睚睨睫睛睥睿睾睹瞎瞋瞑瞠瞞瞰瞶瞹瞿瞼瞽瞻矇矍矗矚矜矣矮矼砌砒礦砠礪硅碎硴碆硼碚碌碣碵碪碯磑磆磋磔碾碼磅磊磬磧磚磽磴礇礒礑礙礬礫祀祠祗祟祚祕祓祺祿禊禝禧齋禪禮禳禹禺秉秕秧秬秡秣稈稍稘稙稠稟禀稱稻稾稷穃穗穉穡穢穩龝穰穹穽窈窗窕窘窖窩竈窰窶竅竄窿邃竇竊竍竏竕竓站竚竝竡竢竦竭竰笂笏笊笆笳笘笙笞笵笨笶筐筺笄筍笋筌筅筵筥筴筧筰筱筬筮箝箘箟箍箜箚箋箒箏筝箙篋篁篌篏箴篆篝篩簑簔篦篥籠簀簇簓篳篷簗簍篶簣簧簪簟簷簫簽籌籃籔籏籀籐籘籟籤籖籥籬籵粃粐粤粭粢粫粡粨粳粲粱粮粹粽糀糅糂糘糒糜糢鬻糯糲糴糶糺紆紂紜紕紊絅絋紮紲紿紵絆絳絖絎絲絨絮絏絣經綉絛綏絽綛綺綮綣綵緇綽綫總綢綯緜綸綟綰緘緝緤緞緻緲緡縅縊縣縡縒縱縟縉縋縢繆繦縻縵縹繃縷縲縺繧繝繖繞繙繚繹繪繩繼繻纃緕繽辮繿纈纉續纒纐纓纔纖纎纛纜缸缺罅罌罍罎罐网罕罔罘罟罠罨罩罧罸羂羆羃羈羇羌羔羞羝羚羣羯羲羹羮羶羸譱翅翆翊翕翔翡翦翩翳翹飜耆耄耋耒耘耙耜耡耨耿耻聊聆聒聘聚聟聢聨聳聲聰聶聹聽聿肄肆肅肛肓肚肭冐肬胛胥胙胝胄胚胖脉胯胱脛脩脣脯腋隋腆脾腓腑胼腱腮腥腦腴膃膈膊膀膂膠膕膤膣腟膓膩膰膵膾膸膽臀臂膺臉臍臑臙臘臈臚臟臠臧臺臻臾舁舂舅與舊舍舐舖舩舫舸舳艀艙艘艝艚艟艤艢艨艪艫舮艱艷艸艾芍芒芫芟芻芬苡苣苟苒苴苳苺莓范苻苹苞茆苜茉苙茵茴茖茲茱荀茹荐荅茯茫茗茘莅莚莪莟莢莖茣莎莇莊荼莵荳荵莠莉莨菴萓菫菎菽萃菘萋菁菷萇菠菲萍萢萠莽萸蔆菻葭萪萼蕚蒄葷葫蒭葮蒂葩葆萬葯葹萵蓊葢蒹蒿蒟蓙蓍蒻蓚蓐蓁蓆蓖蒡蔡蓿蓴蔗蔘蔬蔟蔕蔔蓼蕀蕣蕘蕈蕁蘂蕋蕕薀薤薈薑薊薨蕭薔薛藪薇薜蕷蕾薐藉薺藏薹藐藕藝藥藜藹蘊蘓蘋藾藺蘆蘢蘚蘰蘿虍乕虔號虧虱蚓蚣蚩蚪蚋蚌蚶蚯蛄蛆蚰蛉蠣蚫蛔蛞蛩蛬蛟蛛蛯蜒蜆蜈蜀蜃蛻蜑蜉蜍蛹蜊蜴蜿蜷蜻蜥蜩蜚蝠蝟蝸蝌蝎蝴蝗蝨蝮蝙蝓蝣蝪蠅螢螟螂螯蟋螽蟀蟐雖螫蟄螳蟇蟆螻蟯蟲蟠蠏蠍蟾蟶蟷蠎蟒蠑蠖蠕蠢蠡蠱蠶蠹蠧蠻衄衂衒衙衞衢衫袁衾袞衵衽袵衲袂袗袒袮袙袢袍袤袰袿袱裃裄裔裘裙裝裹褂裼裴裨裲褄褌褊褓襃褞褥褪褫襁襄褻褶褸襌褝襠襞襦襤襭襪襯襴襷襾覃覈覊覓覘覡覩覦覬覯覲覺覽覿觀觚觜觝觧觴觸訃訖訐訌訛訝訥訶詁詛詒詆詈詼詭詬詢誅誂誄誨誡誑誥誦誚誣諄諍諂諚諫諳諧諤諱謔諠諢諷諞諛謌謇謚諡謖謐謗謠謳鞫謦謫謾謨譁譌譏譎證譖譛譚譫譟譬譯譴譽讀讌讎讒讓讖讙讚谺豁谿豈豌豎豐豕豢豬豸豺貂貉貅貊貍貎貔豼貘戝貭貪貽貲貳貮貶賈賁賤賣賚賽賺賻贄贅贊贇贏贍贐齎贓賍贔贖赧赭赱赳趁趙跂趾趺跏跚跖跌跛跋跪跫跟跣跼踈踉跿踝踞踐踟蹂踵踰踴蹊蹇蹉蹌蹐蹈蹙蹤蹠踪蹣蹕蹶蹲蹼躁躇躅躄躋躊躓躑躔躙躪躡躬躰軆躱躾軅軈軋軛軣軼軻軫軾輊輅輕輒輙輓輜輟輛輌輦輳輻輹轅轂輾轌轉轆轎轗轜轢轣轤辜辟辣辭辯辷迚迥迢迪迯邇迴逅迹迺逑逕逡逍逞逖逋逧逶逵逹迸遏遐遑遒逎遉逾遖遘遞遨遯遶隨遲邂遽邁邀邊邉邏邨邯邱邵郢郤扈郛鄂鄒鄙鄲鄰酊酖酘酣酥酩酳酲醋醉醂醢醫醯醪醵醴醺釀釁釉釋釐釖釟釡釛釼釵釶鈞釿鈔鈬鈕鈑鉞鉗鉅鉉鉤鉈銕鈿鉋鉐銜銖銓銛鉚鋏銹銷鋩錏鋺鍄錮錙錢錚錣錺錵錻鍜鍠鍼鍮鍖鎰鎬鎭鎔鎹鏖鏗鏨鏥鏘鏃鏝鏐鏈鏤鐚鐔鐓鐃鐇鐐鐶鐫鐵鐡鐺鑁鑒鑄鑛鑠鑢鑞鑪鈩鑰鑵鑷鑽鑚鑼鑾钁鑿閂閇閊閔閖閘閙閠閨閧閭閼閻閹閾闊濶闃闍闌闕闔闖關闡闥闢阡阨阮阯陂陌陏陋陷陜陞陝陟陦陲陬隍隘隕隗險隧隱隲隰隴隶隸隹雎雋雉雍襍雜霍雕雹霄霆霈霓霎霑霏霖霙霤霪霰霹霽霾靄靆靈靂靉靜靠靤靦靨勒靫靱靹鞅靼鞁靺鞆鞋鞏鞐鞜鞨鞦鞣鞳鞴韃韆韈韋韜韭齏韲竟韶韵頏頌頸頤頡頷頽顆顏顋顫顯顰顱顴顳颪颯颱颶飄飃飆飩飫餃餉餒餔餘餡餝餞餤餠餬餮餽餾饂饉饅饐饋饑饒饌饕馗馘馥馭馮馼駟駛駝駘駑駭駮駱駲駻駸騁騏騅駢騙騫騷驅驂驀驃騾驕驍驛驗驟驢驥驤驩驫驪骭骰骼髀髏髑髓體髞髟髢髣髦髯髫髮髴髱髷髻鬆鬘鬚鬟鬢鬣鬥鬧鬨鬩鬪鬮鬯鬲魄魃魏魍魎魑魘魴鮓鮃鮑鮖鮗鮟鮠鮨鮴鯀鯊鮹鯆鯏鯑鯒鯣鯢鯤鯔鯡鰺鯲鯱鯰鰕鰔鰉鰓鰌鰆鰈鰒鰊鰄鰮鰛鰥鰤鰡鰰鱇鰲鱆鰾鱚鱠鱧鱶鱸鳧鳬鳰鴉鴈鳫鴃鴆鴪鴦鶯鴣鴟鵄鴕鴒鵁鴿鴾鵆鵈鵝鵞鵤鵑鵐鵙鵲鶉鶇鶫鵯鵺鶚鶤鶩鶲鷄鷁鶻鶸鶺鷆鷏鷂鷙鷓鷸鷦鷭鷯鷽鸚鸛鸞鹵鹹鹽麁麈麋麌麒麕麑麝麥麩麸麪麭靡黌黎黏黐黔黜點黝黠黥黨黯黴黶黷黹黻黼黽鼇鼈皷鼕鼡鼬鼾齊齒齔齣齟齠齡齦齧齬齪齷齲齶龕龜龠堯槇遙瑤凜熙' $function$;

CREATE OR REPLACE FUNCTION keep_held_category()
 RETURNS trigger
 LANGUAGE plpgsql
 SECURITY DEFINER
 SET search_path TO 'public', 'pg_temp'
AS $function$
begin
  perform refuse_held((select jsonb_build_object('kind', 'itself', 'reason', h.reason) from legal_holds h where h.category_id = old.id));
  return case when tg_op = 'DELETE' then old else new end;
end $function$;

CREATE OR REPLACE FUNCTION keep_held_entry()
 RETURNS trigger
 LANGUAGE plpgsql
 SECURITY DEFINER
 SET search_path TO 'public', 'pg_temp'
AS $function$
begin
  perform refuse_held(hold_of_item(old.media_content_id));
  return old;
end $function$;

CREATE OR REPLACE FUNCTION keep_held_item()
 RETURNS trigger
 LANGUAGE plpgsql
 SECURITY DEFINER
 SET search_path TO 'public', 'pg_temp'
AS $function$
begin
  perform refuse_held(hold_of_item(old.id));
  return case when tg_op = 'DELETE' then old else new end;
end $function$;

CREATE OR REPLACE FUNCTION keep_part_of_held_item()
 RETURNS trigger
 LANGUAGE plpgsql
 SECURITY DEFINER
 SET search_path TO 'public', 'pg_temp'
AS $function$
begin
  perform refuse_held(hold_of_item(case when tg_op = 'INSERT' then new.media_content_id else old.media_content_id end));
  return case when tg_op = 'DELETE' then old else new end;
end $function$;

CREATE OR REPLACE FUNCTION leave_groups()
 RETURNS trigger
 LANGUAGE plpgsql
 SECURITY DEFINER
 SET search_path TO 'public', 'pg_temp'
AS $function$
begin
  delete from group_members gm using changed c, groups g
  where gm.person_id = c.person_id and g.id = gm.group_id and g.organization_id = c.organization_id;
  return null;
end $function$;

CREATE OR REPLACE FUNCTION move_in_changes()
 RETURNS trigger
 LANGUAGE plpgsql
 SECURITY DEFINER
 SET search_path TO 'public', 'pg_temp'
AS $function$
begin
  new.changed_in := pg_current_xact_id()::text::bigint;
  return new;
end $function$;

CREATE OR REPLACE FUNCTION move_items_of_entries()
 RETURNS trigger
 LANGUAGE plpgsql
 SECURITY DEFINER
 SET search_path TO 'public', 'pg_temp'
AS $function$
begin
  update media_contents set updated_at = updated_at where id in (
    select r.media_content_id from changed join reviews r on r.id = changed.review_id);
  return null;
end $function$;

CREATE OR REPLACE FUNCTION names_of(translations jsonb)
 RETURNS jsonb
 LANGUAGE sql
 IMMUTABLE
AS $function$
  select case when translations <> '{}' then (
    select jsonb_object_agg(key, jsonb_build_object('name', value -> 'name')) from jsonb_each(translations) where value ? 'name') end
$function$;

CREATE OR REPLACE FUNCTION note_changed_category()
 RETURNS trigger
 LANGUAGE plpgsql
 SECURITY DEFINER
 SET search_path TO 'public', 'pg_temp'
AS $function$
begin
  perform note_changed_name(new.organization_id, new.id);
  return null;
end $function$;

CREATE OR REPLACE FUNCTION note_changed_hold()
 RETURNS trigger
 LANGUAGE plpgsql
 SECURITY DEFINER
 SET search_path TO 'public', 'pg_temp'
AS $function$
declare
  hold legal_holds := case when tg_op = 'DELETE' then old else new end;
begin
  perform note_changed_name(hold.organization_id, coalesce(hold.category_id, hold.person_id));
  return null;
end $function$;

CREATE OR REPLACE FUNCTION note_changed_name(organization uuid, named uuid)
 RETURNS void
 LANGUAGE sql
AS $function$
  insert into changed_names as n (organization_id, named_id, changed_in)
  select id, named, pg_current_xact_id()::text::bigint from organizations where id = organization
  on conflict (organization_id, named_id) do update set changed_in = excluded.changed_in, at = excluded.at
$function$;

CREATE OR REPLACE FUNCTION note_changed_organization()
 RETURNS trigger
 LANGUAGE plpgsql
 SECURITY DEFINER
 SET search_path TO 'public', 'pg_temp'
AS $function$
begin
  perform note_changed_name(new.id, new.id);
  return null;
end $function$;

CREATE OR REPLACE FUNCTION note_gone_category()
 RETURNS trigger
 LANGUAGE plpgsql
 SECURITY DEFINER
 SET search_path TO 'public', 'pg_temp'
AS $function$
begin
  perform note_changed_name(old.organization_id, old.organization_id);
  return null;
end $function$;

CREATE OR REPLACE FUNCTION note_named_group()
 RETURNS trigger
 LANGUAGE plpgsql
 SECURITY DEFINER
 SET search_path TO 'public', 'pg_temp'
AS $function$
begin
  perform note_changed_name(old.organization_id, old.id) where exists (
    select from media_contents where audience @> array[old.id]);
  return null;
end $function$;

CREATE OR REPLACE FUNCTION note_named_members()
 RETURNS trigger
 LANGUAGE plpgsql
 SECURITY DEFINER
 SET search_path TO 'public', 'pg_temp'
AS $function$
begin
  perform note_changed_name(changed.organization_id, changed.person_id) from changed where exists (
    select from media_contents mc where mc.audience @> array[changed.person_id] and mc.organization_id = changed.organization_id)
  order by changed.organization_id, changed.person_id;
  return null;
end $function$;

CREATE OR REPLACE FUNCTION note_renamed_person()
 RETURNS trigger
 LANGUAGE plpgsql
 SECURITY DEFINER
 SET search_path TO 'public', 'pg_temp'
AS $function$
begin
  perform note_changed_name(shown.organization_id, new.id) from (
    select organization_id from media_contents where created_by = new.id
    union select organization_id from media_contents where audience @> array[new.id]) shown;
  return null;
end $function$;

CREATE OR REPLACE FUNCTION note_republication()
 RETURNS trigger
 LANGUAGE plpgsql
 SECURITY DEFINER
 SET search_path TO 'public', 'pg_temp'
AS $function$
begin
  new.republished_at := new.updated_at;
  return new;
end $function$;

CREATE OR REPLACE FUNCTION note_watched_day()
 RETURNS trigger
 LANGUAGE plpgsql
 SECURITY DEFINER
 SET search_path TO 'public', 'pg_temp'
AS $function$
begin
  update analytics_scopes s set last_watched_on = w.day
  from (select scope_id, max(day) as day from changed group by scope_id) w
  where s.id = w.scope_id and s.media_content_id is not null and (s.last_watched_on is null or s.last_watched_on < w.day);
  return null;
end $function$;

CREATE OR REPLACE FUNCTION note_withdrawal(item uuid, organization uuid, losers uuid[], by_reviewers boolean)
 RETURNS void
 LANGUAGE sql
AS $function$
  insert into item_withdrawals as w (organization_id, withdrawn_in, media_content_id, lost_by, lost_by_reviewers)
  select id, pg_current_xact_id()::text::bigint, item, array_remove(losers, null), by_reviewers
  from organizations where id = organization
  on conflict (organization_id, withdrawn_in, media_content_id) do update
    set lost_by = w.lost_by || excluded.lost_by, lost_by_reviewers = w.lost_by_reviewers or excluded.lost_by_reviewers
$function$;

CREATE OR REPLACE FUNCTION order_key(name text, language text)
 RETURNS text
 LANGUAGE plpgsql
 IMMUTABLE PARALLEL SAFE
AS $function$
declare
  -- After every letter: a letter that stands behind another one is that letter with this.
  behind constant text := U&'\+10FFFD';
  folded text := lower(name collate "C");
  marked text;
begin
  if octet_length(folded) > length(folded) then
    folded := translate(lower(normalize(folded, nfkd) collate "C"), 'ŁØĐÆŒÞÐĦŦẞΑΒΓΔΕΖΗΘΙΚΛΜΝΞΟΠΡΣΤΥΦΧΨΩЀЁЂЃЄЅІЇЈЉЊЋЌЍЎЏАБВГДЕЖЗИЙКЛМНОПРСТУФХЦЧШЩЪЫЬЭЮЯァアィイゥウェエォオカガキギクグケゲコゴサザシジスズセゼソゾタダチヂッツヅテデトドナニヌネノハバパヒビピフブプヘベペホボポマミムメモャヤュユョヨラリルレロヮワヰヱヲンヴヵヶ', 'łøđæœþðħŧßαβγδεζηθικλμνξοπρστυφχψωѐёђѓєѕіїјљњћќѝўџабвгдежзийклмнопрстуфхцчшщъыьэюяぁあぃいぅうぇえぉおかがきぎくぐけげこごさざしじすずせぜそぞただちぢっつづてでとどなにぬねのはばぱひびぴふぶぷへべぺほぼぽまみむめもゃやゅゆょよらりるれろゎわゐゑをんゔゕゖ');
    -- What has no width or no place of its own.
    folded := regexp_replace(folded, U&'[\00AD\0640\200B-\200F\202A-\202E\2060-\206F\FE00-\FE0F\FEFF]', '', 'g');
    if folded ~ U&'[\0621-\06FF]' then
      -- Arabic letters with a hamza or a madda are letters, and so is what Persian added.
      folded := replace(replace(replace(replace(replace(folded, U&'\0627\0653', U&'\0622'), U&'\0627\0654', U&'\0623'),
        U&'\0648\0654', U&'\0624'), U&'\0627\0655', U&'\0625'), U&'\064A\0654', U&'\0626');
      folded := translate(folded, U&'\0660\0661\0662\0663\0664\0665\0666\0667\0668\0669\06F0\06F1\06F2\06F3\06F4\06F5\06F6\06F7\06F8\06F9',
        '01234567890123456789');
    end if;
    -- A prolonged sound and a sign of repetition come before the kana that they stand for.
    marked := translate(folded, 'ーゝ', U&'\3040\3040');
    case language
      when 'pl' then
        folded := regexp_replace(replace(folded, U&'z\0307', 'z' || behind || behind), U&'([ae])\0328|([cnosz])\0301', '\1\2' || behind, 'g');
        folded := replace(folded, 'ł', 'l' || behind);
      when 'es' then folded := replace(folded, U&'n\0303', 'n' || behind);
      when 'ar' then folded := replace(translate(folded, 'ءأؤإئةىی', 'ااااا' || 'تيي'), 'آ', 'اا');
      else
    end case;
    folded := regexp_replace(folded,
      U&'[\0300-\036F\0483-\0487\0591-\05BD\0610-\061A\064B-\065F\0670\06D6-\06ED\1AB0-\1AFF\1DC0-\1DFF\20D0-\20FF\3099\309A]', '', 'g');
    folded := replace(replace(replace(translate(folded, 'łøđðħŧı', 'lodd' || 'hti'), 'ß', 'ss'), 'æ', 'ae'), 'œ', 'oe');
    if folded ~ U&'[\067E\0686\0698\06A4\06A9\06AF]' then
      folded := replace(replace(replace(replace(replace(replace(folded, 'پ', 'ب' || behind), 'چ', 'ج' || behind), 'ژ', 'ز' || behind),
        'ڤ', 'ف' || behind), 'ک', 'ك' || behind), 'گ', 'ك' || behind || behind);
    end if;
    if folded ~ U&'[\3041-\30FF]' then
      -- Small kana are large ones, a sign of repetition repeats, and a prolonged sound is the vowel before it.
      folded := translate(folded, 'ぁぃぅぇぉっゃゅょゎゕゖヽ', 'あいうえおつやゆよわかけゝ');
      folded := regexp_replace(folded, '(.)ゝ', '\1\1', 'g');
      if strpos(folded, 'ー') > 0 then
        folded := regexp_replace(folded, '([あかさたなはまやらわ])ー', '\1あ', 'g');
        folded := regexp_replace(folded, '([いきしちにひみりゐ])ー', '\1い', 'g');
        folded := regexp_replace(folded, '([うくすつぬふむゆる])ー', '\1う', 'g');
        folded := regexp_replace(folded, '([えけせてねへめれゑ])ー', '\1え', 'g');
        folded := regexp_replace(folded, '([おこそとのほもよろを])ー', '\1お', 'g');
      end if;
    end if;
    folded := translate(folded, '‐‑‒–—―〜‘’‚‛‹›“”„‟«»¿¡·•・、。،؛؟「」『』【】〈〉《》£€¥¢', '-------' || '''''''''''''' || '""""""' || '?!...,.,;?()()()()()$$$$');
    -- Further symbols and pictures.
    folded := regexp_replace(folded, U&'[\00A1-\00BF\00D7\00F7\2010-\2BFF\3001-\303F\+01F000-\+01FAFF]', '~', 'g');
    if language = 'ja' and folded ~ U&'[\4E00-\9FFF]' then
      -- From U+3400 on: behind the kana, and before the kanji that JIS X 0208 has not.
      select string_agg(case when at > 0 then chr(13311 + at) else letter end, '' order by place) into folded from (
        select letter, place, case when letter >= U&'\4E00' collate "C" then strpos(kanji_in_order(), letter) else 0 end as at
        from regexp_split_to_table(folded, '') with ordinality as split (letter, place)) letters;
    end if;
  end if;
  if folded ~ '[0-9]' then
    -- A number begins with the count of its digits, as a capital letter. So it is behind punctuation and before letters.
    select string_agg(case when part[1] ~ '^[0-9]' then chr(64 + least(length(number), 26)) || number else part[1] end, '' order by place)
      into folded from regexp_matches(folded, '[0-9]+|[^0-9]+', 'g') with ordinality as matches (part, place),
      regexp_replace(part[1], '^0+(?=[0-9])', '') as number;
  end if;
  -- Punctuation in Unicode's order, between the space and capital letters.
  folded := translate(folded, '_-,;:!?.''"()[]{}@*/\&#%`^+<=>|~$', '!"#$%&''()*+,-./0123456789:;<=>?@');
  if language = 'ar' then
    folded := translate(folded, 'abcdefghijklmnopqrstuvwxyz', 'ࠀࠁࠂࠃࠄࠅࠆࠇࠈࠉࠊࠋࠌࠍࠎࠏࠐࠑࠒࠓࠔࠕࠖࠗ࠘࠙');
  end if;
  -- An index holds 2,700 bytes a row.
  return concat_ws(U&'\0001', left(folded, 300), left(marked, 300));
end $function$;

CREATE OR REPLACE FUNCTION organization_of_watch_event()
 RETURNS trigger
 LANGUAGE plpgsql
 SECURITY DEFINER
 SET search_path TO 'public', 'pg_temp'
AS $function$
begin
  select organization_id into new.organization_id from media_contents where id = new.media_content_id;
  if new.organization_id is null then
    return null;
  end if;
  return new;
end $function$;

CREATE OR REPLACE FUNCTION reach_before()
 RETURNS text
 LANGUAGE sql
 STABLE
 SET search_path TO 'public', 'pg_temp'
AS $function$
  select (case when current_setting('tv.scope', true) like '{00000000-0000-0000-0000-000000000000%'
    then current_setting('tv.scope', true)::uuid[]
    else array_append(nullif(current_setting('tv.scope', true), '')::uuid[], null) end)::text
$function$;

CREATE OR REPLACE FUNCTION refuse_held(hold jsonb)
 RETURNS void
 LANGUAGE plpgsql
AS $function$
begin
  if hold is not null then
    raise exception 'under legal hold' using errcode = 'TVH01', detail = hold::text;
  end if;
end $function$;

CREATE OR REPLACE FUNCTION remove_directory_members()
 RETURNS trigger
 LANGUAGE plpgsql
 SECURITY DEFINER
 SET search_path TO 'public', 'pg_temp'
AS $function$
begin
  delete from group_members gm using changed c, directory_users u
  where u.id = c.user_id and gm.group_id = c.group_id and gm.person_id = u.person_id
    and not exists (select from derived_group_members() d where d.group_id = gm.group_id and d.person_id = gm.person_id);
  return null;
end $function$;

CREATE OR REPLACE FUNCTION renew_version()
 RETURNS trigger
 LANGUAGE plpgsql
 SECURITY DEFINER
 SET search_path TO 'public', 'pg_temp'
AS $function$
begin
  new.version := pg_current_xact_id()::text::bigint;
  return new;
end $function$;

CREATE OR REPLACE FUNCTION renew_version_of_live_item()
 RETURNS trigger
 LANGUAGE plpgsql
 SECURITY DEFINER
 SET search_path TO 'public', 'pg_temp'
AS $function$
begin
  update media_contents set updated_at = updated_at where id = new.media_content_id;
  return null;
end $function$;

CREATE OR REPLACE FUNCTION renew_versions_of_items()
 RETURNS trigger
 LANGUAGE plpgsql
 SECURITY DEFINER
 SET search_path TO 'public', 'pg_temp'
AS $function$
begin
  update media_contents set updated_at = updated_at where id in (select media_content_id from changed);
  return null;
end $function$;

CREATE OR REPLACE FUNCTION renew_versions_of_organizations()
 RETURNS trigger
 LANGUAGE plpgsql
 SECURITY DEFINER
 SET search_path TO 'public', 'pg_temp'
AS $function$
begin
  update organizations set created_at = created_at where id in (select organization_id from changed);
  return null;
end $function$;

-- Entries that go with their category are left out: the organization's version changes with the category.
CREATE OR REPLACE FUNCTION renew_versions_of_unfiled_items()
 RETURNS trigger
 LANGUAGE plpgsql
 SECURITY DEFINER
 SET search_path TO 'public', 'pg_temp'
AS $function$
begin
  update media_contents set updated_at = updated_at where id in (
    select media_content_id from changed where category_id in (select id from categories));
  return null;
end $function$;

CREATE OR REPLACE FUNCTION schedule_new_item()
 RETURNS trigger
 LANGUAGE plpgsql
 SECURITY DEFINER
 SET search_path TO 'public', 'pg_temp'
AS $function$
begin
  insert into schedules (id, media_content_id, action, at, created_at)
  values (gen_random_uuid(), new.id, 1, new.scheduled_publication_date, new.created_at);
  return null;
end $function$;

CREATE OR REPLACE FUNCTION set_name_order()
 RETURNS trigger
 LANGUAGE plpgsql
 SECURITY DEFINER
 SET search_path TO 'public', 'pg_temp'
AS $function$
begin
  new.name_order := order_key(new.name, (select default_language from organizations where id = new.organization_id));
  return new;
end $function$;

CREATE OR REPLACE FUNCTION set_title_order()
 RETURNS trigger
 LANGUAGE plpgsql
 SECURITY DEFINER
 SET search_path TO 'public', 'pg_temp'
AS $function$
begin
  new.title_order := order_key(new.title, (select default_language from organizations where id = new.organization_id));
  return new;
end $function$;

CREATE OR REPLACE FUNCTION stream_audit_lines()
 RETURNS trigger
 LANGUAGE plpgsql
 SECURITY DEFINER
 SET search_path TO 'public', 'pg_temp'
AS $function$
begin
  insert into audit_deliveries (receiver_id, line_id)
  select r.id, c.id from changed c
  join audit_receivers r on r.organization_id is null or r.organization_id = c.organization_id;
  return null;
end $function$;

CREATE OR REPLACE FUNCTION sum_stored_bytes()
 RETURNS trigger
 LANGUAGE plpgsql
 SECURITY DEFINER
 SET search_path TO 'public', 'pg_temp'
AS $function$
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
end $function$;

CREATE OR REPLACE FUNCTION take_of_limits(keys text[], most_uses integer[], lengths integer[], moment timestamp with time zone)
 RETURNS integer
 LANGUAGE plpgsql
AS $function$
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
end $function$;

CREATE OR REPLACE FUNCTION tell_webhooks(of_organization uuid, told text, about uuid, key uuid, of_person uuid, facts jsonb)
 RETURNS void
 LANGUAGE sql
AS $function$
  insert into webhook_deliveries as d (id, webhook_id, organization_id, event, subject_id, event_key, person_id, at, data)
  select gen_random_uuid(), w.id, w.organization_id, told, about, told || ' ' || key || ' ' || pg_current_xact_id()::text,
    of_person, clock_timestamp(), jsonb_build_object('organizationId', w.organization_id) || facts
  from webhooks w join organizations o on o.id = w.organization_id
  where w.organization_id = of_organization and told = any(w.events) and not w.is_paused and w.ended_at is null
  on conflict (webhook_id, event_key) do update set data = excluded.data || case when d.data ? 'changes' then
    jsonb_build_object('changes', (
      select jsonb_agg(distinct change order by change)
      from jsonb_array_elements(d.data->'changes' || (excluded.data->'changes')) change))
    else '{}' end
$function$;

CREATE OR REPLACE FUNCTION tell_webhooks_of_captions()
 RETURNS trigger
 LANGUAGE plpgsql
 SECURITY DEFINER
 SET search_path TO 'public', 'pg_temp'
AS $function$
begin
  perform tell_webhooks(mc.organization_id, 'captions.published', mc.id, s.id, null, jsonb_build_object(
    'item', webhook_item(mc), 'captions', jsonb_build_object('id', s.id, 'languageCode', s.language_code, 'kind', s.kind,
      'isAutoGenerated', s.is_auto_generated)))
  from changed s join media_contents mc on mc.id = s.media_content_id
  where mc.status <> 2 and mc.organization_id in (select organization_id from webhooks);
  return null;
end $function$;

CREATE OR REPLACE FUNCTION tell_webhooks_of_categories()
 RETURNS trigger
 LANGUAGE plpgsql
 SECURITY DEFINER
 SET search_path TO 'public', 'pg_temp'
AS $function$
begin
  if not exists (select from webhooks where not is_paused and ended_at is null) then
    return null;
  end if;
  perform tell_webhooks(mc.organization_id, 'item.changed', mc.id, mc.id, null,
    jsonb_build_object('item', webhook_item(mc), 'changes', jsonb_build_array('categories')))
  from media_contents mc
  where mc.id in (select media_content_id from changed) and mc.status <> 2 and mc.package is not null
    and mc.organization_id in (select organization_id from webhooks);
  return null;
end $function$;

CREATE OR REPLACE FUNCTION tell_webhooks_of_changed_items()
 RETURNS trigger
 LANGUAGE plpgsql
 SECURITY DEFINER
 SET search_path TO 'public', 'pg_temp'
AS $function$
begin
  -- Without a webhook no rows are compared.
  if not exists (select from webhooks where not is_paused and ended_at is null) then
    return null;
  end if;
  perform tell_webhooks(told.organization_id, told.event, told.id, told.id, null, told.facts)
  from (
    select n.organization_id, n.id, e.event, jsonb_build_object('item', webhook_item(n)) || e.facts as facts
    from new_items n join old_items o on o.id = n.id cross join lateral (
      select 1, 'item.processed', '{}'::jsonb where n.processing_status = 2 and o.processing_status <> 2
      union all select 2, 'item.failed', jsonb_build_object('problem', n.processing_problem)
        where n.processing_status = 3 and o.processing_status <> 3
      union all select 3, 'item.changed', jsonb_build_object('changes', to_jsonb(webhook_changes(o, n)))
        where n.status <> 2 and o.status <> 2 and webhook_changes(o, n) <> '{}'
      union all select 4, 'item.scheduled', jsonb_build_object('startsAt', to_jsonb(n.scheduled_publication_date))
        where n.status = 100 and (o.status <> 100 or o.scheduled_publication_date <> n.scheduled_publication_date)
      union all select 5, 'item.published', '{}' where n.status = 1 and o.status <> 1
      union all select 6, 'item.unpublished', '{}' where n.status not in (1, 2) and o.status = 1
      union all select 7, 'item.deleted', '{}' where n.status = 2 and o.status <> 2
      union all select 8, 'item.restored', '{}' where n.status <> 2 and o.status = 2) e (place, event, facts)
    where n.organization_id in (select organization_id from webhooks)
    order by n.id, e.place) told;
  return null;
end $function$;

CREATE OR REPLACE FUNCTION tell_webhooks_of_live_event()
 RETURNS trigger
 LANGUAGE plpgsql
 SECURITY DEFINER
 SET search_path TO 'public', 'pg_temp'
AS $function$
begin
  perform tell_webhooks(new.organization_id, case when new.ended_at is null then 'live.began' else 'live.ended' end, mc.id, mc.id, null,
    jsonb_strip_nulls(jsonb_build_object('item', webhook_item(mc), 'startedAt', to_jsonb(new.started_at), 'endedAt', to_jsonb(new.ended_at))))
  from media_contents mc where mc.id = new.media_content_id;
  return null;
end $function$;

CREATE OR REPLACE FUNCTION tell_webhooks_of_members()
 RETURNS trigger
 LANGUAGE plpgsql
 SECURITY DEFINER
 SET search_path TO 'public', 'pg_temp'
AS $function$
begin
  if tg_op = 'DELETE' or tg_op = 'UPDATE' and new.status <> 0 then
    perform tell_webhooks(old.organization_id, 'person.left', old.person_id, old.person_id, null,
      jsonb_build_object('person', jsonb_build_object('id', old.person_id)))
    where old.organization_id in (select organization_id from webhooks);
  else
    perform tell_webhooks(new.organization_id, 'person.joined', p.id, p.id, p.id, jsonb_build_object(
      'person', jsonb_build_object('id', p.id, 'email', p.email, 'role', 'InMotion.' || new.role)))
    from people p where p.id = new.person_id and new.organization_id in (select organization_id from webhooks);
  end if;
  return null;
end $function$;

CREATE OR REPLACE FUNCTION tell_webhooks_of_new_items()
 RETURNS trigger
 LANGUAGE plpgsql
 SECURITY DEFINER
 SET search_path TO 'public', 'pg_temp'
AS $function$
begin
  perform tell_webhooks(mc.organization_id, 'item.uploaded', mc.id, mc.id, null, jsonb_build_object('item', webhook_item(mc)))
  from changed mc where mc.organization_id in (select organization_id from webhooks);
  return null;
end $function$;

CREATE OR REPLACE FUNCTION tell_webhooks_of_reviews()
 RETURNS trigger
 LANGUAGE plpgsql
 SECURITY DEFINER
 SET search_path TO 'public', 'pg_temp'
AS $function$
begin
  perform tell_webhooks(mc.organization_id,
    case new.action when 10 then 'review.commented' when 11 then 'review.returned' when 12 then 'review.approved'
      when 13 then 'review.submitted' when 14 then 'review.withdrawn' when 20 then 'review.completed' else 'review.reopened' end,
    mc.id, new.id, new.person_id, jsonb_build_object('item', webhook_item(mc), 'review', jsonb_build_object('id', r.id)))
  from reviews r join media_contents mc on mc.id = r.media_content_id
  where r.id = new.review_id and mc.organization_id in (select organization_id from webhooks);
  return null;
end $function$;

CREATE OR REPLACE FUNCTION tell_webhooks_of_watched()
 RETURNS trigger
 LANGUAGE plpgsql
 SECURITY DEFINER
 SET search_path TO 'public', 'pg_temp'
AS $function$
begin
  perform tell_webhooks(mc.organization_id, 'item.watched', mc.id, p.id, p.id, jsonb_build_object(
    'item', webhook_item(mc), 'person', jsonb_build_object('id', p.id, 'email', p.email)))
  from media_contents mc, people p
  where mc.id = new.media_content_id and p.id = new.person_id
    and mc.organization_id in (select organization_id from webhooks);
  return null;
end $function$;

CREATE OR REPLACE FUNCTION text_in(translations jsonb, language text, field text, default_text text)
 RETURNS text
 LANGUAGE sql
 IMMUTABLE
AS $function$
  select coalesce(nullif(translations -> language ->> field, ''), default_text)
$function$;

CREATE OR REPLACE FUNCTION uncut_ranges(cuts nummultirange, ranges nummultirange)
 RETURNS nummultirange
 LANGUAGE sql
 IMMUTABLE
AS $function$
  select coalesce(range_agg(numrange(uncut_second(cuts, lower(r), false), uncut_second(cuts, upper(r), true))), '{}') - cuts
  from unnest(ranges) r
$function$;

CREATE OR REPLACE FUNCTION uncut_second(cuts nummultirange, second numeric, is_end boolean)
 RETURNS numeric
 LANGUAGE sql
 IMMUTABLE
AS $function$
  select second + coalesce(sum(length), 0) from (
    select upper(c) - lower(c) as length, cut_second(cuts, lower(c)) as place from unnest(cuts) c) each_cut
  where place < second or (place = second and not is_end)
$function$;

CREATE OR REPLACE FUNCTION webhook_changes(o media_contents, n media_contents)
 RETURNS text[]
 LANGUAGE sql
 IMMUTABLE
AS $function$
  select array_remove(array[
    case when o.title <> n.title then 'title' end,
    case when o.description <> n.description then 'description' end,
    case when o.translations <> n.translations then 'translations' end,
    case when o.tags <> n.tags then 'tags' end,
    case when o.speakers <> n.speakers then 'speakers' end,
    case when o.chapters is distinct from n.chapters then 'chapters' end,
    case when o.visibility <> n.visibility then 'visibility' end,
    case when o.audience is distinct from n.audience then 'audience' end,
    case when o.is_listed <> n.is_listed then 'isListed' end,
    case when (o.is_featured, o.is_public_featured) <> (n.is_featured, n.is_public_featured) then 'featured' end,
    case when o.password_version <> n.password_version then 'password' end,
    case when (o.expiration_option, o.expiration_date) is distinct from (n.expiration_option, n.expiration_date) then 'expiration' end,
    case when o.status = n.status and o.publish_date is distinct from n.publish_date then 'publishDate' end,
    case when o.player_settings <> n.player_settings then 'playerSettings' end,
    case when o.poster_version <> n.poster_version then 'poster' end,
    case when o.processing_status = n.processing_status and o.package_version <> n.package_version then 'media' end], null)
$function$;

CREATE OR REPLACE FUNCTION webhook_item(item media_contents)
 RETURNS jsonb
 LANGUAGE sql
 IMMUTABLE
AS $function$
  select jsonb_build_object('id', item.id, 'title', item.title, 'type', item.media_type,
    'state', content_state(item.status, item.processing_status, item.package is not null),
    'visibility', item.visibility, 'isListed', item.is_listed, 'hasAudience', item.audience is not null)
$function$;

CREATE OR REPLACE FUNCTION withdraw_changed_item()
 RETURNS trigger
 LANGUAGE plpgsql
 SECURITY DEFINER
 SET search_path TO 'public', 'pg_temp'
AS $function$
begin
  perform note_withdrawal(old.id, old.organization_id,
    -- Of somebody whose account is erased nothing is noted.
    array(select id from people where id = old.created_by and old.created_by is distinct from new.created_by),
    old.status in (3, 4, 5) and new.status not in (3, 4, 5));
  return null;
end $function$;

CREATE OR REPLACE FUNCTION withdraw_gone_item()
 RETURNS trigger
 LANGUAGE plpgsql
 SECURITY DEFINER
 SET search_path TO 'public', 'pg_temp'
AS $function$
begin
  perform note_withdrawal(old.id, old.organization_id,
    array[old.organization_id, old.created_by] || array(
      select category_id from media_content_categories where media_content_id = old.id),
    old.status in (3, 4, 5) or exists (select from reviews where media_content_id = old.id and status in (10, 11, 12)));
  return old;
end $function$;

CREATE OR REPLACE FUNCTION withdraw_reviewed_item()
 RETURNS trigger
 LANGUAGE plpgsql
 SECURITY DEFINER
 SET search_path TO 'public', 'pg_temp'
AS $function$
begin
  perform note_withdrawal(id, organization_id, '{}', true) from media_contents where id = new.media_content_id;
  return null;
end $function$;

CREATE OR REPLACE FUNCTION withdraw_unfiled_items()
 RETURNS trigger
 LANGUAGE plpgsql
 SECURITY DEFINER
 SET search_path TO 'public', 'pg_temp'
AS $function$
begin
  perform note_withdrawal(mc.id, mc.organization_id, array[c.id], false)
  from changed join media_contents mc on mc.id = changed.media_content_id join categories c on c.id = changed.category_id
  order by mc.id;
  return null;
end $function$;

create table analytics_counts (
  day date not null,
  organization_id uuid not null,
  event text not null,
  count bigint not null,
  sent bigint default 0 not null,
  PRIMARY KEY (day, organization_id, event),
  FOREIGN KEY (organization_id) REFERENCES organizations(id) ON DELETE CASCADE
);
CREATE INDEX analytics_counts_of ON analytics_counts USING btree (organization_id, day DESC, event);
CREATE INDEX analytics_counts_unsent ON analytics_counts USING btree (day) WHERE (count <> sent);

create table analytics_days (
  scope_id uuid not null,
  day date not null,
  member_views integer default 0 not null,
  member_people integer default 0 not null,
  member_seconds double precision default 0 not null,
  member_completions integer default 0 not null,
  member_offered double precision default 0 not null,
  visitor_views integer default 0 not null,
  visitor_people integer default 0 not null,
  visitor_seconds double precision default 0 not null,
  visitor_completions integer default 0 not null,
  visitor_offered double precision default 0 not null,
  PRIMARY KEY (scope_id, day),
  FOREIGN KEY (scope_id) REFERENCES analytics_scopes(id) ON DELETE CASCADE
);
CREATE TRIGGER note_first_watching AFTER INSERT ON analytics_days REFERENCING NEW TABLE AS changed FOR EACH STATEMENT EXECUTE FUNCTION note_watched_day();
create policy scope on analytics_days for all using ((( SELECT true
   FROM analytics_scopes parent
  WHERE (parent.id = analytics_days.scope_id)) IS NOT NULL));

create table analytics_item_periods (
  organization_id uuid not null,
  days smallint not null,
  media_content_id uuid not null,
  views integer generated always as ((member_views + visitor_views)) stored,
  member_views integer default 0 not null,
  member_seconds double precision default 0 not null,
  member_completions integer default 0 not null,
  member_offered double precision default 0 not null,
  visitor_views integer default 0 not null,
  visitor_seconds double precision default 0 not null,
  visitor_completions integer default 0 not null,
  visitor_offered double precision default 0 not null,
  PRIMARY KEY (organization_id, days, media_content_id),
  FOREIGN KEY (media_content_id) REFERENCES media_contents(id) ON DELETE CASCADE,
  FOREIGN KEY (organization_id) REFERENCES organizations(id) ON DELETE CASCADE
);
CREATE INDEX analytics_item_periods_media_content_id_idx ON analytics_item_periods USING btree (media_content_id);
CREATE INDEX analytics_item_periods_most_watched ON analytics_item_periods USING btree (organization_id, days, views DESC, media_content_id);
create policy scope on analytics_item_periods for all using ((NULLIF((organization_id = ANY (( SELECT (NULLIF(current_setting('tv.scope'::text, true), ''::text))::uuid[] AS "nullif")::uuid[])), false) IS NOT NULL));

create table analytics_parts (
  scope_id uuid not null,
  day date not null,
  part text not null,
  members integer default 0 not null,
  visitors integer default 0 not null,
  PRIMARY KEY (scope_id, day, part),
  FOREIGN KEY (scope_id) REFERENCES analytics_scopes(id) ON DELETE CASCADE
);
create policy scope on analytics_parts for all using ((( SELECT true
   FROM analytics_scopes parent
  WHERE (parent.id = analytics_parts.scope_id)) IS NOT NULL));

create table analytics_retention (
  scope_id uuid not null,
  duration_in_seconds real,
  since timestamp with time zone not null,
  member_viewers integer default 0 not null,
  visitor_viewers integer default 0 not null,
  PRIMARY KEY (scope_id),
  FOREIGN KEY (scope_id) REFERENCES analytics_scopes(id) ON DELETE CASCADE
);
create policy scope on analytics_retention for all using ((( SELECT true
   FROM analytics_scopes parent
  WHERE (parent.id = analytics_retention.scope_id)) IS NOT NULL));

create table analytics_retention_bins (
  scope_id uuid not null,
  bin smallint not null,
  member_viewers integer default 0 not null,
  visitor_viewers integer default 0 not null,
  member_plays double precision default 0 not null,
  visitor_plays double precision default 0 not null,
  PRIMARY KEY (scope_id, bin),
  FOREIGN KEY (scope_id) REFERENCES analytics_retention(scope_id) ON DELETE CASCADE,
  CHECK (((bin >= 0) AND (bin <= 99)))
);

create table analytics_returns (
  scope_id uuid not null,
  day date not null,
  gap smallint not null,
  members integer default 0 not null,
  visitors integer default 0 not null,
  PRIMARY KEY (scope_id, day, gap),
  FOREIGN KEY (scope_id) REFERENCES analytics_scopes(id) ON DELETE CASCADE,
  CHECK (((gap >= 1) AND (gap <= 366)))
);

create table analytics_rollups (
  organization_id uuid not null,
  counted_day date not null,
  PRIMARY KEY (organization_id),
  FOREIGN KEY (organization_id) REFERENCES organizations(id) ON DELETE CASCADE
);
create policy scope on analytics_rollups for all using ((NULLIF((organization_id = ANY (( SELECT (NULLIF(current_setting('tv.scope'::text, true), ''::text))::uuid[] AS "nullif")::uuid[])), false) IS NOT NULL));

create table analytics_scopes (
  id uuid not null,
  organization_id uuid not null,
  category_id uuid,
  media_content_id uuid,
  last_watched_on date,
  PRIMARY KEY (id),
  UNIQUE (category_id),
  UNIQUE (media_content_id),
  FOREIGN KEY (category_id) REFERENCES categories(id) ON DELETE CASCADE,
  FOREIGN KEY (media_content_id) REFERENCES media_contents(id) ON DELETE CASCADE,
  FOREIGN KEY (organization_id) REFERENCES organizations(id) ON DELETE CASCADE
);
CREATE INDEX analytics_scopes_organization_id_idx ON analytics_scopes USING btree (organization_id);
create policy scope on analytics_scopes for all using ((NULLIF((organization_id = ANY (( SELECT (NULLIF(current_setting('tv.scope'::text, true), ''::text))::uuid[] AS "nullif")::uuid[])), false) IS NOT NULL));

create table analytics_viewers (
  scope_id uuid not null,
  viewer_hash text not null,
  last_day date not null,
  PRIMARY KEY (scope_id, viewer_hash),
  FOREIGN KEY (scope_id) REFERENCES analytics_scopes(id) ON DELETE CASCADE
);
create policy scope on analytics_viewers for all using ((( SELECT true
   FROM analytics_scopes parent
  WHERE (parent.id = analytics_viewers.scope_id)) IS NOT NULL));

create table api_key_secrets (
  id uuid not null,
  hash text not null,
  api_key_id uuid not null,
  start text not null,
  created_at timestamp with time zone not null,
  ends_at timestamp with time zone,
  used_at timestamp with time zone,
  PRIMARY KEY (id),
  UNIQUE (hash),
  FOREIGN KEY (api_key_id) REFERENCES api_keys(id) ON DELETE CASCADE
);
CREATE INDEX api_key_secrets_by_key ON api_key_secrets USING btree (api_key_id, created_at DESC);
create policy scope on api_key_secrets for all using ((( SELECT true
   FROM api_keys parent
  WHERE (parent.id = api_key_secrets.api_key_id)) IS NOT NULL));

create table api_keys (
  id uuid not null,
  organization_id uuid not null,
  name text not null,
  scopes text[] not null,
  category_ids uuid[],
  allowed_networks text[] default '{}'::text[] not null,
  created_at timestamp with time zone not null,
  expires_at timestamp with time zone,
  made_by uuid,
  is_of_machine boolean not null,
  PRIMARY KEY (id),
  FOREIGN KEY (made_by) REFERENCES people(id) ON DELETE SET NULL,
  FOREIGN KEY (organization_id) REFERENCES organizations(id) ON DELETE CASCADE,
  CHECK (((length(name) >= 1) AND (length(name) <= 100))),
  CHECK ((cardinality(category_ids) > 0)),
  CHECK ((cardinality(scopes) > 0))
);
CREATE UNIQUE INDEX api_keys_by_name ON api_keys USING btree (organization_id, lower(name));
create policy scope on api_keys for all using ((NULLIF((organization_id = ANY (( SELECT (NULLIF(current_setting('tv.scope'::text, true), ''::text))::uuid[] AS "nullif")::uuid[])), false) IS NOT NULL));

create table applications (
  id uuid not null,
  organization_id uuid not null,
  name text not null,
  type text not null,
  redirect_uris text[] not null,
  post_logout_redirect_uris text[] not null,
  scopes text[] not null,
  secret_hash text,
  former_secret_hash text,
  former_secret_ends_at timestamp with time zone,
  created_at timestamp with time zone not null,
  PRIMARY KEY (id),
  FOREIGN KEY (organization_id) REFERENCES organizations(id) ON DELETE CASCADE,
  CHECK (((length(name) >= 1) AND (length(name) <= 60))),
  CHECK ((cardinality(scopes) > 0)),
  CHECK ((type = ANY (ARRAY['web'::text, 'native'::text, 'device'::text])))
);
CREATE UNIQUE INDEX applications_by_name ON applications USING btree (organization_id, lower(name));
CREATE TRIGGER ended AFTER DELETE ON applications FOR EACH ROW EXECUTE FUNCTION end_consents_of_application();
create policy scope on applications for all using ((NULLIF((organization_id = ANY (( SELECT (NULLIF(current_setting('tv.scope'::text, true), ''::text))::uuid[] AS "nullif")::uuid[])), false) IS NOT NULL));

create table attachments (
  id uuid not null,
  media_content_id uuid not null,
  file_name text not null,
  mime_type text not null,
  size_in_bytes bigint not null,
  file text not null,
  created_at timestamp with time zone default now() not null,
  "position" smallint default 0 not null,
  PRIMARY KEY (id),
  FOREIGN KEY (media_content_id) REFERENCES media_contents(id) ON DELETE CASCADE
);
CREATE INDEX attachments_media_content_id_idx ON attachments USING btree (media_content_id);
CREATE TRIGGER keep_of_held_item BEFORE DELETE OR UPDATE ON attachments FOR EACH ROW EXECUTE FUNCTION keep_part_of_held_item();
CREATE TRIGGER move_items_with_changed_attachments AFTER UPDATE ON attachments REFERENCING NEW TABLE AS changed FOR EACH STATEMENT EXECUTE FUNCTION renew_versions_of_items();
CREATE TRIGGER move_items_with_new_attachments AFTER INSERT ON attachments REFERENCING NEW TABLE AS changed FOR EACH STATEMENT EXECUTE FUNCTION renew_versions_of_items();
CREATE TRIGGER move_items_without_attachments AFTER DELETE ON attachments REFERENCING OLD TABLE AS changed FOR EACH STATEMENT EXECUTE FUNCTION renew_versions_of_items();
create policy scope on attachments for all using ((( SELECT true
   FROM media_contents parent
  WHERE (parent.id = attachments.media_content_id)) IS NOT NULL));

create table audience_counts (
  of_id uuid not null,
  audience uuid[] not null,
  published integer not null
);
CREATE INDEX audience_counts_of ON audience_counts USING btree (of_id);
CREATE TRIGGER add_change_of_gone_audience_counts AFTER DELETE ON audience_counts REFERENCING OLD TABLE AS changed FOR EACH STATEMENT EXECUTE FUNCTION add_audience_change();
CREATE TRIGGER add_change_of_new_audience_counts AFTER INSERT ON audience_counts REFERENCING NEW TABLE AS changed FOR EACH STATEMENT EXECUTE FUNCTION add_audience_change();

create table audit_deliveries (
  receiver_id uuid not null,
  line_id bigint not null,
  PRIMARY KEY (receiver_id, line_id),
  FOREIGN KEY (receiver_id) REFERENCES audit_receivers(id) ON DELETE CASCADE
);

create table audit_log (
  id bigint generated always as identity not null,
  at timestamp with time zone default now() not null,
  organization_id uuid,
  person_id uuid,
  action text not null,
  subject text,
  detail jsonb default '{}'::jsonb not null,
  actor text,
  api_key_id uuid,
  PRIMARY KEY (id)
);
CREATE INDEX audit_log_actions ON audit_log USING btree (organization_id, action, at DESC, id DESC);
CREATE INDEX audit_log_newest ON audit_log USING btree (organization_id, id DESC);
CREATE INDEX audit_log_people ON audit_log USING btree (person_id, at DESC, id DESC) WHERE (person_id IS NOT NULL);
CREATE INDEX audit_log_subjects ON audit_log USING btree (subject, at DESC, id DESC) WHERE (subject IS NOT NULL);
CREATE INDEX audit_log_times ON audit_log USING btree (organization_id, at DESC, id DESC);
CREATE TRIGGER stream_audit_lines AFTER INSERT ON audit_log REFERENCING NEW TABLE AS changed FOR EACH STATEMENT EXECUTE FUNCTION stream_audit_lines();
create policy noting on audit_log for insert with check (true);
create policy scope on audit_log for select using ((NULLIF((organization_id = ANY (( SELECT (NULLIF(current_setting('tv.scope'::text, true), ''::text))::uuid[] AS "nullif")::uuid[])), false) IS NOT NULL));

create table audit_receivers (
  id uuid not null,
  organization_id uuid,
  address text not null,
  sealed text,
  created_at timestamp with time zone not null,
  lease uuid,
  lease_until timestamp with time zone,
  failures integer default 0 not null,
  next_at timestamp with time zone not null,
  problem text,
  sent_at timestamp with time zone,
  PRIMARY KEY (id),
  UNIQUE (organization_id),
  FOREIGN KEY (organization_id) REFERENCES organizations(id) ON DELETE CASCADE
);
create policy scope on audit_receivers for all using ((NULLIF((organization_id = ANY (( SELECT (NULLIF(current_setting('tv.scope'::text, true), ''::text))::uuid[] AS "nullif")::uuid[])), false) IS NOT NULL));

create table caption_request_parts (
  request_id uuid not null,
  "position" integer not null,
  answer jsonb not null,
  PRIMARY KEY (request_id, "position"),
  FOREIGN KEY (request_id) REFERENCES caption_requests(id) ON DELETE CASCADE
);

create table caption_requests (
  id uuid not null,
  media_content_id uuid not null,
  organization_id uuid not null,
  kind text not null,
  language_code text,
  source_id uuid,
  state text default 'waiting'::text not null,
  progress real default 0 not null,
  problem text,
  counted_seconds integer not null,
  sent_seconds integer default 0 not null,
  requested_by uuid,
  created_at timestamp with time zone not null,
  finished_at timestamp with time zone,
  PRIMARY KEY (id),
  FOREIGN KEY (media_content_id) REFERENCES media_contents(id) ON DELETE CASCADE,
  FOREIGN KEY (organization_id) REFERENCES organizations(id) ON DELETE CASCADE,
  FOREIGN KEY (requested_by) REFERENCES people(id) ON DELETE SET NULL,
  CHECK (((kind = 'transcription'::text) OR (language_code IS NOT NULL))),
  CHECK ((kind = ANY (ARRAY['transcription'::text, 'translation'::text]))),
  CHECK ((state = ANY (ARRAY['waiting'::text, 'working'::text, 'done'::text, 'failed'::text, 'cancelled'::text])))
);
CREATE INDEX caption_requests_of_items ON caption_requests USING btree (media_content_id, created_at DESC);
CREATE INDEX caption_requests_of_people ON caption_requests USING btree (requested_by);
CREATE UNIQUE INDEX caption_requests_under_way ON caption_requests USING btree (media_content_id, kind, (
CASE
    WHEN (kind = 'translation'::text) THEN language_code
    ELSE ''::text
END)) WHERE (state = ANY (ARRAY['waiting'::text, 'working'::text]));
CREATE TRIGGER renew_versions_of_items_with_new_requests AFTER INSERT ON caption_requests REFERENCING NEW TABLE AS changed FOR EACH STATEMENT EXECUTE FUNCTION renew_versions_of_items();
CREATE TRIGGER renew_versions_of_items_with_requests AFTER UPDATE ON caption_requests REFERENCING NEW TABLE AS changed FOR EACH STATEMENT EXECUTE FUNCTION renew_versions_of_items();
create policy reading on caption_requests for select using (true);
create policy scope on caption_requests for all using ((( SELECT true
   FROM media_contents parent
  WHERE (parent.id = caption_requests.media_content_id)) IS NOT NULL));

create table categories (
  id uuid not null,
  organization_id uuid not null,
  name text not null,
  player_settings jsonb default '{}'::jsonb not null,
  created_at timestamp with time zone default now() not null,
  folded_name text generated always as (lower(regexp_replace(NORMALIZE(name, NFKD), '[̀-ͯ]'::text, ''::text, 'g'::text))) stored not null,
  "position" integer,
  defaults jsonb default '{}'::jsonb not null,
  description text default ''::text not null,
  cover_file text,
  translations jsonb default '{}'::jsonb not null,
  name_order text default ''::text not null,
  PRIMARY KEY (id),
  FOREIGN KEY (organization_id) REFERENCES organizations(id) ON DELETE CASCADE,
  CHECK (("position" > 0)),
  CHECK (((length(name) >= 1) AND (length(name) <= 100))),
  CHECK ((jsonb_typeof(translations) = 'object'::text)),
  CHECK ((length(description) <= 500))
);
CREATE UNIQUE INDEX categories_organization_id_lower_idx ON categories USING btree (organization_id, lower(name));
-- Items show names of categories.
CREATE TRIGGER renew_versions_of_gone_categories AFTER DELETE ON categories REFERENCING OLD TABLE AS changed FOR EACH STATEMENT EXECUTE FUNCTION renew_versions_of_organizations();
-- Items show names of categories. One row of the organization stands for all its items.
CREATE TRIGGER renew_versions_of_changed_categories AFTER UPDATE ON categories REFERENCING NEW TABLE AS changed FOR EACH STATEMENT EXECUTE FUNCTION renew_versions_of_organizations();
CREATE TRIGGER keep_held_category BEFORE DELETE ON categories FOR EACH ROW EXECUTE FUNCTION keep_held_category();
CREATE TRIGGER keep_held_texts BEFORE UPDATE OF name, description ON categories FOR EACH ROW WHEN (((old.name <> new.name) OR (old.description IS DISTINCT FROM new.description))) EXECUTE FUNCTION keep_held_category();
CREATE TRIGGER keep_held_translations BEFORE UPDATE OF translations ON categories FOR EACH ROW WHEN ((old.translations IS DISTINCT FROM new.translations)) EXECUTE FUNCTION keep_held_category();
CREATE TRIGGER note_changed_category AFTER UPDATE ON categories FOR EACH ROW WHEN (((old.name <> new.name) OR (old.translations <> new.translations))) EXECUTE FUNCTION note_changed_category();
CREATE TRIGGER note_gone_category AFTER DELETE ON categories FOR EACH ROW EXECUTE FUNCTION note_gone_category();
CREATE TRIGGER set_name_order BEFORE INSERT OR UPDATE OF name ON categories FOR EACH ROW EXECUTE FUNCTION set_name_order();
create policy scope on categories for all using ((NULLIF(COALESCE((organization_id = ANY (( SELECT (COALESCE(current_setting('tv.reach'::text, true), reach_before()))::uuid[] AS "coalesce")::uuid[])), true), false) IS NOT NULL));

create table category_followers (
  category_id uuid not null,
  person_id uuid not null,
  created_at timestamp with time zone default now() not null,
  PRIMARY KEY (person_id, category_id),
  FOREIGN KEY (category_id) REFERENCES categories(id) ON DELETE CASCADE,
  FOREIGN KEY (person_id) REFERENCES people(id) ON DELETE CASCADE
);
CREATE INDEX category_followers_category_id_idx ON category_followers USING btree (category_id);

create table category_managers (
  category_id uuid not null,
  person_id uuid not null,
  PRIMARY KEY (category_id, person_id),
  FOREIGN KEY (category_id) REFERENCES categories(id) ON DELETE CASCADE,
  FOREIGN KEY (person_id) REFERENCES people(id) ON DELETE CASCADE
);
CREATE INDEX category_managers_person_id_idx ON category_managers USING btree (person_id);

create unlogged table change_epochs (
  is_only boolean default true not null,
  id uuid default gen_random_uuid() not null,
  PRIMARY KEY (is_only),
  CHECK (is_only)
);

create table changed_names (
  organization_id uuid not null,
  named_id uuid not null,
  changed_in bigint not null,
  at timestamp with time zone default now() not null,
  PRIMARY KEY (organization_id, named_id),
  FOREIGN KEY (organization_id) REFERENCES organizations(id) ON DELETE CASCADE
);
CREATE INDEX changed_names_by_age ON changed_names USING btree (at);
CREATE INDEX changed_names_by_change ON changed_names USING btree (organization_id, changed_in);
create policy scope on changed_names for all using ((NULLIF((organization_id = ANY (( SELECT (NULLIF(current_setting('tv.scope'::text, true), ''::text))::uuid[] AS "nullif")::uuid[])), false) IS NOT NULL));

create table departures (
  person_id uuid not null,
  organization_id uuid not null,
  left_at timestamp with time zone not null,
  PRIMARY KEY (person_id, organization_id),
  FOREIGN KEY (organization_id) REFERENCES organizations(id) ON DELETE CASCADE,
  FOREIGN KEY (person_id) REFERENCES people(id) ON DELETE CASCADE
);
CREATE INDEX departures_organization_id_idx ON departures USING btree (organization_id);
create policy scope on departures for all using ((NULLIF((organization_id = ANY (( SELECT (NULLIF(current_setting('tv.scope'::text, true), ''::text))::uuid[] AS "nullif")::uuid[])), false) IS NOT NULL));

create table directory_group_members (
  group_id uuid not null,
  user_id uuid not null,
  PRIMARY KEY (group_id, user_id),
  FOREIGN KEY (group_id) REFERENCES directory_groups(id) ON DELETE CASCADE,
  FOREIGN KEY (user_id) REFERENCES directory_users(id) ON DELETE CASCADE
);
CREATE INDEX directory_group_members_user_id_idx ON directory_group_members USING btree (user_id);
CREATE TRIGGER add_directory_members AFTER INSERT ON directory_group_members REFERENCING NEW TABLE AS changed FOR EACH STATEMENT EXECUTE FUNCTION add_directory_members();
CREATE TRIGGER remove_directory_members AFTER DELETE ON directory_group_members REFERENCING OLD TABLE AS changed FOR EACH STATEMENT EXECUTE FUNCTION remove_directory_members();
create policy scope on directory_group_members for all using ((( SELECT true
   FROM directory_groups parent
  WHERE (parent.id = directory_group_members.group_id)) IS NOT NULL));

create table directory_groups (
  id uuid not null,
  organization_id uuid not null,
  display_name text not null,
  external_id text,
  role text,
  created_at timestamp with time zone not null,
  updated_at timestamp with time zone not null,
  PRIMARY KEY (id),
  FOREIGN KEY (organization_id) REFERENCES organizations(id) ON DELETE CASCADE,
  CHECK ((role = ANY (ARRAY['Admin'::text, 'OrganizationManager'::text, 'ContentManager'::text, 'Viewer'::text])))
);
CREATE UNIQUE INDEX directory_groups_organization_id_lower_idx ON directory_groups USING btree (organization_id, lower(display_name));
CREATE TRIGGER copy_directory_group AFTER INSERT OR UPDATE OF display_name ON directory_groups FOR EACH ROW EXECUTE FUNCTION copy_directory_group();
CREATE TRIGGER delete_directory_group AFTER DELETE ON directory_groups FOR EACH ROW EXECUTE FUNCTION delete_directory_group();
create policy scope on directory_groups for all using ((NULLIF((organization_id = ANY (( SELECT (NULLIF(current_setting('tv.scope'::text, true), ''::text))::uuid[] AS "nullif")::uuid[])), false) IS NOT NULL));

create table directory_tokens (
  id uuid not null,
  organization_id uuid not null,
  name text not null,
  hash text not null,
  created_at timestamp with time zone not null,
  used_at timestamp with time zone,
  PRIMARY KEY (id),
  UNIQUE (hash),
  FOREIGN KEY (organization_id) REFERENCES organizations(id) ON DELETE CASCADE,
  CHECK (((length(name) >= 1) AND (length(name) <= 100)))
);
CREATE INDEX directory_tokens_organization_id_created_at_idx ON directory_tokens USING btree (organization_id, created_at);
create policy scope on directory_tokens for all using ((NULLIF((organization_id = ANY (( SELECT (NULLIF(current_setting('tv.scope'::text, true), ''::text))::uuid[] AS "nullif")::uuid[])), false) IS NOT NULL));

create table directory_users (
  id uuid not null,
  organization_id uuid not null,
  user_name text not null,
  external_id text,
  email text not null,
  given_name text,
  family_name text,
  display_name text,
  is_active boolean not null,
  person_id uuid,
  created_at timestamp with time zone not null,
  updated_at timestamp with time zone not null,
  deleted_at timestamp with time zone,
  attributes jsonb default '{}'::jsonb not null,
  PRIMARY KEY (id),
  FOREIGN KEY (organization_id) REFERENCES organizations(id) ON DELETE CASCADE,
  FOREIGN KEY (person_id) REFERENCES people(id) ON DELETE SET NULL,
  CHECK ((email = lower(email)))
);
CREATE INDEX directory_users_email_idx ON directory_users USING btree (email);
CREATE INDEX directory_users_organization_id_created_at_id_idx ON directory_users USING btree (organization_id, created_at, id) WHERE (deleted_at IS NULL);
CREATE INDEX directory_users_organization_id_external_id_idx ON directory_users USING btree (organization_id, external_id) WHERE (deleted_at IS NULL);
CREATE INDEX directory_users_person_id_idx ON directory_users USING btree (person_id);
CREATE UNIQUE INDEX directory_users_name ON directory_users USING btree (organization_id, lower(user_name)) WHERE (deleted_at IS NULL);
CREATE TRIGGER derive_groups_of_directory_user AFTER UPDATE OF person_id, is_active, deleted_at ON directory_users FOR EACH ROW WHEN (((old.person_id IS DISTINCT FROM new.person_id) OR (old.is_active <> new.is_active) OR (old.deleted_at IS DISTINCT FROM new.deleted_at))) EXECUTE FUNCTION derive_groups_of_directory_user();
create policy scope on directory_users for all using ((NULLIF((organization_id = ANY (( SELECT (NULLIF(current_setting('tv.scope'::text, true), ''::text))::uuid[] AS "nullif")::uuid[])), false) IS NOT NULL));

create table failed_tries (
  key text not null,
  person_id uuid,
  action text not null,
  reason text not null,
  client text not null,
  networks text[] not null,
  hour timestamp with time zone not null,
  last_at timestamp with time zone not null,
  tries integer not null,
  logged integer not null,
  PRIMARY KEY (key),
  FOREIGN KEY (person_id) REFERENCES people(id) ON DELETE CASCADE
);
CREATE INDEX failed_tries_hour ON failed_tries USING btree (hour);
CREATE INDEX failed_tries_person ON failed_tries USING btree (person_id);

create table feeds (
  person_id uuid not null,
  token_hash text not null,
  created_at timestamp with time zone not null,
  last_read_at timestamp with time zone,
  has_second_step boolean default false not null,
  PRIMARY KEY (person_id),
  UNIQUE (token_hash),
  FOREIGN KEY (person_id) REFERENCES people(id) ON DELETE CASCADE
);

create table group_members (
  group_id uuid not null,
  person_id uuid not null,
  PRIMARY KEY (group_id, person_id),
  FOREIGN KEY (group_id) REFERENCES groups(id) ON DELETE CASCADE,
  FOREIGN KEY (person_id) REFERENCES people(id) ON DELETE CASCADE
);
CREATE INDEX group_members_person_id_idx ON group_members USING btree (person_id);

create table groups (
  id uuid default gen_random_uuid() not null,
  organization_id uuid not null,
  name text not null,
  source text not null,
  source_id text,
  rule text,
  created_at timestamp with time zone default now() not null,
  PRIMARY KEY (id),
  UNIQUE (organization_id, source, source_id),
  FOREIGN KEY (organization_id) REFERENCES organizations(id) ON DELETE CASCADE,
  CHECK (((source = 'rule'::text) = (rule IS NOT NULL))),
  CHECK (((source = ANY (ARRAY['directory'::text, 'claim'::text])) = (source_id IS NOT NULL))),
  CHECK ((name <> ''::text)),
  CHECK ((rule = lower(rule))),
  CHECK ((source = ANY (ARRAY['directory'::text, 'claim'::text, 'rule'::text, 'manual'::text])))
);
CREATE UNIQUE INDEX groups_name ON groups USING btree (organization_id, lower(name)) WHERE (source = ANY (ARRAY['rule'::text, 'manual'::text]));
CREATE TRIGGER derive_members_of_rule AFTER INSERT OR UPDATE OF rule ON groups FOR EACH ROW WHEN ((new.source = 'rule'::text)) EXECUTE FUNCTION derive_members_of_rule();
CREATE TRIGGER note_gone_group AFTER DELETE ON groups FOR EACH ROW EXECUTE FUNCTION note_named_group();
CREATE TRIGGER note_renamed_group AFTER UPDATE ON groups FOR EACH ROW WHEN ((old.name <> new.name)) EXECUTE FUNCTION note_named_group();
create policy scope on groups for all using ((NULLIF((organization_id = ANY (( SELECT (NULLIF(current_setting('tv.scope'::text, true), ''::text))::uuid[] AS "nullif")::uuid[])), false) IS NOT NULL));

create table guest_sessions (
  id uuid not null,
  guest_id uuid not null,
  token_hash text not null,
  created_at timestamp with time zone not null,
  expires_at timestamp with time zone not null,
  PRIMARY KEY (id),
  UNIQUE (token_hash),
  FOREIGN KEY (guest_id) REFERENCES guests(id) ON DELETE CASCADE
);
CREATE INDEX guest_sessions_by_guest ON guest_sessions USING btree (guest_id, created_at);
create policy scope on guest_sessions for all using ((( SELECT true
   FROM guests parent
  WHERE (parent.id = guest_sessions.guest_id)) IS NOT NULL));

create table guest_views (
  guest_id uuid not null,
  media_content_id uuid not null,
  at timestamp with time zone not null,
  PRIMARY KEY (guest_id, media_content_id),
  FOREIGN KEY (guest_id) REFERENCES guests(id) ON DELETE CASCADE,
  FOREIGN KEY (media_content_id) REFERENCES media_contents(id) ON DELETE CASCADE
);
CREATE INDEX guest_views_by_item ON guest_views USING btree (media_content_id);
create policy scope on guest_views for all using ((( SELECT true
   FROM guests parent
  WHERE (parent.id = guest_views.guest_id)) IS NOT NULL));

create table guests (
  id uuid not null,
  organization_id uuid not null,
  media_content_id uuid,
  category_id uuid,
  email text not null,
  language text not null,
  allow_download boolean not null,
  created_at timestamp with time zone not null,
  expires_at timestamp with time zone not null,
  ended_at timestamp with time zone,
  opened_at timestamp with time zone,
  last_opened_at timestamp with time zone,
  code_hash text,
  code_expires_at timestamp with time zone,
  code_tries integer default 0 not null,
  PRIMARY KEY (id),
  FOREIGN KEY (category_id) REFERENCES categories(id) ON DELETE CASCADE,
  FOREIGN KEY (media_content_id) REFERENCES media_contents(id) ON DELETE CASCADE,
  FOREIGN KEY (organization_id) REFERENCES organizations(id) ON DELETE CASCADE,
  CHECK ((num_nonnulls(media_content_id, category_id) = 1))
);
CREATE INDEX guests_by_category ON guests USING btree (category_id, created_at);
CREATE INDEX guests_by_email ON guests USING btree (lower(email));
CREATE INDEX guests_by_item ON guests USING btree (media_content_id, created_at);
CREATE INDEX guests_by_organization ON guests USING btree (organization_id) WHERE (ended_at IS NULL);
CREATE INDEX guests_over ON guests USING btree (COALESCE(ended_at, expires_at));
CREATE UNIQUE INDEX guests_of_category ON guests USING btree (category_id, email) WHERE (ended_at IS NULL);
CREATE UNIQUE INDEX guests_of_item ON guests USING btree (media_content_id, email) WHERE (ended_at IS NULL);
create policy scope on guests for all using ((NULLIF((organization_id = ANY (( SELECT (NULLIF(current_setting('tv.scope'::text, true), ''::text))::uuid[] AS "nullif")::uuid[])), false) IS NOT NULL));

create table heard_words (
  media_content_id uuid not null,
  language_code text not null,
  texts text[] not null,
  start_times real[] not null,
  cuts nummultirange default '{}'::nummultirange not null,
  PRIMARY KEY (media_content_id),
  FOREIGN KEY (media_content_id) REFERENCES media_contents(id) ON DELETE CASCADE
);
create policy scope on heard_words for all using ((( SELECT true
   FROM media_contents parent
  WHERE ((parent.id = heard_words.media_content_id) AND (NULLIF((parent.organization_id = ANY (( SELECT (NULLIF(current_setting('tv.scope'::text, true), ''::text))::uuid[] AS "nullif")::uuid[])), false) IS NOT NULL))) IS NOT NULL));

create table identity_accounts (
  id uuid default gen_random_uuid() not null,
  subject text not null,
  email text not null,
  email_verified boolean default false not null,
  password_hash text,
  first_name text,
  last_name text,
  phone text,
  created_at timestamp with time zone default now() not null,
  password_changed_at timestamp with time zone,
  disabled_at timestamp with time zone,
  PRIMARY KEY (id),
  UNIQUE (email),
  UNIQUE (subject),
  CHECK ((email = lower(email)))
);

create table identity_attempts (
  key text not null,
  failures integer not null,
  last_at timestamp with time zone not null,
  PRIMARY KEY (key)
);
CREATE INDEX identity_attempts_last ON identity_attempts USING btree (last_at);

create table identity_authenticators (
  account_id uuid not null,
  sealed text not null,
  last_step bigint default 0 not null,
  created_at timestamp with time zone not null,
  confirmed_at timestamp with time zone,
  PRIMARY KEY (account_id),
  FOREIGN KEY (account_id) REFERENCES identity_accounts(id) ON DELETE CASCADE
);

create table identity_consents (
  id uuid default gen_random_uuid() not null,
  subject text not null,
  client_id text not null,
  scopes text[] not null,
  given_at timestamp with time zone not null,
  used_at timestamp with time zone,
  PRIMARY KEY (id),
  UNIQUE (subject, client_id)
);
CREATE INDEX identity_consents_by_client ON identity_consents USING btree (client_id);
CREATE TRIGGER ended AFTER DELETE ON identity_consents FOR EACH ROW EXECUTE FUNCTION end_consent();

create table identity_keys (
  id text not null,
  sealed text not null,
  created_at timestamp with time zone default now() not null,
  PRIMARY KEY (id)
);

create table identity_links (
  hash text not null,
  account_id uuid not null,
  purpose text not null,
  slot bigint not null,
  expires_at timestamp with time zone not null,
  PRIMARY KEY (hash),
  UNIQUE (account_id, purpose, slot),
  FOREIGN KEY (account_id) REFERENCES identity_accounts(id) ON DELETE CASCADE,
  CHECK ((purpose = ANY (ARRAY['new password'::text, 'confirm email'::text])))
);
CREATE INDEX identity_links_expiry ON identity_links USING btree (expires_at);

create table identity_passkeys (
  id text not null,
  account_id uuid not null,
  name text not null,
  public_key text not null,
  counter bigint not null,
  transports text[] default '{}'::text[] not null,
  created_at timestamp with time zone not null,
  last_used_at timestamp with time zone,
  PRIMARY KEY (id),
  FOREIGN KEY (account_id) REFERENCES identity_accounts(id) ON DELETE CASCADE
);
CREATE INDEX identity_passkeys_account ON identity_passkeys USING btree (account_id);

create table identity_records (
  model text not null,
  id text not null,
  payload jsonb not null,
  grant_id text,
  uid text,
  subject text,
  expires_at timestamp with time zone not null,
  consumed_at timestamp with time zone,
  PRIMARY KEY (model, id)
);
CREATE INDEX identity_records_expiry ON identity_records USING btree (expires_at);
CREATE INDEX identity_records_grant ON identity_records USING btree (grant_id) WHERE (grant_id IS NOT NULL);
CREATE INDEX identity_records_subject ON identity_records USING btree (subject) WHERE (subject IS NOT NULL);
CREATE INDEX identity_records_uid ON identity_records USING btree (uid) WHERE (uid IS NOT NULL);

create table identity_recovery_codes (
  account_id uuid not null,
  hash text not null,
  used_at timestamp with time zone,
  PRIMARY KEY (account_id, hash),
  FOREIGN KEY (account_id) REFERENCES identity_accounts(id) ON DELETE CASCADE
);

create table identity_sessions (
  uid text not null,
  subject text not null,
  device text not null,
  created_at timestamp with time zone not null,
  last_seen_at timestamp with time zone not null,
  PRIMARY KEY (uid)
);
CREATE INDEX identity_sessions_seen ON identity_sessions USING btree (last_seen_at);
CREATE INDEX identity_sessions_subject ON identity_sessions USING btree (subject);

create table item_counts (
  of_id uuid not null,
  published integer not null,
  open integer not null
);
CREATE INDEX item_counts_of ON item_counts USING btree (of_id) INCLUDE (published, open);

create table item_sources (
  organization_id uuid not null,
  kind text not null,
  instance text not null,
  source_id text not null,
  item_id uuid not null,
  views_before bigint,
  arrived_at timestamp with time zone,
  FOREIGN KEY (organization_id) REFERENCES organizations(id) ON DELETE CASCADE,
  CHECK (((char_length(instance) >= 1) AND (char_length(instance) <= 300))),
  CHECK (((char_length(source_id) >= 1) AND (char_length(source_id) <= 1000))),
  CHECK ((views_before >= 0))
);
CREATE INDEX item_sources_by_item ON item_sources USING btree (item_id);
CREATE UNIQUE INDEX item_sources_once ON item_sources USING btree (organization_id, kind, md5(instance), md5(source_id));
create policy scope on item_sources for all using ((NULLIF((organization_id = ANY (( SELECT (NULLIF(current_setting('tv.scope'::text, true), ''::text))::uuid[] AS "nullif")::uuid[])), false) IS NOT NULL));

create table item_withdrawals (
  organization_id uuid not null,
  withdrawn_in bigint not null,
  media_content_id uuid not null,
  lost_by uuid[] not null,
  lost_by_reviewers boolean not null,
  at timestamp with time zone default now() not null,
  PRIMARY KEY (organization_id, withdrawn_in, media_content_id),
  FOREIGN KEY (organization_id) REFERENCES organizations(id) ON DELETE CASCADE
);
CREATE INDEX item_withdrawals_by_age ON item_withdrawals USING btree (at);
create policy scope on item_withdrawals for all using ((NULLIF((organization_id = ANY (( SELECT (NULLIF(current_setting('tv.scope'::text, true), ''::text))::uuid[] AS "nullif")::uuid[])), false) IS NOT NULL));

create table jobs (
  id uuid not null,
  kind text not null,
  key text,
  payload jsonb,
  priority smallint default 0 not null,
  run_at timestamp with time zone default clock_timestamp() not null,
  "position" bigint generated always as identity not null,
  attempts smallint default 0 not null,
  lease uuid,
  lease_until timestamp with time zone,
  is_alone boolean default false not null,
  is_suspect boolean default false not null,
  crashes smallint default 0 not null,
  handed_over_at timestamp with time zone,
  last_error text,
  created_at timestamp with time zone default clock_timestamp() not null,
  finished_at timestamp with time zone,
  is_given_up boolean default false not null,
  request_id text,
  traceparent text,
  PRIMARY KEY (id),
  CHECK (((finished_at IS NULL) OR ((payload IS NULL) AND (lease IS NULL)))),
  CHECK (((lease IS NULL) = (lease_until IS NULL)))
);
CREATE INDEX jobs_due ON jobs USING btree (kind, is_suspect, priority, run_at, "position") WHERE ((finished_at IS NULL) AND (lease IS NULL));
CREATE INDEX jobs_finished ON jobs USING btree (finished_at) WHERE (finished_at IS NOT NULL);
CREATE INDEX jobs_leased ON jobs USING btree (lease_until) WHERE (lease IS NOT NULL);
CREATE UNIQUE INDEX jobs_key ON jobs USING btree (kind, key);

create unlogged table last_writes (
  person_id uuid not null,
  wal_position double precision not null,
  written_at timestamp with time zone default now() not null,
  PRIMARY KEY (person_id)
);

create table legal_holds (
  id uuid not null,
  organization_id uuid not null,
  media_content_id uuid,
  category_id uuid,
  person_id uuid,
  reason text not null,
  placed_at timestamp with time zone not null,
  PRIMARY KEY (id),
  FOREIGN KEY (category_id) REFERENCES categories(id),
  FOREIGN KEY (media_content_id) REFERENCES media_contents(id),
  FOREIGN KEY (organization_id) REFERENCES organizations(id),
  FOREIGN KEY (person_id) REFERENCES people(id),
  CHECK (((char_length(reason) >= 1) AND (char_length(reason) <= 500))),
  CHECK ((num_nonnulls(media_content_id, category_id, person_id) = 1))
);
CREATE INDEX legal_holds_organization_id_placed_at_idx ON legal_holds USING btree (organization_id, placed_at);
CREATE UNIQUE INDEX legal_holds_category_id_idx ON legal_holds USING btree (category_id);
CREATE UNIQUE INDEX legal_holds_media_content_id_idx ON legal_holds USING btree (media_content_id);
CREATE UNIQUE INDEX legal_holds_person_id_organization_id_idx ON legal_holds USING btree (person_id, organization_id);
CREATE TRIGGER note_lifted_hold AFTER DELETE ON legal_holds FOR EACH ROW WHEN ((old.media_content_id IS NULL)) EXECUTE FUNCTION note_changed_hold();
CREATE TRIGGER note_new_hold AFTER INSERT OR UPDATE ON legal_holds FOR EACH ROW WHEN ((new.media_content_id IS NULL)) EXECUTE FUNCTION note_changed_hold();
create policy scope on legal_holds for all using ((NULLIF((organization_id = ANY (( SELECT (NULLIF(current_setting('tv.scope'::text, true), ''::text))::uuid[] AS "nullif")::uuid[])), false) IS NOT NULL));

create table live_cues (
  media_content_id uuid not null,
  number integer not null,
  id uuid not null,
  organization_id uuid not null,
  language_code text not null,
  starts_at timestamp with time zone not null,
  ends_at timestamp with time zone not null,
  streamed_from timestamp with time zone not null,
  text text not null,
  is_auto_generated boolean not null,
  PRIMARY KEY (media_content_id, number),
  UNIQUE (media_content_id, id),
  FOREIGN KEY (media_content_id) REFERENCES live_events(media_content_id) ON DELETE CASCADE,
  FOREIGN KEY (organization_id) REFERENCES organizations(id) ON DELETE CASCADE,
  CHECK ((ends_at > starts_at))
);
CREATE INDEX live_cues_organization_id_idx ON live_cues USING btree (organization_id);
create policy scope on live_cues for all using ((( SELECT true
   FROM media_contents parent
  WHERE (parent.id = live_cues.media_content_id)) IS NOT NULL));

create table live_events (
  media_content_id uuid not null,
  organization_id uuid not null,
  state text default 'waiting'::text not null,
  state_since timestamp with time zone not null,
  created_at timestamp with time zone not null,
  started_at timestamp with time zone,
  ended_at timestamp with time zone,
  dvr_seconds integer,
  input text default 'main'::text not null,
  report jsonb,
  problem text,
  worker_id uuid,
  leased_until timestamp with time zone,
  tries integer default 0 not null,
  due_at timestamp with time zone,
  stretches jsonb,
  captions_language text,
  makes_captions boolean default false not null,
  marks jsonb default '[]'::jsonb not null,
  PRIMARY KEY (media_content_id),
  FOREIGN KEY (media_content_id) REFERENCES media_contents(id) ON DELETE CASCADE,
  FOREIGN KEY (organization_id) REFERENCES organizations(id) ON DELETE CASCADE,
  CHECK (((NOT makes_captions) OR (captions_language IS NOT NULL))),
  CHECK (((state = ANY (ARRAY['ended'::text, 'processing'::text, 'onDemand'::text])) = (ended_at IS NOT NULL))),
  CHECK (((state = ANY (ARRAY['waiting'::text, 'receiving'::text])) = (started_at IS NULL))),
  CHECK ((dvr_seconds > 0)),
  CHECK ((input = ANY (ARRAY['main'::text, 'backup'::text, 'guest'::text]))),
  CHECK ((state = ANY (ARRAY['waiting'::text, 'receiving'::text, 'onAir'::text, 'interrupted'::text, 'ended'::text, 'processing'::text, 'onDemand'::text])))
);
CREATE INDEX live_events_open ON live_events USING btree (state) WHERE (state <> 'onDemand'::text);
CREATE INDEX live_events_organization_id_idx ON live_events USING btree (organization_id, created_at);
CREATE TRIGGER renew_version_of_live_item AFTER UPDATE ON live_events FOR EACH ROW WHEN (((((((old.state IS DISTINCT FROM new.state) OR (old.started_at IS DISTINCT FROM new.started_at)) OR (old.ended_at IS DISTINCT FROM new.ended_at)) OR (old.dvr_seconds IS DISTINCT FROM new.dvr_seconds)) OR (old.captions_language IS DISTINCT FROM new.captions_language)) OR (old.makes_captions IS DISTINCT FROM new.makes_captions))) EXECUTE FUNCTION renew_version_of_live_item();
CREATE TRIGGER renew_version_of_new_live_item AFTER INSERT ON live_events FOR EACH ROW EXECUTE FUNCTION renew_version_of_live_item();
CREATE TRIGGER tell_webhooks_of_live_event AFTER UPDATE ON live_events FOR EACH ROW WHEN (((old.started_at IS DISTINCT FROM new.started_at) OR (old.ended_at IS DISTINCT FROM new.ended_at))) EXECUTE FUNCTION tell_webhooks_of_live_event();
create policy scope on live_events for all using ((( SELECT true
   FROM media_contents parent
  WHERE (parent.id = live_events.media_content_id)) IS NOT NULL));

create table live_keys (
  media_content_id uuid not null,
  input text not null,
  organization_id uuid not null,
  hash text not null,
  start text not null,
  created_at timestamp with time zone not null,
  guest_name text,
  PRIMARY KEY (media_content_id, input),
  UNIQUE (hash),
  FOREIGN KEY (media_content_id) REFERENCES live_events(media_content_id) ON DELETE CASCADE,
  FOREIGN KEY (organization_id) REFERENCES organizations(id) ON DELETE CASCADE,
  CHECK (((input = 'guest'::text) = (guest_name IS NOT NULL))),
  CHECK ((input = ANY (ARRAY['main'::text, 'backup'::text, 'guest'::text])))
);
CREATE INDEX live_keys_organization_id_idx ON live_keys USING btree (organization_id);
create policy scope on live_keys for all using ((NULLIF((organization_id = ANY (( SELECT (NULLIF(current_setting('tv.scope'::text, true), ''::text))::uuid[] AS "nullif")::uuid[])), false) IS NOT NULL));

create table live_messages (
  id uuid not null,
  media_content_id uuid not null,
  person_id uuid not null,
  kind text not null,
  text text not null,
  state text not null,
  is_deleted boolean default false not null,
  is_pinned boolean default false not null,
  number bigint not null,
  version bigint not null,
  created_at timestamp with time zone not null,
  PRIMARY KEY (id),
  FOREIGN KEY (media_content_id) REFERENCES media_contents(id) ON DELETE CASCADE,
  FOREIGN KEY (person_id) REFERENCES people(id) ON DELETE CASCADE,
  CHECK ((kind = ANY (ARRAY['question'::text, 'chat'::text]))),
  CHECK ((state = ANY (ARRAY['waiting'::text, 'open'::text, 'answered'::text, 'hidden'::text])))
);
CREATE INDEX live_messages_number ON live_messages USING btree (media_content_id, kind, number);
CREATE INDEX live_messages_person_id ON live_messages USING btree (person_id, media_content_id, number);
CREATE INDEX live_messages_version ON live_messages USING btree (media_content_id, version);
CREATE TRIGGER keep_of_held_item BEFORE DELETE OR UPDATE OF text ON live_messages FOR EACH ROW EXECUTE FUNCTION keep_part_of_held_item();
create policy scope on live_messages for all using ((( SELECT true
   FROM media_contents parent
  WHERE (parent.id = live_messages.media_content_id)) IS NOT NULL));

create table live_mutes (
  media_content_id uuid not null,
  person_id uuid not null,
  created_at timestamp with time zone not null,
  PRIMARY KEY (media_content_id, person_id),
  FOREIGN KEY (media_content_id) REFERENCES media_contents(id) ON DELETE CASCADE,
  FOREIGN KEY (person_id) REFERENCES people(id) ON DELETE CASCADE
);
CREATE INDEX live_mutes_person_id ON live_mutes USING btree (person_id);
create policy scope on live_mutes for all using (((NULLIF((person_id = ANY (( SELECT (NULLIF(current_setting('tv.scope'::text, true), ''::text))::uuid[] AS "nullif")::uuid[])), false) IS NOT NULL) OR (( SELECT true
   FROM media_contents parent
  WHERE ((parent.id = live_mutes.media_content_id) AND (NULLIF((parent.organization_id = ANY (( SELECT (NULLIF(current_setting('tv.scope'::text, true), ''::text))::uuid[] AS "nullif")::uuid[])), false) IS NOT NULL))) IS NOT NULL)));

create table live_poll_votes (
  poll_id uuid not null,
  person_id uuid not null,
  media_content_id uuid not null,
  option smallint not null,
  PRIMARY KEY (poll_id, person_id),
  FOREIGN KEY (media_content_id) REFERENCES media_contents(id) ON DELETE CASCADE,
  FOREIGN KEY (person_id) REFERENCES people(id) ON DELETE CASCADE,
  FOREIGN KEY (poll_id) REFERENCES live_polls(id) ON DELETE CASCADE,
  CHECK ((option >= 0))
);
CREATE INDEX live_poll_votes_media_content_id ON live_poll_votes USING btree (media_content_id);
CREATE INDEX live_poll_votes_person_id ON live_poll_votes USING btree (person_id);
create policy scope on live_poll_votes for all using ((( SELECT true
   FROM media_contents parent
  WHERE (parent.id = live_poll_votes.media_content_id)) IS NOT NULL));

create table live_polls (
  id uuid not null,
  media_content_id uuid not null,
  question text not null,
  options text[] not null,
  state text not null,
  is_deleted boolean default false not null,
  number bigint not null,
  version bigint not null,
  created_at timestamp with time zone not null,
  opened_at timestamp with time zone,
  PRIMARY KEY (id),
  FOREIGN KEY (media_content_id) REFERENCES media_contents(id) ON DELETE CASCADE,
  CHECK ((state = ANY (ARRAY['draft'::text, 'open'::text, 'closed'::text])))
);
CREATE INDEX live_polls_version ON live_polls USING btree (media_content_id, version);
CREATE TRIGGER keep_of_held_item BEFORE DELETE OR UPDATE OF question, options, is_deleted ON live_polls FOR EACH ROW EXECUTE FUNCTION keep_part_of_held_item();
create policy scope on live_polls for all using ((( SELECT true
   FROM media_contents parent
  WHERE (parent.id = live_polls.media_content_id)) IS NOT NULL));

create table live_reactions (
  id uuid not null,
  media_content_id uuid not null,
  number bigint generated always as identity not null,
  reaction_type smallint not null,
  amount smallint not null,
  created_at timestamp with time zone not null,
  PRIMARY KEY (id),
  FOREIGN KEY (media_content_id) REFERENCES media_contents(id) ON DELETE CASCADE,
  CHECK (((amount >= 1) AND (amount <= 10)))
);
CREATE INDEX live_reactions_number ON live_reactions USING btree (media_content_id, number);
create policy scope on live_reactions for all using ((( SELECT true
   FROM media_contents parent
  WHERE (parent.id = live_reactions.media_content_id)) IS NOT NULL));

create table live_refused_words (
  organization_id uuid not null,
  media_content_id uuid,
  words text[] not null,
  UNIQUE NULLS NOT DISTINCT (organization_id, media_content_id),
  FOREIGN KEY (media_content_id) REFERENCES media_contents(id) ON DELETE CASCADE,
  FOREIGN KEY (organization_id) REFERENCES organizations(id) ON DELETE CASCADE
);
CREATE INDEX live_refused_words_media_content_id ON live_refused_words USING btree (media_content_id);
create policy scope on live_refused_words for all using ((NULLIF((organization_id = ANY (( SELECT (NULLIF(current_setting('tv.scope'::text, true), ''::text))::uuid[] AS "nullif")::uuid[])), false) IS NOT NULL));

create table live_rules (
  organization_id uuid not null,
  shows_full_names boolean default false not null,
  shows_watching boolean default true not null,
  PRIMARY KEY (organization_id),
  FOREIGN KEY (organization_id) REFERENCES organizations(id) ON DELETE CASCADE
);
create policy reading on live_rules for select using (true);
create policy scope on live_rules for all using ((NULLIF((organization_id = ANY (( SELECT (NULLIF(current_setting('tv.scope'::text, true), ''::text))::uuid[] AS "nullif")::uuid[])), false) IS NOT NULL));

create table live_runs (
  media_content_id uuid not null,
  part text not null,
  run integer not null,
  organization_id uuid not null,
  tracks jsonb not null,
  starts_at timestamp with time zone,
  PRIMARY KEY (media_content_id, part, run),
  FOREIGN KEY (media_content_id) REFERENCES live_events(media_content_id) ON DELETE CASCADE,
  FOREIGN KEY (organization_id) REFERENCES organizations(id) ON DELETE CASCADE
);
CREATE INDEX live_runs_organization_id_idx ON live_runs USING btree (organization_id);
create policy scope on live_runs for all using ((( SELECT true
   FROM media_contents parent
  WHERE (parent.id = live_runs.media_content_id)) IS NOT NULL));

create table live_segments (
  media_content_id uuid not null,
  number integer not null,
  part text not null,
  run integer not null,
  file_number integer not null,
  starts_at timestamp with time zone not null,
  lengths jsonb not null,
  PRIMARY KEY (media_content_id, number),
  UNIQUE (media_content_id, part, file_number),
  FOREIGN KEY (media_content_id, part, run) REFERENCES live_runs(media_content_id, part, run) ON DELETE CASCADE
);
create policy scope on live_segments for all using ((( SELECT true
   FROM media_contents parent
  WHERE (parent.id = live_segments.media_content_id)) IS NOT NULL));

create table live_talks (
  media_content_id uuid not null,
  version bigint default 0 not null,
  settings_version bigint default 0 not null,
  has_questions boolean default true not null,
  has_chat boolean default false not null,
  is_moderated boolean default false not null,
  shows_watching boolean default true not null,
  slow_seconds integer default 0 not null,
  PRIMARY KEY (media_content_id),
  FOREIGN KEY (media_content_id) REFERENCES media_contents(id) ON DELETE CASCADE,
  CHECK (((slow_seconds >= 0) AND (slow_seconds <= 300)))
);
create policy scope on live_talks for all using ((( SELECT true
   FROM media_contents parent
  WHERE (parent.id = live_talks.media_content_id)) IS NOT NULL));

create table live_votes (
  message_id uuid not null,
  person_id uuid not null,
  media_content_id uuid not null,
  PRIMARY KEY (message_id, person_id),
  FOREIGN KEY (media_content_id) REFERENCES media_contents(id) ON DELETE CASCADE,
  FOREIGN KEY (message_id) REFERENCES live_messages(id) ON DELETE CASCADE,
  FOREIGN KEY (person_id) REFERENCES people(id) ON DELETE CASCADE
);
CREATE INDEX live_votes_media_content_id ON live_votes USING btree (media_content_id);
CREATE INDEX live_votes_person_id ON live_votes USING btree (person_id);
create policy scope on live_votes for all using ((( SELECT true
   FROM media_contents parent
  WHERE (parent.id = live_votes.media_content_id)) IS NOT NULL));

create unlogged table live_watching (
  process_id uuid not null,
  media_content_id uuid not null,
  streams integer not null,
  told_at timestamp with time zone default now() not null,
  PRIMARY KEY (process_id, media_content_id)
);
CREATE INDEX live_watching_media_content_id ON live_watching USING btree (media_content_id);
create policy scope on live_watching for all using ((( SELECT true
   FROM media_contents parent
  WHERE (parent.id = live_watching.media_content_id)) IS NOT NULL));

create table machine_caption_usage (
  organization_id uuid not null,
  month date not null,
  seconds integer not null,
  PRIMARY KEY (organization_id, month),
  FOREIGN KEY (organization_id) REFERENCES organizations(id) ON DELETE CASCADE
);
create policy scope on machine_caption_usage for all using ((NULLIF((organization_id = ANY (( SELECT (NULLIF(current_setting('tv.scope'::text, true), ''::text))::uuid[] AS "nullif")::uuid[])), false) IS NOT NULL));

create table media_content_categories (
  media_content_id uuid not null,
  category_id uuid not null,
  published_at timestamp with time zone,
  is_open boolean default false not null,
  expires_at timestamp with time zone,
  item_version bigint default 0 not null,
  is_locked boolean default false not null,
  audience uuid[],
  PRIMARY KEY (media_content_id, category_id),
  FOREIGN KEY (category_id) REFERENCES categories(id) ON DELETE CASCADE,
  FOREIGN KEY (media_content_id) REFERENCES media_contents(id) ON DELETE CASCADE
);
CREATE INDEX media_content_categories_category_id_idx ON media_content_categories USING btree (category_id);
CREATE INDEX media_content_categories_expiring ON media_content_categories USING btree (category_id, expires_at) WHERE ((published_at IS NOT NULL) AND is_open AND (expires_at IS NOT NULL));
CREATE INDEX media_content_categories_versions ON media_content_categories USING btree (category_id, published_at DESC, media_content_id) INCLUDE (is_open, expires_at, item_version, is_locked) WHERE (published_at IS NOT NULL);
-- An entry that begins or ends to be seen changes the totals of its category.
CREATE TRIGGER count_changed_entry AFTER UPDATE ON media_content_categories FOR EACH ROW WHEN (((old.category_id IS DISTINCT FROM new.category_id) OR ((old.published_at IS NULL) IS DISTINCT FROM (new.published_at IS NULL)) OR (old.is_open IS DISTINCT FROM new.is_open))) EXECUTE FUNCTION count_changed_entry();
-- An item shows its categories.
CREATE TRIGGER renew_versions_of_filed_items AFTER INSERT ON media_content_categories REFERENCING NEW TABLE AS changed FOR EACH STATEMENT EXECUTE FUNCTION renew_versions_of_items();
-- An item shows its categories.
CREATE TRIGGER renew_versions_of_unfiled_items AFTER DELETE ON media_content_categories REFERENCING OLD TABLE AS changed FOR EACH STATEMENT EXECUTE FUNCTION renew_versions_of_unfiled_items();
-- Lists of a category read one index of this table: the date, the openness and the end of an item are copied into it.
CREATE TRIGGER copy_item_into_new_entry BEFORE INSERT ON media_content_categories FOR EACH ROW EXECUTE FUNCTION copy_item_into_new_entry();
-- The twin of count_new_entries.
CREATE TRIGGER count_gone_entries AFTER DELETE ON media_content_categories REFERENCING OLD TABLE AS changed FOR EACH STATEMENT EXECUTE FUNCTION count_new_or_gone_entries();
-- Totals of a category, counted once a statement.
CREATE TRIGGER count_new_entries AFTER INSERT ON media_content_categories REFERENCING NEW TABLE AS changed FOR EACH STATEMENT EXECUTE FUNCTION count_new_or_gone_entries();
CREATE TRIGGER count_entry_of_another_audience AFTER UPDATE ON media_content_categories FOR EACH ROW WHEN (((old.audience IS DISTINCT FROM new.audience) AND (old.category_id = new.category_id) AND ((old.published_at IS NULL) = (new.published_at IS NULL)) AND (old.is_open = new.is_open))) EXECUTE FUNCTION count_changed_entry();
CREATE TRIGGER keep_held_entry BEFORE DELETE ON media_content_categories FOR EACH ROW EXECUTE FUNCTION keep_held_entry();
CREATE TRIGGER tell_webhooks_of_filed_items AFTER INSERT ON media_content_categories REFERENCING NEW TABLE AS changed FOR EACH STATEMENT EXECUTE FUNCTION tell_webhooks_of_categories();
CREATE TRIGGER tell_webhooks_of_unfiled_items AFTER DELETE ON media_content_categories REFERENCING OLD TABLE AS changed FOR EACH STATEMENT EXECUTE FUNCTION tell_webhooks_of_categories();
CREATE TRIGGER withdraw_unfiled_items AFTER DELETE ON media_content_categories REFERENCING OLD TABLE AS changed FOR EACH STATEMENT EXECUTE FUNCTION withdraw_unfiled_items();

create table media_contents (
  id uuid not null,
  organization_id uuid not null,
  title text not null,
  description text default ''::text not null,
  tags text[] default '{}'::text[] not null,
  media_type smallint default 1 not null,
  visibility smallint default 1 not null,
  status smallint default 0 not null,
  processing_status smallint default 4 not null,
  processing_problem text,
  processing_progress real default 0 not null,
  publish_date timestamp with time zone,
  scheduled_publication_date timestamp with time zone,
  is_featured boolean default false not null,
  is_public_featured boolean default false not null,
  expiration_option smallint default 0 not null,
  expiration_date timestamp with time zone,
  password_hash text,
  password_version integer default 0 not null,
  player_settings jsonb default '{}'::jsonb not null,
  duration_in_seconds real default 0 not null,
  package jsonb,
  package_version integer default 0 not null,
  poster_thumbhash text generated always as (NULLIF((package ->> 'thumbhash'::text), ''::text)) stored,
  poster_aspect_ratio real generated always as (
CASE
    WHEN ((package ->> 'thumbhash'::text) <> ''::text) THEN ((package ->> 'posterAspectRatio'::text))::real
    ELSE NULL::real
END) stored,
  title_search text default ''::text not null,
  tags_search text default ''::text not null,
  like_count integer default 0 not null,
  love_count integer default 0 not null,
  celebrate_count integer default 0 not null,
  visitor_count integer default 0 not null,
  created_by uuid,
  created_at timestamp with time zone default now() not null,
  updated_at timestamp with time zone default now() not null,
  deleted_at timestamp with time zone,
  has_ended boolean default false not null,
  first_published_at timestamp with time zone,
  is_listed boolean default true not null,
  watched_rank smallint generated always as ((round(((20)::double precision * ln(((GREATEST(visitor_count, 0))::double precision + (1.0)::double precision)))))::smallint) stored not null,
  speakers text[] default '{}'::text[] not null,
  version bigint default ((pg_current_xact_id())::text)::bigint not null,
  counted_views integer default 0 not null,
  completion real,
  processing_started_at timestamp with time zone,
  chapters jsonb,
  poster_version integer default 0 not null,
  wanted_poster jsonb,
  tried_version integer default 0 not null,
  default_sound text,
  audience uuid[],
  changed_in bigint default ((pg_current_xact_id())::text)::bigint not null,
  republished_at timestamp with time zone,
  storage smallint default 0 not null,
  archived_status smallint,
  translations jsonb default '{}'::jsonb not null,
  title_order text default ''::text not null,
  PRIMARY KEY (id),
  FOREIGN KEY (created_by) REFERENCES people(id) ON DELETE SET NULL,
  FOREIGN KEY (organization_id) REFERENCES organizations(id) ON DELETE CASCADE,
  CHECK (
CASE storage
    WHEN 0 THEN (archived_status IS NULL)
    ELSE ((archived_status = ANY (ARRAY[0, 1])) AND (status = ANY (ARRAY[0, 2])))
END),
  CHECK (((audience IS NULL) OR ((visibility = 1) AND ((cardinality(audience) >= 1) AND (cardinality(audience) <= 250))))),
  CHECK (((expiration_option = 0) OR (expiration_date IS NOT NULL))),
  CHECK (((length(title) >= 1) AND (length(title) <= 300))),
  CHECK (((status <> 1) OR (package IS NOT NULL))),
  CHECK (((status <> 1) OR (publish_date IS NOT NULL))),
  CHECK (((status <> 100) OR (scheduled_publication_date IS NOT NULL))),
  CHECK ((cardinality(speakers) <= 20)),
  CHECK ((jsonb_typeof(translations) = 'object'::text))
);
CREATE INDEX media_contents_archived ON media_contents USING btree (organization_id, created_at DESC, id) WHERE (storage > 0);
CREATE INDEX media_contents_by_audience ON media_contents USING gin (audience) WHERE (audience IS NOT NULL);
CREATE INDEX media_contents_by_change ON media_contents USING btree (organization_id, updated_at DESC, id);
CREATE INDEX media_contents_by_completion ON media_contents USING btree (organization_id, COALESCE(completion, ('-1'::integer)::real) DESC, id);
CREATE INDEX media_contents_by_date ON media_contents USING btree (organization_id, COALESCE(publish_date, '0001-01-01 00:00:00+00'::timestamp with time zone) DESC, id);
CREATE INDEX media_contents_by_duration ON media_contents USING btree (organization_id, duration_in_seconds DESC, id);
CREATE INDEX media_contents_by_name ON media_contents USING btree (organization_id, title_search COLLATE "C", id DESC);
CREATE INDEX media_contents_by_name_order ON media_contents USING btree (organization_id, title_order, id DESC);
CREATE INDEX media_contents_by_place_in_changes ON media_contents USING btree (organization_id, changed_in, id) WHERE (changed_in > 0);
CREATE INDEX media_contents_by_state ON media_contents USING btree (organization_id, content_state(status, processing_status, (package IS NOT NULL)), updated_at DESC, id);
CREATE INDEX media_contents_by_title ON media_contents USING btree (organization_id, title_search COLLATE "C", id) WHERE ((status = 1) AND is_listed);
CREATE INDEX media_contents_by_title_order ON media_contents USING btree (organization_id, title_order, id) WHERE ((status = 1) AND is_listed);
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
CREATE INDEX media_contents_own_audiences ON media_contents USING btree (created_by) WHERE (audience IS NOT NULL);
CREATE INDEX media_contents_public ON media_contents USING btree (organization_id, publish_date DESC, id) INCLUDE (expiration_option, expiration_date) WHERE ((status = 1) AND is_listed AND (visibility = 2) AND (NOT has_ended));
CREATE INDEX media_contents_public_featured ON media_contents USING btree (organization_id, publish_date DESC, id) WHERE ((status = 1) AND is_listed AND is_public_featured);
CREATE INDEX media_contents_public_most_watched ON media_contents USING btree (organization_id, watched_rank DESC, id) INCLUDE (expiration_option, expiration_date) WHERE ((status = 1) AND is_listed AND (visibility = 2) AND (NOT has_ended) AND (watched_rank > 0));
CREATE INDEX media_contents_scheduled ON media_contents USING btree (organization_id, scheduled_publication_date) WHERE (status = 100);
CREATE INDEX media_contents_tags ON media_contents USING gin (tags_search gin_trgm_ops) WHERE (status = 1);
CREATE INDEX media_contents_under_way ON media_contents USING btree (organization_id, id) WHERE (processing_status = ANY (ARRAY[0, 1, 4, 6]));
CREATE INDEX media_contents_upcoming ON media_contents USING btree (organization_id, scheduled_publication_date, id) WHERE ((status = 100) AND is_listed);
-- An item that is inserted as scheduled has its schedule.
CREATE TRIGGER schedule_new_item AFTER INSERT ON media_contents FOR EACH ROW WHEN ((new.status = 100)) EXECUTE FUNCTION schedule_new_item();
-- An item with another end has not ended, until the look at the clock once a minute says so.
CREATE TRIGGER begin_again BEFORE UPDATE OF expiration_option, expiration_date ON media_contents FOR EACH ROW WHEN (((old.expiration_option IS DISTINCT FROM new.expiration_option) OR (old.expiration_date IS DISTINCT FROM new.expiration_date))) EXECUTE FUNCTION begin_again();
-- Cached JSON of an item is valid for one version. A view, the count of views, and the key of an order change nothing that JSON shows.
CREATE TRIGGER renew_version BEFORE UPDATE ON media_contents FOR EACH ROW WHEN (((old.visitor_count = new.visitor_count) AND (old.counted_views = new.counted_views) AND (NOT (old.completion IS DISTINCT FROM new.completion)) AND (old.title_order = new.title_order))) EXECUTE FUNCTION renew_version();
-- Counts what an item adds to its organization's totals, and refuses that an item changes its organization.
CREATE TRIGGER count_changed_item AFTER UPDATE ON media_contents FOR EACH ROW WHEN (((old.organization_id IS DISTINCT FROM new.organization_id) OR ((old.status = 1) IS DISTINCT FROM (new.status = 1)) OR (old.is_listed IS DISTINCT FROM new.is_listed) OR ((old.visibility = 2) IS DISTINCT FROM (new.visibility = 2)) OR (old.has_ended IS DISTINCT FROM new.has_ended))) EXECUTE FUNCTION count_changed_item();
-- Once a statement, so that bringing in many items stays quick.
CREATE TRIGGER count_new_items AFTER INSERT ON media_contents REFERENCING NEW TABLE AS changed FOR EACH STATEMENT EXECUTE FUNCTION count_new_or_gone_items();
-- The copies in entries of categories follow the item.
CREATE TRIGGER copy_item_into_entries AFTER UPDATE ON media_contents FOR EACH ROW WHEN (((old.version IS DISTINCT FROM new.version) OR (old.status IS DISTINCT FROM new.status) OR (old.is_listed IS DISTINCT FROM new.is_listed) OR (old.visibility IS DISTINCT FROM new.visibility) OR (old.publish_date IS DISTINCT FROM new.publish_date) OR (old.expiration_option IS DISTINCT FROM new.expiration_option) OR (old.expiration_date IS DISTINCT FROM new.expiration_date) OR (old.has_ended IS DISTINCT FROM new.has_ended) OR (old.password_hash IS DISTINCT FROM new.password_hash))) EXECUTE FUNCTION copy_item_into_entries();
-- The twin of count_new_items.
CREATE TRIGGER count_gone_items AFTER DELETE ON media_contents REFERENCING OLD TABLE AS changed FOR EACH STATEMENT EXECUTE FUNCTION count_new_or_gone_items();
CREATE TRIGGER copy_audience_into_document AFTER UPDATE ON media_contents FOR EACH ROW WHEN ((old.audience IS DISTINCT FROM new.audience)) EXECUTE FUNCTION copy_item_into_document();
CREATE TRIGGER copy_item_into_document AFTER UPDATE ON media_contents FOR EACH ROW WHEN ((((((((((old.status IS DISTINCT FROM new.status) OR (old.is_listed IS DISTINCT FROM new.is_listed)) OR (old.visibility IS DISTINCT FROM new.visibility)) OR (old.publish_date IS DISTINCT FROM new.publish_date)) OR (old.expiration_option IS DISTINCT FROM new.expiration_option)) OR (old.expiration_date IS DISTINCT FROM new.expiration_date)) OR (old.has_ended IS DISTINCT FROM new.has_ended)) OR (old.watched_rank IS DISTINCT FROM new.watched_rank)) OR (old.password_hash IS DISTINCT FROM new.password_hash))) EXECUTE FUNCTION copy_item_into_document();
CREATE TRIGGER count_item_of_another_audience AFTER UPDATE ON media_contents FOR EACH ROW WHEN (((old.audience IS DISTINCT FROM new.audience) AND (old.organization_id = new.organization_id) AND ((old.status = 1) = (new.status = 1)) AND (old.is_listed = new.is_listed) AND ((old.visibility = 2) = (new.visibility = 2)) AND (old.has_ended = new.has_ended))) EXECUTE FUNCTION count_changed_item();
CREATE TRIGGER keep_held_item BEFORE DELETE ON media_contents FOR EACH ROW EXECUTE FUNCTION keep_held_item();
CREATE TRIGGER keep_held_texts BEFORE UPDATE OF title, description, tags, speakers, chapters, created_by, organization_id, status, package, package_version, poster_version ON media_contents FOR EACH ROW WHEN (((old.title IS DISTINCT FROM new.title) OR (old.description IS DISTINCT FROM new.description) OR (old.tags IS DISTINCT FROM new.tags) OR (old.speakers IS DISTINCT FROM new.speakers) OR (old.chapters IS DISTINCT FROM new.chapters) OR (old.created_by IS DISTINCT FROM new.created_by) OR (old.organization_id IS DISTINCT FROM new.organization_id) OR ((new.status = 2) AND (old.status <> 2)) OR ((old.package IS NOT NULL) AND ((old.package_version IS DISTINCT FROM new.package_version) OR (old.package IS DISTINCT FROM new.package) OR (old.poster_version IS DISTINCT FROM new.poster_version))))) EXECUTE FUNCTION keep_held_item();
CREATE TRIGGER keep_held_translations BEFORE UPDATE OF translations ON media_contents FOR EACH ROW WHEN ((old.translations IS DISTINCT FROM new.translations)) EXECUTE FUNCTION keep_held_item();
CREATE TRIGGER move_in_changes BEFORE UPDATE ON media_contents FOR EACH ROW WHEN (((old.status <> new.status) OR (old.processing_status <> new.processing_status) OR ((old.visitor_count = new.visitor_count) AND (old.counted_views = new.counted_views) AND (NOT (old.completion IS DISTINCT FROM new.completion)) AND (old.like_count = new.like_count) AND (old.love_count = new.love_count) AND (old.celebrate_count = new.celebrate_count) AND (old.processing_progress = new.processing_progress) AND (old.title_order = new.title_order)))) EXECUTE FUNCTION move_in_changes();
CREATE TRIGGER note_republication BEFORE UPDATE OF status ON media_contents FOR EACH ROW WHEN (((new.status = 1) AND (old.status <> 1) AND (old.first_published_at IS NOT NULL))) EXECUTE FUNCTION note_republication();
CREATE TRIGGER set_title_order BEFORE INSERT OR UPDATE OF title ON media_contents FOR EACH ROW EXECUTE FUNCTION set_title_order();
CREATE TRIGGER tell_webhooks_of_changed_items AFTER UPDATE ON media_contents REFERENCING OLD TABLE AS old_items NEW TABLE AS new_items FOR EACH STATEMENT EXECUTE FUNCTION tell_webhooks_of_changed_items();
CREATE TRIGGER tell_webhooks_of_new_items AFTER INSERT ON media_contents REFERENCING NEW TABLE AS changed FOR EACH STATEMENT EXECUTE FUNCTION tell_webhooks_of_new_items();
CREATE TRIGGER withdraw_changed_item AFTER UPDATE ON media_contents FOR EACH ROW WHEN (((old.created_by IS DISTINCT FROM new.created_by) OR ((old.status = ANY (ARRAY[3, 4, 5])) AND (new.status <> ALL (ARRAY[3, 4, 5]))))) EXECUTE FUNCTION withdraw_changed_item();
CREATE TRIGGER withdraw_gone_item BEFORE DELETE ON media_contents FOR EACH ROW EXECUTE FUNCTION withdraw_gone_item();
create policy scope on media_contents for all using ((NULLIF(COALESCE((organization_id = ANY (( SELECT (COALESCE(current_setting('tv.reach'::text, true), reach_before()))::uuid[] AS "coalesce")::uuid[])), ((visibility = 2) AND (status = ANY (ARRAY[1, 100])))), false) IS NOT NULL));

create table media_versions (
  id uuid not null,
  media_content_id uuid not null,
  source_id uuid,
  cuts nummultirange default '{}'::nummultirange not null,
  state smallint not null,
  progress real default 0 not null,
  problem text,
  started_at timestamp with time zone,
  version integer,
  package jsonb,
  size_in_bytes bigint,
  created_by uuid,
  created_at timestamp with time zone not null,
  replaced_at timestamp with time zone,
  ended_at timestamp with time zone,
  PRIMARY KEY (id),
  UNIQUE (media_content_id, version),
  FOREIGN KEY (created_by) REFERENCES people(id) ON DELETE SET NULL,
  FOREIGN KEY (media_content_id) REFERENCES media_contents(id) ON DELETE CASCADE,
  FOREIGN KEY (source_id) REFERENCES uploads(id) ON DELETE CASCADE
);
CREATE INDEX media_versions_created_by_idx ON media_versions USING btree (created_by);
CREATE INDEX media_versions_source_id_idx ON media_versions USING btree (source_id);
CREATE UNIQUE INDEX media_versions_in_hand ON media_versions USING btree (media_content_id) WHERE (state = ANY (ARRAY[0, 1]));
CREATE TRIGGER keep_of_held_item BEFORE INSERT OR DELETE ON media_versions FOR EACH ROW EXECUTE FUNCTION keep_part_of_held_item();
create policy scope on media_versions for all using ((( SELECT true
   FROM media_contents parent
  WHERE (parent.id = media_versions.media_content_id)) IS NOT NULL));

create table memberships (
  person_id uuid not null,
  organization_id uuid not null,
  role text not null,
  created_at timestamp with time zone default now() not null,
  is_given boolean default false not null,
  status smallint default 0 not null,
  rights_version integer default nextval('membership_versions'::regclass) not null,
  may_review boolean default false not null,
  PRIMARY KEY (person_id, organization_id),
  FOREIGN KEY (organization_id) REFERENCES organizations(id) ON DELETE CASCADE,
  FOREIGN KEY (person_id) REFERENCES people(id) ON DELETE CASCADE,
  CHECK ((role = ANY (ARRAY['Admin'::text, 'OrganizationManager'::text, 'ContentManager'::text, 'Viewer'::text]))),
  CHECK ((status = ANY (ARRAY[0, 1])))
);
CREATE INDEX memberships_organization_id_idx ON memberships USING btree (organization_id);
CREATE TRIGGER consents_end AFTER DELETE ON memberships FOR EACH ROW EXECUTE FUNCTION end_consents_of_member();
CREATE TRIGGER consents_end_inactive AFTER UPDATE OF status ON memberships FOR EACH ROW WHEN (((new.status <> 0) AND (old.status = 0))) EXECUTE FUNCTION end_consents_of_member();
CREATE TRIGGER derive_groups_of_new_members AFTER INSERT ON memberships REFERENCING NEW TABLE AS changed FOR EACH STATEMENT EXECUTE FUNCTION derive_groups_of_new_members();
CREATE TRIGGER leave_groups AFTER DELETE ON memberships REFERENCING OLD TABLE AS changed FOR EACH STATEMENT EXECUTE FUNCTION leave_groups();
CREATE TRIGGER note_gone_members AFTER DELETE ON memberships REFERENCING OLD TABLE AS changed FOR EACH STATEMENT EXECUTE FUNCTION note_named_members();
CREATE TRIGGER note_new_members AFTER INSERT ON memberships REFERENCING NEW TABLE AS changed FOR EACH STATEMENT EXECUTE FUNCTION note_named_members();
CREATE TRIGGER tell_webhooks_of_changed_members AFTER UPDATE OF status ON memberships FOR EACH ROW WHEN ((old.status <> new.status)) EXECUTE FUNCTION tell_webhooks_of_members();
CREATE TRIGGER tell_webhooks_of_gone_members AFTER DELETE ON memberships FOR EACH ROW WHEN ((old.status = 0)) EXECUTE FUNCTION tell_webhooks_of_members();
CREATE TRIGGER tell_webhooks_of_new_members AFTER INSERT ON memberships FOR EACH ROW WHEN ((new.status = 0)) EXECUTE FUNCTION tell_webhooks_of_members();
create policy scope on memberships for all using ((NULLIF((ARRAY[organization_id, person_id] && ( SELECT (NULLIF(current_setting('tv.scope'::text, true), ''::text))::uuid[] AS "nullif")), false) IS NOT NULL));

create table migrations (
  name text not null,
  applied_at timestamp with time zone default now() not null,
  checksum text,
  is_breaking boolean default false not null,
  PRIMARY KEY (name)
);

create table notices (
  id uuid not null,
  person_id uuid not null,
  organization_id uuid not null,
  kind text not null,
  media_content_id uuid,
  category_id uuid,
  review_entry_id uuid,
  event_key text not null,
  created_at timestamp with time zone not null,
  read_at timestamp with time zone,
  webhook_id uuid,
  retention_rule_id uuid,
  watched_source_id uuid,
  PRIMARY KEY (id),
  UNIQUE (person_id, event_key),
  FOREIGN KEY (category_id) REFERENCES categories(id) ON DELETE SET NULL,
  FOREIGN KEY (media_content_id) REFERENCES media_contents(id) ON DELETE CASCADE,
  FOREIGN KEY (organization_id) REFERENCES organizations(id) ON DELETE CASCADE,
  FOREIGN KEY (person_id) REFERENCES people(id) ON DELETE CASCADE,
  FOREIGN KEY (retention_rule_id) REFERENCES retention_rules(id) ON DELETE CASCADE,
  FOREIGN KEY (review_entry_id) REFERENCES review_entries(id) ON DELETE CASCADE,
  FOREIGN KEY (watched_source_id) REFERENCES watched_sources(id) ON DELETE CASCADE,
  FOREIGN KEY (webhook_id) REFERENCES webhooks(id) ON DELETE CASCADE
);
CREATE INDEX notices_category_id_idx ON notices USING btree (category_id) WHERE (category_id IS NOT NULL);
CREATE INDEX notices_created_at_idx ON notices USING btree (created_at);
CREATE INDEX notices_media_content_id_idx ON notices USING btree (media_content_id);
CREATE INDEX notices_newest ON notices USING btree (person_id, organization_id, created_at DESC, id);
CREATE INDEX notices_organization_id_idx ON notices USING btree (organization_id);
CREATE INDEX notices_retention_rule_id_idx ON notices USING btree (retention_rule_id) WHERE (retention_rule_id IS NOT NULL);
CREATE INDEX notices_review_entry_id_idx ON notices USING btree (review_entry_id) WHERE (review_entry_id IS NOT NULL);
CREATE INDEX notices_unread ON notices USING btree (person_id, organization_id) WHERE (read_at IS NULL);
CREATE INDEX notices_watched_source_id_idx ON notices USING btree (watched_source_id) WHERE (watched_source_id IS NOT NULL);
CREATE INDEX notices_webhook_id_idx ON notices USING btree (webhook_id) WHERE (webhook_id IS NOT NULL);
create policy scope on notices for all using ((NULLIF((ARRAY[organization_id, person_id] && ( SELECT (NULLIF(current_setting('tv.scope'::text, true), ''::text))::uuid[] AS "nullif")), false) IS NOT NULL));

create table notification_choices (
  person_id uuid not null,
  digest text not null,
  time_zone text not null,
  digest_from timestamp with time zone not null,
  digest_due_at timestamp with time zone,
  switched_off text[] default '{}'::text[] not null,
  PRIMARY KEY (person_id),
  FOREIGN KEY (person_id) REFERENCES people(id) ON DELETE CASCADE,
  CHECK (((digest = 'off'::text) = (digest_due_at IS NULL))),
  CHECK ((digest = ANY (ARRAY['off'::text, 'daily'::text, 'weekly'::text])))
);
CREATE INDEX notification_choices_due ON notification_choices USING btree (digest_due_at) WHERE (digest_due_at IS NOT NULL);

create table old_addresses (
  id uuid not null,
  organization_id uuid not null,
  media_content_id uuid not null,
  address text not null,
  key text not null,
  added_at timestamp with time zone default now() not null,
  PRIMARY KEY (id),
  UNIQUE (organization_id, key),
  FOREIGN KEY (media_content_id) REFERENCES media_contents(id) ON DELETE CASCADE,
  FOREIGN KEY (organization_id) REFERENCES organizations(id) ON DELETE CASCADE
);
CREATE INDEX old_addresses_key_idx ON old_addresses USING btree (key);
CREATE INDEX old_addresses_media_content_id_idx ON old_addresses USING btree (media_content_id);
CREATE TRIGGER keep_of_held_item BEFORE DELETE OR UPDATE ON old_addresses FOR EACH ROW EXECUTE FUNCTION keep_part_of_held_item();
create policy scope on old_addresses for all using ((NULLIF((organization_id = ANY (( SELECT (NULLIF(current_setting('tv.scope'::text, true), ''::text))::uuid[] AS "nullif")::uuid[])), false) IS NOT NULL));

create table onboarding_tokens (
  hash text not null,
  onboarding_id uuid not null,
  expires_at timestamp with time zone not null,
  PRIMARY KEY (hash),
  FOREIGN KEY (onboarding_id) REFERENCES onboardings(id) ON DELETE CASCADE
);
CREATE INDEX onboarding_tokens_expires_at_idx ON onboarding_tokens USING btree (expires_at);
CREATE INDEX onboarding_tokens_onboarding_id_idx ON onboarding_tokens USING btree (onboarding_id);
create policy scope on onboarding_tokens for all using ((( SELECT true
   FROM onboardings parent
  WHERE (parent.id = onboarding_tokens.onboarding_id)) IS NOT NULL));

create table onboardings (
  id uuid not null,
  organization_id uuid not null,
  email text not null,
  role text not null,
  created_at timestamp with time zone not null,
  expires_at timestamp with time zone not null,
  used_at timestamp with time zone,
  first_name text,
  last_name text,
  phone text,
  joined_at timestamp with time zone,
  may_review boolean default false not null,
  PRIMARY KEY (id),
  FOREIGN KEY (organization_id) REFERENCES organizations(id) ON DELETE CASCADE,
  CHECK ((email = lower(email))),
  CHECK ((role = ANY (ARRAY['Admin'::text, 'OrganizationManager'::text, 'ContentManager'::text, 'Viewer'::text])))
);
CREATE INDEX onboardings_organization_id_idx ON onboardings USING btree (organization_id) WHERE (joined_at IS NULL);
CREATE INDEX onboardings_waiting ON onboardings USING btree (email) WHERE ((used_at IS NOT NULL) AND (joined_at IS NULL));
create policy scope on onboardings for all using ((NULLIF((organization_id = ANY (( SELECT (NULLIF(current_setting('tv.scope'::text, true), ''::text))::uuid[] AS "nullif")::uuid[])), false) IS NOT NULL));

create table organization_domains (
  id uuid not null,
  organization_id uuid not null,
  domain text not null,
  token text not null,
  is_granted boolean default false not null,
  created_at timestamp with time zone default now() not null,
  owned_at timestamp with time zone,
  PRIMARY KEY (id),
  UNIQUE (organization_id, domain),
  FOREIGN KEY (organization_id) REFERENCES organizations(id) ON DELETE CASCADE,
  CHECK ((domain = lower(domain)))
);
CREATE UNIQUE INDEX organization_domains_owner ON organization_domains USING btree (domain) WHERE (owned_at IS NOT NULL);
create policy scope on organization_domains for all using ((NULLIF((organization_id = ANY (( SELECT (NULLIF(current_setting('tv.scope'::text, true), ''::text))::uuid[] AS "nullif")::uuid[])), false) IS NOT NULL));

create table organization_policies (
  organization_id uuid not null,
  second_step_required_for text[] default '{}'::text[] not null,
  session_hours integer,
  idle_hours integer,
  password_length integer,
  allowed_networks text[] default '{}'::text[] not null,
  version integer default 1 not null,
  allow_personal_feeds boolean default true not null,
  personal_feeds_since timestamp with time zone,
  allow_guests boolean default true not null,
  guest_days integer,
  PRIMARY KEY (organization_id),
  FOREIGN KEY (organization_id) REFERENCES organizations(id) ON DELETE CASCADE,
  CHECK ((guest_days > 0)),
  CHECK ((idle_hours > 0)),
  CHECK ((password_length > 0)),
  CHECK ((session_hours > 0))
);

create table organization_storage (
  organization_id uuid not null,
  stored_bytes bigint default 0 not null,
  PRIMARY KEY (organization_id),
  FOREIGN KEY (organization_id) REFERENCES organizations(id) ON DELETE CASCADE
);

create table organizations (
  id uuid not null,
  name text not null,
  logo_file text,
  industry text,
  is_provider boolean default false not null,
  has_public_media boolean default true not null,
  ui_customizations jsonb default '{}'::jsonb not null,
  player_settings jsonb default '{}'::jsonb not null,
  embed_origins text[] default '{}'::text[] not null,
  created_at timestamp with time zone default now() not null,
  user_limit integer,
  contact_email text,
  asks_review boolean default false not null,
  is_trial boolean default false not null,
  name_skeleton text,
  shows_newest_and_most_watched boolean default false not null,
  podcast_category text,
  is_explicit boolean default false not null,
  storage_limit bigint,
  allows_machine_captions boolean default false not null,
  makes_captions_at_import boolean default false not null,
  caption_glossary text[] default '{}'::text[] not null,
  first_steps_dismissed_at timestamp with time zone,
  allows_personal_figures boolean default true not null,
  time_zone text default 'UTC'::text not null,
  logo_dark_file text,
  search_synonyms text[] default '{}'::text[] not null,
  api_origins text[] default '{}'::text[] not null,
  members_may_record boolean default false not null,
  accessibility_statement text,
  default_language text,
  texts jsonb default '{}'::jsonb not null,
  order_language text,
  PRIMARY KEY (id),
  UNIQUE (name),
  CHECK (((length(name) >= 1) AND (length(name) <= 100))),
  CHECK ((storage_limit > 0)),
  CHECK ((user_limit > 0))
);
CREATE INDEX organizations_api_origins ON organizations USING gin (api_origins);
CREATE UNIQUE INDEX organizations_name ON organizations USING btree (lower(name));
CREATE UNIQUE INDEX organizations_name_skeleton ON organizations USING btree (name_skeleton);
CREATE TRIGGER note_changed_organization AFTER UPDATE ON organizations FOR EACH ROW WHEN (((old.name <> new.name) OR (old.asks_review <> new.asks_review))) EXECUTE FUNCTION note_changed_organization();

create table people (
  id uuid not null,
  issuer text not null,
  subject text not null,
  email text not null,
  first_name text,
  last_name text,
  status smallint default 0 not null,
  current_organization_id uuid not null,
  rights_version integer default 1 not null,
  visits integer default 0 not null,
  last_visit_at timestamp with time zone,
  created_at timestamp with time zone default now() not null,
  language text,
  time_zone text,
  chosen_language text,
  PRIMARY KEY (id),
  UNIQUE (issuer, subject),
  FOREIGN KEY (current_organization_id) REFERENCES organizations(id)
);
CREATE INDEX people_lower_idx ON people USING btree (lower(email));
CREATE TRIGGER derive_groups_of_person AFTER UPDATE OF email ON people FOR EACH ROW WHEN ((old.email IS DISTINCT FROM new.email)) EXECUTE FUNCTION derive_groups_of_person();
CREATE TRIGGER forget_person_in_changes AFTER DELETE ON people FOR EACH ROW EXECUTE FUNCTION forget_person_in_changes();
CREATE TRIGGER note_renamed_person AFTER UPDATE ON people FOR EACH ROW WHEN ((((old.first_name IS DISTINCT FROM new.first_name) OR (old.last_name IS DISTINCT FROM new.last_name)) OR (old.email IS DISTINCT FROM new.email))) EXECUTE FUNCTION note_renamed_person();

create table playing_days (
  organization_id uuid not null,
  day date not null,
  browser text,
  network text,
  media_content_id uuid,
  starts bigint not null,
  failed_starts bigint not null,
  start_times bigint[] not null,
  played_seconds double precision not null,
  rebufferings bigint not null,
  rebuffered_seconds double precision not null,
  rendition_changes bigint not null,
  frames bigint not null,
  dropped_frames bigint not null,
  UNIQUE NULLS NOT DISTINCT (organization_id, day, browser, network, media_content_id),
  FOREIGN KEY (media_content_id) REFERENCES media_contents(id) ON DELETE CASCADE,
  FOREIGN KEY (organization_id) REFERENCES organizations(id) ON DELETE CASCADE,
  CHECK ((browser = ANY (ARRAY['chrome'::text, 'edge'::text, 'firefox'::text, 'safari'::text, 'samsung'::text, 'other'::text]))),
  CHECK ((cardinality(start_times) = 13)),
  CHECK ((network = ANY (ARRAY['4g'::text, '3g'::text, '2g'::text, 'slow-2g'::text, 'unknown'::text]))),
  CHECK ((num_nonnulls(browser, network, media_content_id) = 1))
);
CREATE INDEX playing_days_media_content_id_idx ON playing_days USING btree (media_content_id, day) WHERE (media_content_id IS NOT NULL);
create policy scope on playing_days for all using ((NULLIF((organization_id = ANY (( SELECT (NULLIF(current_setting('tv.scope'::text, true), ''::text))::uuid[] AS "nullif")::uuid[])), false) IS NOT NULL));

create table playlist_items (
  person_id uuid not null,
  media_content_id uuid not null,
  watch_status smallint default 0 not null,
  added_at timestamp with time zone default now() not null,
  PRIMARY KEY (person_id, media_content_id),
  FOREIGN KEY (media_content_id) REFERENCES media_contents(id) ON DELETE CASCADE,
  FOREIGN KEY (person_id) REFERENCES people(id) ON DELETE CASCADE
);
CREATE INDEX playlist_items_media_content_id_idx ON playlist_items USING btree (media_content_id);

create unlogged table presences (
  person_id uuid not null,
  tab_id uuid not null,
  organization_id uuid not null,
  place text not null,
  place_id uuid not null,
  part text,
  language_code text,
  is_editing boolean not null,
  begun_at timestamp with time zone default now() not null,
  told_at timestamp with time zone default now() not null,
  PRIMARY KEY (person_id, tab_id)
);
CREATE INDEX presences_by_place ON presences USING btree (place_id);
create policy scope on presences for all using ((NULLIF((ARRAY[organization_id, person_id] && ( SELECT (NULLIF(current_setting('tv.scope'::text, true), ''::text))::uuid[] AS "nullif")), false) IS NOT NULL)) with check ((NULLIF((organization_id = ANY (( SELECT (NULLIF(current_setting('tv.scope'::text, true), ''::text))::uuid[] AS "nullif")::uuid[])), false) IS NOT NULL));

create table push_keys (
  is_only boolean default true not null,
  public_key text not null,
  sealed text not null,
  PRIMARY KEY (is_only),
  CHECK (is_only)
);

create table push_subscriptions (
  id uuid not null,
  person_id uuid not null,
  endpoint text not null,
  p256dh text not null,
  auth text not null,
  language text not null,
  created_at timestamp with time zone not null,
  PRIMARY KEY (id),
  UNIQUE (endpoint),
  FOREIGN KEY (person_id) REFERENCES people(id) ON DELETE CASCADE,
  CHECK ((length(endpoint) <= 1000))
);
CREATE INDEX push_subscriptions_person_id_created_at_idx ON push_subscriptions USING btree (person_id, created_at);

create table rate_limits (
  key text not null,
  steps timestamp with time zone[] not null,
  uses integer[] not null,
  forget_at timestamp with time zone not null,
  PRIMARY KEY (key)
);
CREATE INDEX rate_limits_forget ON rate_limits USING btree (forget_at);

create table reactions (
  media_content_id uuid not null,
  person_id uuid not null,
  reaction_type smallint not null,
  created_at timestamp with time zone default now() not null,
  PRIMARY KEY (person_id, media_content_id),
  FOREIGN KEY (media_content_id) REFERENCES media_contents(id) ON DELETE CASCADE,
  FOREIGN KEY (person_id) REFERENCES people(id) ON DELETE CASCADE
);
CREATE INDEX reactions_media_content_id_idx ON reactions USING btree (media_content_id);
-- An item carries its totals of reactions, so that a list does not count them.
CREATE TRIGGER count_reactions AFTER INSERT OR DELETE OR UPDATE ON reactions FOR EACH ROW EXECUTE FUNCTION count_reactions();

create table reminders (
  person_id uuid not null,
  media_content_id uuid not null,
  created_at timestamp with time zone default now() not null,
  mail_due text default 'set'::text,
  PRIMARY KEY (person_id, media_content_id),
  FOREIGN KEY (media_content_id) REFERENCES media_contents(id) ON DELETE CASCADE,
  FOREIGN KEY (person_id) REFERENCES people(id) ON DELETE CASCADE,
  CHECK ((mail_due = ANY (ARRAY['set'::text, 'moved'::text, 'published'::text])))
);
CREATE INDEX reminders_due ON reminders USING btree (created_at) WHERE (mail_due IS NOT NULL);
CREATE INDEX reminders_media_content_id_idx ON reminders USING btree (media_content_id);

create table replaced_packages (
  media_content_id uuid not null,
  version integer not null,
  replaced_at timestamp with time zone not null,
  was_served boolean default true not null,
  is_closed boolean default false not null,
  PRIMARY KEY (media_content_id, version),
  FOREIGN KEY (media_content_id) REFERENCES media_contents(id) ON DELETE CASCADE
);
CREATE INDEX replaced_packages_replaced_at_idx ON replaced_packages USING btree (replaced_at);
create policy scope on replaced_packages for all using ((( SELECT true
   FROM media_contents parent
  WHERE ((parent.id = replaced_packages.media_content_id) AND (NULLIF((parent.organization_id = ANY (( SELECT (NULLIF(current_setting('tv.scope'::text, true), ''::text))::uuid[] AS "nullif")::uuid[])), false) IS NOT NULL))) IS NOT NULL));

create table retention_announcements (
  rule_id uuid not null,
  media_content_id uuid not null,
  organization_id uuid not null,
  due_on date not null,
  act_on date not null,
  announced_on date not null,
  told_on date,
  warned_at timestamp with time zone,
  done_at timestamp with time zone,
  PRIMARY KEY (rule_id, media_content_id),
  FOREIGN KEY (media_content_id) REFERENCES media_contents(id) ON DELETE CASCADE,
  FOREIGN KEY (organization_id) REFERENCES organizations(id) ON DELETE CASCADE,
  FOREIGN KEY (rule_id) REFERENCES retention_rules(id) ON DELETE CASCADE
);
CREATE INDEX retention_announcements_media_content_id_idx ON retention_announcements USING btree (media_content_id);
CREATE INDEX retention_announcements_organization_id_idx ON retention_announcements USING btree (organization_id, act_on);
create policy scope on retention_announcements for all using ((NULLIF((organization_id = ANY (( SELECT (NULLIF(current_setting('tv.scope'::text, true), ''::text))::uuid[] AS "nullif")::uuid[])), false) IS NOT NULL));

create table retention_keeps (
  rule_id uuid not null,
  media_content_id uuid not null,
  organization_id uuid not null,
  kept_until date not null,
  PRIMARY KEY (rule_id, media_content_id),
  FOREIGN KEY (media_content_id) REFERENCES media_contents(id) ON DELETE CASCADE,
  FOREIGN KEY (organization_id) REFERENCES organizations(id) ON DELETE CASCADE,
  FOREIGN KEY (rule_id) REFERENCES retention_rules(id) ON DELETE CASCADE
);
CREATE INDEX retention_keeps_media_content_id_idx ON retention_keeps USING btree (media_content_id);
CREATE INDEX retention_keeps_organization_id_idx ON retention_keeps USING btree (organization_id);
create policy scope on retention_keeps for all using ((NULLIF((organization_id = ANY (( SELECT (NULLIF(current_setting('tv.scope'::text, true), ''::text))::uuid[] AS "nullif")::uuid[])), false) IS NOT NULL));

create table retention_rules (
  id uuid not null,
  organization_id uuid not null,
  name text not null,
  is_of_category boolean not null,
  category_id uuid,
  months smallint not null,
  since text not null,
  action text not null,
  created_at timestamp with time zone not null,
  PRIMARY KEY (id),
  FOREIGN KEY (category_id) REFERENCES categories(id) ON DELETE SET NULL,
  FOREIGN KEY (organization_id) REFERENCES organizations(id) ON DELETE CASCADE,
  CHECK (((char_length(name) >= 1) AND (char_length(name) <= 100))),
  CHECK (((months >= 1) AND (months <= 1200))),
  CHECK ((action = ANY (ARRAY['tell'::text, 'unpublish'::text, 'archive'::text, 'delete'::text]))),
  CHECK ((is_of_category OR (category_id IS NULL))),
  CHECK ((since = ANY (ARRAY['published'::text, 'watched'::text, 'created'::text])))
);
CREATE INDEX retention_rules_category_id_idx ON retention_rules USING btree (category_id) WHERE (category_id IS NOT NULL);
CREATE INDEX retention_rules_organization_id_idx ON retention_rules USING btree (organization_id, created_at);
create policy scope on retention_rules for all using ((NULLIF((organization_id = ANY (( SELECT (NULLIF(current_setting('tv.scope'::text, true), ''::text))::uuid[] AS "nullif")::uuid[])), false) IS NOT NULL));

create table retention_runs (
  organization_id uuid not null,
  ran_on date,
  PRIMARY KEY (organization_id),
  FOREIGN KEY (organization_id) REFERENCES organizations(id) ON DELETE CASCADE
);
create policy scope on retention_runs for all using ((NULLIF((organization_id = ANY (( SELECT (NULLIF(current_setting('tv.scope'::text, true), ''::text))::uuid[] AS "nullif")::uuid[])), false) IS NOT NULL));

create table review_entries (
  id uuid not null,
  review_id uuid not null,
  person_id uuid,
  action smallint not null,
  comment text default ''::text not null,
  created_at timestamp with time zone not null,
  start_time double precision,
  end_time double precision,
  parent_id uuid,
  resolved_at timestamp with time zone,
  resolved_by uuid,
  mail_due boolean default false not null,
  notice_due boolean default false not null,
  actor text,
  PRIMARY KEY (id),
  FOREIGN KEY (parent_id) REFERENCES review_entries(id) ON DELETE CASCADE,
  FOREIGN KEY (person_id) REFERENCES people(id) ON DELETE SET NULL,
  FOREIGN KEY (resolved_by) REFERENCES people(id) ON DELETE SET NULL,
  FOREIGN KEY (review_id) REFERENCES reviews(id) ON DELETE CASCADE,
  CHECK ((end_time > start_time)),
  CHECK ((start_time >= (0)::double precision))
);
CREATE INDEX review_entries_answers ON review_entries USING btree (parent_id) WHERE (parent_id IS NOT NULL);
CREATE INDEX review_entries_mail_due ON review_entries USING btree (created_at) WHERE mail_due;
CREATE INDEX review_entries_notice_due ON review_entries USING btree (created_at) WHERE notice_due;
CREATE INDEX review_entries_review_id_created_at_id_idx ON review_entries USING btree (review_id, created_at, id);
-- A review that goes on after requested changes waits anew.
CREATE TRIGGER date_submission AFTER INSERT ON review_entries FOR EACH ROW WHEN ((new.action = 13)) EXECUTE FUNCTION date_submission();
CREATE CONSTRAINT TRIGGER tell_webhooks_of_reviews AFTER INSERT ON review_entries DEFERRABLE INITIALLY DEFERRED FOR EACH ROW WHEN ((new.action = ANY (ARRAY[10, 11, 12, 13, 14, 17, 18, 20]))) EXECUTE FUNCTION tell_webhooks_of_reviews();
CREATE TRIGGER move_items_with_new_entries AFTER INSERT ON review_entries REFERENCING NEW TABLE AS changed FOR EACH STATEMENT EXECUTE FUNCTION move_items_of_entries();
create policy scope on review_entries for all using ((( SELECT true
   FROM reviews parent
  WHERE (parent.id = review_entries.review_id)) IS NOT NULL));

create table reviews (
  id uuid not null,
  media_content_id uuid not null,
  status smallint not null,
  created_at timestamp with time zone not null,
  ended_at timestamp with time zone,
  organization_id uuid,
  submitted_at timestamp with time zone,
  PRIMARY KEY (id),
  FOREIGN KEY (media_content_id) REFERENCES media_contents(id) ON DELETE CASCADE
);
CREATE INDEX reviews_of_items ON reviews USING btree (media_content_id, created_at DESC);
CREATE INDEX reviews_queue ON reviews USING btree (organization_id, status, submitted_at, id) WHERE (status = ANY (ARRAY[10, 11, 12]));
CREATE UNIQUE INDEX reviews_open ON reviews USING btree (media_content_id) WHERE (status = ANY (ARRAY[10, 11, 12]));
-- The version before writes reviews without their organization.
CREATE TRIGGER fill_review BEFORE INSERT ON reviews FOR EACH ROW EXECUTE FUNCTION fill_review();
CREATE TRIGGER move_items_with_changed_reviews AFTER UPDATE ON reviews REFERENCING NEW TABLE AS changed FOR EACH STATEMENT EXECUTE FUNCTION renew_versions_of_items();
CREATE TRIGGER move_items_with_new_reviews AFTER INSERT ON reviews REFERENCING NEW TABLE AS changed FOR EACH STATEMENT EXECUTE FUNCTION renew_versions_of_items();
CREATE TRIGGER withdraw_reviewed_item AFTER UPDATE ON reviews FOR EACH ROW WHEN (((old.status = ANY (ARRAY[10, 11, 12])) AND (new.status <> ALL (ARRAY[10, 11, 12])))) EXECUTE FUNCTION withdraw_reviewed_item();
create policy scope on reviews for all using ((( SELECT true
   FROM media_contents parent
  WHERE ((parent.id = reviews.media_content_id) AND (NULLIF((parent.organization_id = ANY (( SELECT (NULLIF(current_setting('tv.scope'::text, true), ''::text))::uuid[] AS "nullif")::uuid[])), false) IS NOT NULL))) IS NOT NULL));

create table saved_views (
  person_id uuid not null,
  organization_id uuid not null,
  "position" smallint not null,
  name text not null,
  query text not null,
  PRIMARY KEY (person_id, organization_id, "position"),
  FOREIGN KEY (person_id, organization_id) REFERENCES memberships(person_id, organization_id) ON DELETE CASCADE,
  CHECK (((length(name) >= 1) AND (length(name) <= 60))),
  CHECK ((length(query) <= 2000))
);
create policy scope on saved_views for all using ((NULLIF((organization_id = ANY (( SELECT (NULLIF(current_setting('tv.scope'::text, true), ''::text))::uuid[] AS "nullif")::uuid[])), false) IS NOT NULL));

create table schedules (
  id uuid not null,
  media_content_id uuid not null,
  action smallint not null,
  status smallint default 1 not null,
  at timestamp with time zone not null,
  sequence integer default 0 not null,
  created_by uuid,
  created_at timestamp with time zone not null,
  ended_at timestamp with time zone,
  PRIMARY KEY (id),
  FOREIGN KEY (created_by) REFERENCES people(id) ON DELETE SET NULL,
  FOREIGN KEY (media_content_id) REFERENCES media_contents(id) ON DELETE CASCADE,
  CHECK ((action = ANY (ARRAY[1, 2]))),
  CHECK ((status = ANY (ARRAY[1, 2, 3])))
);
CREATE INDEX schedules_due ON schedules USING btree (at) WHERE (status = 1);
CREATE INDEX schedules_unpublications ON schedules USING btree (at) WHERE ((action = 2) AND (status = ANY (ARRAY[1, 2])));
CREATE UNIQUE INDEX schedules_open ON schedules USING btree (media_content_id, action) WHERE (status = 1);
CREATE TRIGGER move_items_with_changed_schedules AFTER UPDATE ON schedules REFERENCING NEW TABLE AS changed FOR EACH STATEMENT EXECUTE FUNCTION renew_versions_of_items();
CREATE TRIGGER move_items_with_new_schedules AFTER INSERT ON schedules REFERENCING NEW TABLE AS changed FOR EACH STATEMENT EXECUTE FUNCTION renew_versions_of_items();
create policy scope on schedules for all using ((( SELECT true
   FROM media_contents parent
  WHERE (parent.id = schedules.media_content_id)) IS NOT NULL));

create table search_days (
  organization_id uuid not null,
  day date not null,
  term text not null,
  searches integer default 0 not null,
  without_results integer default 0 not null,
  PRIMARY KEY (organization_id, day, term),
  FOREIGN KEY (organization_id) REFERENCES organizations(id) ON DELETE CASCADE
);
create policy scope on search_days for all using ((NULLIF((organization_id = ANY (( SELECT (NULLIF(current_setting('tv.scope'::text, true), ''::text))::uuid[] AS "nullif")::uuid[])), false) IS NOT NULL));

create table search_documents (
  media_content_id uuid not null,
  organization_id uuid not null,
  published_at timestamp with time zone,
  is_open boolean not null,
  expires_at timestamp with time zone,
  watched_rank smallint not null,
  version smallint not null,
  title tsvector not null,
  words tsvector not null,
  is_recent boolean default false not null,
  audience uuid[],
  PRIMARY KEY (media_content_id),
  FOREIGN KEY (media_content_id) REFERENCES media_contents(id) ON DELETE CASCADE,
  FOREIGN KEY (organization_id) REFERENCES organizations(id) ON DELETE CASCADE
);
CREATE INDEX search_documents_newest ON search_documents USING btree (organization_id, published_at DESC, media_content_id) WHERE (published_at IS NOT NULL);
CREATE INDEX search_documents_title ON search_documents USING gin (title) WITH (gin_pending_list_limit='256');
CREATE INDEX search_documents_version ON search_documents USING btree (version);
CREATE INDEX search_documents_words ON search_documents USING gin (words) WITH (gin_pending_list_limit='256');
CREATE TRIGGER copy_audience_into_new_document BEFORE INSERT ON search_documents FOR EACH ROW EXECUTE FUNCTION copy_audience_into_new_document();

create table search_entries (
  organization_id uuid not null,
  beginning text not null,
  kind text not null,
  folded text not null,
  written text not null,
  items integer default 0 not null,
  PRIMARY KEY (organization_id, beginning, kind, folded),
  FOREIGN KEY (organization_id) REFERENCES organizations(id) ON DELETE CASCADE,
  CHECK ((kind = ANY (ARRAY['speaker'::text, 'tag'::text])))
);
CREATE INDEX search_entries_begun_3 ON search_entries USING btree (organization_id, kind, "left"(beginning, 3), items DESC);
CREATE INDEX search_entries_begun_4 ON search_entries USING btree (organization_id, kind, "left"(beginning, 4), items DESC);

create table search_libraries (
  organization_id uuid not null,
  number integer generated always as identity not null,
  languages text[] default '{}'::text[] not null,
  documents integer default 0 not null,
  next_count_at timestamp with time zone default now() not null,
  rest_seconds integer default 60 not null,
  published integer default 0 not null,
  open integer default 0 not null,
  recent_from timestamp with time zone,
  recent integer default 0 not null,
  PRIMARY KEY (organization_id),
  UNIQUE (number),
  FOREIGN KEY (organization_id) REFERENCES organizations(id) ON DELETE CASCADE
);

create table search_rebuilds (
  organization_id uuid not null,
  total integer not null,
  remaining integer not null,
  began_at timestamp with time zone default now() not null,
  written_at timestamp with time zone default now() not null,
  PRIMARY KEY (organization_id),
  FOREIGN KEY (organization_id) REFERENCES organizations(id) ON DELETE CASCADE
);
create policy scope on search_rebuilds for all using ((NULLIF((organization_id = ANY (( SELECT (NULLIF(current_setting('tv.scope'::text, true), ''::text))::uuid[] AS "nullif")::uuid[])), false) IS NOT NULL));

create table search_seen (
  organization_id uuid not null,
  day date not null,
  term text not null,
  searcher_hash text not null,
  PRIMARY KEY (organization_id, day, term, searcher_hash),
  FOREIGN KEY (organization_id) REFERENCES organizations(id) ON DELETE CASCADE
);
create policy scope on search_seen for all using ((NULLIF((organization_id = ANY (( SELECT (NULLIF(current_setting('tv.scope'::text, true), ''::text))::uuid[] AS "nullif")::uuid[])), false) IS NOT NULL));

create table search_terms (
  organization_id uuid not null,
  term text not null,
  searchers text[] default '{}'::text[] not null,
  is_told boolean default false not null,
  last_day date not null,
  PRIMARY KEY (organization_id, term),
  FOREIGN KEY (organization_id) REFERENCES organizations(id) ON DELETE CASCADE
);
create policy scope on search_terms for all using ((NULLIF((organization_id = ANY (( SELECT (NULLIF(current_setting('tv.scope'::text, true), ''::text))::uuid[] AS "nullif")::uuid[])), false) IS NOT NULL));

create table search_transcripts (
  subtitle_id uuid not null,
  media_content_id uuid not null,
  version smallint not null,
  words tsvector not null,
  organization_id uuid not null,
  published_at timestamp with time zone,
  is_open boolean not null,
  expires_at timestamp with time zone,
  is_recent boolean default false not null,
  is_locked boolean default false not null,
  audience uuid[],
  PRIMARY KEY (subtitle_id),
  FOREIGN KEY (media_content_id) REFERENCES media_contents(id) ON DELETE CASCADE,
  FOREIGN KEY (organization_id) REFERENCES organizations(id) ON DELETE CASCADE,
  FOREIGN KEY (subtitle_id) REFERENCES subtitles(id) ON DELETE CASCADE
);
CREATE INDEX search_transcripts_item ON search_transcripts USING btree (media_content_id);
CREATE INDEX search_transcripts_newest ON search_transcripts USING btree (organization_id, published_at DESC, media_content_id) WHERE (published_at IS NOT NULL);
CREATE INDEX search_transcripts_version ON search_transcripts USING btree (version);
CREATE INDEX search_transcripts_words ON search_transcripts USING gin (words) WITH (gin_pending_list_limit='256');
CREATE TRIGGER copy_lock_into_transcript BEFORE INSERT ON search_transcripts FOR EACH ROW EXECUTE FUNCTION copy_lock_into_transcript();

create table search_versions (
  organization_id uuid not null,
  part integer generated always as identity not null,
  changes bigint default 1 not null,
  PRIMARY KEY (organization_id, part),
  FOREIGN KEY (organization_id) REFERENCES organizations(id) ON DELETE CASCADE
);

create table search_words (
  organization_id uuid not null,
  word text not null,
  language text not null,
  stem text not null,
  written text not null,
  titles integer default 0 not null,
  documents integer default 0 not null,
  spoken integer default 0 not null,
  PRIMARY KEY (organization_id, word, language),
  FOREIGN KEY (organization_id) REFERENCES organizations(id) ON DELETE CASCADE
);
CREATE INDEX search_words_begun_3 ON search_words USING btree (organization_id, "left"(word, 3), ((documents + spoken)) DESC);
CREATE INDEX search_words_begun_4 ON search_words USING btree (organization_id, "left"(word, 4), ((documents + spoken)) DESC);
CREATE INDEX search_words_end ON search_words USING btree (organization_id, reverse(word)) WHERE (language = ANY (ARRAY['german'::text, 'dutch'::text, 'danish'::text, 'norwegian'::text, 'swedish'::text, 'finnish'::text, 'hungarian'::text]));
CREATE INDEX search_words_stem ON search_words USING btree (organization_id, stem);
CREATE INDEX search_words_trigrams ON search_words USING gin (word gin_trgm_ops);

create table self_registration_secrets (
  hash text not null,
  user_id uuid not null,
  expires_at timestamp with time zone not null,
  PRIMARY KEY (hash),
  FOREIGN KEY (user_id) REFERENCES self_registration_users(id) ON DELETE CASCADE
);
CREATE INDEX self_registration_secrets_expires_at_idx ON self_registration_secrets USING btree (expires_at);
CREATE INDEX self_registration_secrets_user_id_idx ON self_registration_secrets USING btree (user_id);

create table self_registration_users (
  id uuid not null,
  self_registration_id uuid not null,
  email text not null,
  created_at timestamp with time zone not null,
  expires_at timestamp with time zone not null,
  onboarding_id uuid,
  completed_at timestamp with time zone,
  PRIMARY KEY (id),
  FOREIGN KEY (onboarding_id) REFERENCES onboardings(id) ON DELETE SET NULL,
  FOREIGN KEY (self_registration_id) REFERENCES self_registrations(id) ON DELETE CASCADE,
  CHECK ((email = lower(email)))
);
CREATE INDEX self_registration_users_onboarding_id_idx ON self_registration_users USING btree (onboarding_id);
CREATE UNIQUE INDEX self_registration_users_open ON self_registration_users USING btree (self_registration_id, email) WHERE (completed_at IS NULL);
create policy scope on self_registration_users for all using ((( SELECT true
   FROM self_registrations parent
  WHERE (parent.id = self_registration_users.self_registration_id)) IS NOT NULL));

create table self_registrations (
  id uuid not null,
  organization_id uuid not null,
  email text,
  allowed_domains text[] default '{}'::text[] not null,
  expires_at timestamp with time zone,
  deactivated_at timestamp with time zone,
  created_at timestamp with time zone default now() not null,
  PRIMARY KEY (id),
  FOREIGN KEY (organization_id) REFERENCES organizations(id) ON DELETE CASCADE
);
CREATE INDEX self_registrations_organization_id_idx ON self_registrations USING btree (organization_id);
create policy scope on self_registrations for all using ((NULLIF((organization_id = ANY (( SELECT (NULLIF(current_setting('tv.scope'::text, true), ''::text))::uuid[] AS "nullif")::uuid[])), false) IS NOT NULL));

create table sign_in_connection_domains (
  organization_id uuid not null,
  domain text not null,
  connection_id uuid not null,
  PRIMARY KEY (organization_id, domain),
  FOREIGN KEY (connection_id) REFERENCES sign_in_connections(id) ON DELETE CASCADE,
  FOREIGN KEY (organization_id, domain) REFERENCES organization_domains(organization_id, domain) ON DELETE CASCADE
);
CREATE INDEX sign_in_connection_domains_connection_id_idx ON sign_in_connection_domains USING btree (connection_id);
CREATE INDEX sign_in_connection_domains_domain_idx ON sign_in_connection_domains USING btree (domain);
create policy scope on sign_in_connection_domains for all using ((NULLIF((organization_id = ANY (( SELECT (NULLIF(current_setting('tv.scope'::text, true), ''::text))::uuid[] AS "nullif")::uuid[])), false) IS NOT NULL));

create table sign_in_connections (
  id uuid not null,
  organization_id uuid not null,
  name text not null,
  issuer text not null,
  client_id text not null,
  sealed text,
  name_claim text not null,
  groups_claim text not null,
  version integer default 1 not null,
  tried_version integer,
  tried_at timestamp with time zone,
  try_hash text,
  try_until timestamp with time zone,
  is_active boolean default false not null,
  only_this_way boolean default false not null,
  created_at timestamp with time zone not null,
  PRIMARY KEY (id),
  FOREIGN KEY (organization_id) REFERENCES organizations(id) ON DELETE CASCADE,
  CHECK (((char_length(name) >= 1) AND (char_length(name) <= 100))),
  CHECK ((is_active OR (NOT only_this_way)))
);
CREATE INDEX sign_in_connections_organization_id_idx ON sign_in_connections USING btree (organization_id);
CREATE UNIQUE INDEX sign_in_connections_try_hash_idx ON sign_in_connections USING btree (try_hash);
create policy scope on sign_in_connections for all using ((NULLIF((organization_id = ANY (( SELECT (NULLIF(current_setting('tv.scope'::text, true), ''::text))::uuid[] AS "nullif")::uuid[])), false) IS NOT NULL));

create table sign_in_links (
  connection_id uuid not null,
  issuer text not null,
  subject text not null,
  account_id uuid not null,
  created_at timestamp with time zone not null,
  PRIMARY KEY (connection_id, issuer, subject),
  UNIQUE (connection_id, account_id),
  FOREIGN KEY (account_id) REFERENCES identity_accounts(id) ON DELETE CASCADE,
  FOREIGN KEY (connection_id) REFERENCES sign_in_connections(id) ON DELETE CASCADE
);
CREATE INDEX sign_in_links_account_id_idx ON sign_in_links USING btree (account_id);
create policy scope on sign_in_links for all using ((( SELECT true
   FROM sign_in_connections parent
  WHERE (parent.id = sign_in_links.connection_id)) IS NOT NULL));

create table sound_tracks (
  id uuid not null,
  media_content_id uuid not null,
  kind smallint not null,
  language_code text not null,
  name text not null,
  state smallint not null,
  progress real default 0 not null,
  problem text,
  note text,
  track jsonb,
  duration_in_seconds real,
  cuts nummultirange default '{}'::nummultirange not null,
  playlist_file text,
  media_file text,
  created_by uuid,
  created_at timestamp with time zone not null,
  PRIMARY KEY (id),
  FOREIGN KEY (created_by) REFERENCES people(id) ON DELETE SET NULL,
  FOREIGN KEY (id) REFERENCES uploads(id) ON DELETE CASCADE,
  FOREIGN KEY (media_content_id) REFERENCES media_contents(id) ON DELETE CASCADE
);
CREATE INDEX sound_tracks_created_by_idx ON sound_tracks USING btree (created_by);
CREATE INDEX sound_tracks_media_content_id_idx ON sound_tracks USING btree (media_content_id, created_at);
CREATE TRIGGER keep_of_held_item BEFORE INSERT OR DELETE ON sound_tracks FOR EACH ROW EXECUTE FUNCTION keep_part_of_held_item();
create policy reading on sound_tracks for select using (true);
create policy scope on sound_tracks for all using ((( SELECT true
   FROM media_contents parent
  WHERE (parent.id = sound_tracks.media_content_id)) IS NOT NULL));

create table spent_bot_checks (
  challenge text not null,
  expires_at timestamp with time zone not null,
  PRIMARY KEY (challenge)
);
CREATE INDEX spent_bot_checks_expires_at_idx ON spent_bot_checks USING btree (expires_at);

create table stored_bytes (
  upload_id uuid not null,
  part text not null,
  organization_id uuid not null,
  size_in_bytes bigint not null,
  PRIMARY KEY (upload_id, part),
  FOREIGN KEY (upload_id) REFERENCES uploads(id) ON DELETE CASCADE,
  CHECK ((size_in_bytes >= 0))
);
CREATE INDEX stored_bytes_of_organization ON stored_bytes USING btree (organization_id) INCLUDE (upload_id, part, size_in_bytes);
CREATE TRIGGER sum_stored_bytes AFTER INSERT OR DELETE OR UPDATE ON stored_bytes FOR EACH ROW EXECUTE FUNCTION sum_stored_bytes();
create policy scope on stored_bytes for all using ((NULLIF((organization_id = ANY (( SELECT (NULLIF(current_setting('tv.scope'::text, true), ''::text))::uuid[] AS "nullif")::uuid[])), false) IS NOT NULL));

create table subscription_users (
  id uuid not null,
  email text not null,
  token_hash text not null,
  created_at timestamp with time zone not null,
  expires_at timestamp with time zone not null,
  completed_at timestamp with time zone,
  PRIMARY KEY (id),
  UNIQUE (token_hash),
  CHECK ((email = lower(email)))
);
CREATE INDEX subscription_users_email_idx ON subscription_users USING btree (email);

create table subtitle_cues (
  subtitle_id uuid not null,
  media_content_id uuid not null,
  "position" integer not null,
  start_time real not null,
  end_time real not null,
  text text not null,
  PRIMARY KEY (subtitle_id, "position"),
  FOREIGN KEY (media_content_id) REFERENCES media_contents(id) ON DELETE CASCADE,
  FOREIGN KEY (subtitle_id) REFERENCES subtitles(id) ON DELETE CASCADE
);
CREATE INDEX subtitle_cues_media_content_id_idx ON subtitle_cues USING btree (media_content_id);
CREATE TRIGGER keep_of_held_item BEFORE DELETE ON subtitle_cues FOR EACH ROW EXECUTE FUNCTION keep_part_of_held_item();
create policy scope on subtitle_cues for all using ((( SELECT true
   FROM media_contents parent
  WHERE (parent.id = subtitle_cues.media_content_id)) IS NOT NULL));

create table subtitle_drafts (
  media_content_id uuid not null,
  language_code text not null,
  kind smallint default 0 not null,
  version uuid not null,
  subtitle_id uuid,
  has_changes boolean not null,
  cues jsonb not null,
  regions jsonb default '[]'::jsonb not null,
  cues_count integer not null,
  checked_count integer not null,
  changed_at timestamp with time zone not null,
  cuts nummultirange default '{}'::nummultirange not null,
  changed_by uuid,
  PRIMARY KEY (media_content_id, language_code, kind),
  FOREIGN KEY (changed_by) REFERENCES people(id) ON DELETE SET NULL,
  FOREIGN KEY (media_content_id) REFERENCES media_contents(id) ON DELETE CASCADE
);
CREATE INDEX subtitle_drafts_changed_by_idx ON subtitle_drafts USING btree (changed_by) WHERE (changed_by IS NOT NULL);
CREATE TRIGGER keep_of_held_item BEFORE INSERT OR DELETE OR UPDATE ON subtitle_drafts FOR EACH ROW EXECUTE FUNCTION keep_part_of_held_item();
create policy scope on subtitle_drafts for all using ((( SELECT true
   FROM media_contents parent
  WHERE ((parent.id = subtitle_drafts.media_content_id) AND (NULLIF((parent.organization_id = ANY (( SELECT (NULLIF(current_setting('tv.scope'::text, true), ''::text))::uuid[] AS "nullif")::uuid[])), false) IS NOT NULL))) IS NOT NULL));

create table subtitles (
  id uuid not null,
  media_content_id uuid not null,
  language_code text not null,
  language_name text not null,
  kind smallint default 0 not null,
  format text not null,
  is_default boolean default false not null,
  is_auto_generated boolean default false not null,
  original_file text not null,
  vtt_file text not null,
  created_at timestamp with time zone default now() not null,
  edited_at timestamp with time zone,
  cuts nummultirange default '{}'::nummultirange not null,
  PRIMARY KEY (id),
  UNIQUE (media_content_id, language_code, kind),
  FOREIGN KEY (media_content_id) REFERENCES media_contents(id) ON DELETE CASCADE,
  CHECK ((format = ANY (ARRAY['VTT'::text, 'SRT'::text, 'DFXP'::text, 'TTML'::text])))
);
-- An item shows the language of its transcript.
CREATE TRIGGER renew_versions_of_changed_subtitles AFTER UPDATE ON subtitles REFERENCING NEW TABLE AS changed FOR EACH STATEMENT EXECUTE FUNCTION renew_versions_of_items();
-- An item shows the language of its transcript.
CREATE TRIGGER renew_versions_of_subtitled_items AFTER INSERT ON subtitles REFERENCING NEW TABLE AS changed FOR EACH STATEMENT EXECUTE FUNCTION renew_versions_of_items();
-- An item shows the language of its transcript.
CREATE TRIGGER renew_versions_without_subtitles AFTER DELETE ON subtitles REFERENCING OLD TABLE AS changed FOR EACH STATEMENT EXECUTE FUNCTION renew_versions_of_items();
CREATE TRIGGER keep_of_held_item BEFORE DELETE ON subtitles FOR EACH ROW EXECUTE FUNCTION keep_part_of_held_item();
CREATE TRIGGER tell_webhooks_of_captions AFTER INSERT ON subtitles REFERENCING NEW TABLE AS changed FOR EACH STATEMENT EXECUTE FUNCTION tell_webhooks_of_captions();
create policy reading on subtitles for select using (true);
create policy scope on subtitles for all using ((( SELECT true
   FROM media_contents parent
  WHERE (parent.id = subtitles.media_content_id)) IS NOT NULL));

create table unlock_failures (
  id uuid not null,
  media_content_id uuid not null,
  address_hash text not null,
  failed_at timestamp with time zone not null,
  PRIMARY KEY (id),
  FOREIGN KEY (media_content_id) REFERENCES media_contents(id) ON DELETE CASCADE
);
CREATE INDEX unlock_failures_failed_at_idx ON unlock_failures USING btree (failed_at);
CREATE INDEX unlock_failures_media_content_id_address_hash_failed_at_idx ON unlock_failures USING btree (media_content_id, address_hash, failed_at);
create policy scope on unlock_failures for all using ((( SELECT true
   FROM media_contents parent
  WHERE (parent.id = unlock_failures.media_content_id)) IS NOT NULL));

create table unused_folders (
  folder text not null,
  unused_since timestamp with time zone not null,
  PRIMARY KEY (folder)
);

create table upload_chunks (
  upload_id uuid not null,
  start_byte bigint not null,
  file text not null,
  PRIMARY KEY (upload_id, start_byte),
  FOREIGN KEY (upload_id) REFERENCES uploads(id) ON DELETE CASCADE
);
create policy scope on upload_chunks for all using ((( SELECT true
   FROM uploads parent
  WHERE (parent.id = upload_chunks.upload_id)) IS NOT NULL));

create table upload_companions (
  upload_id uuid not null,
  kind text not null,
  name text not null,
  details jsonb default '{}'::jsonb not null,
  file text not null,
  size_in_bytes bigint not null,
  PRIMARY KEY (upload_id, kind, name),
  FOREIGN KEY (upload_id) REFERENCES uploads(id) ON DELETE CASCADE,
  CHECK ((kind = ANY (ARRAY['subtitles'::text, 'attachment'::text])))
);
CREATE TRIGGER count_companion AFTER INSERT OR UPDATE ON upload_companions FOR EACH ROW EXECUTE FUNCTION count_companion();
create policy scope on upload_companions for all using ((( SELECT true
   FROM uploads parent
  WHERE (parent.id = upload_companions.upload_id)) IS NOT NULL));

create table uploads (
  id uuid not null,
  organization_id uuid not null,
  created_by uuid,
  idempotency_key text,
  file_name text not null,
  size_in_bytes bigint not null,
  received_bytes bigint default 0 not null,
  details jsonb not null,
  completed_at timestamp with time zone,
  created_at timestamp with time zone default now() not null,
  updated_at timestamp with time zone default now() not null,
  due_at timestamp with time zone default now() not null,
  tried_version integer default 0 not null,
  ended_at timestamp with time zone,
  api_key_id uuid,
  actor text,
  is_growing boolean default false not null,
  PRIMARY KEY (id),
  FOREIGN KEY (created_by) REFERENCES people(id) ON DELETE SET NULL,
  FOREIGN KEY (organization_id) REFERENCES organizations(id) ON DELETE CASCADE,
  CHECK (((size_in_bytes > 0) OR is_growing)),
  CHECK ((received_bytes <= size_in_bytes))
);
CREATE INDEX uploads_ended_at_idx ON uploads USING btree (ended_at) WHERE (ended_at IS NOT NULL);
CREATE INDEX uploads_of_a_person ON uploads USING btree (created_by, organization_id, created_at) WHERE (created_by IS NOT NULL);
CREATE INDEX uploads_updated_at_idx ON uploads USING btree (updated_at) WHERE (completed_at IS NULL);
CREATE UNIQUE INDEX uploads_organization_id_idempotency_key_idx ON uploads USING btree (organization_id, idempotency_key);
CREATE TRIGGER count_received_bytes AFTER UPDATE OF received_bytes ON uploads FOR EACH ROW WHEN ((old.received_bytes <> new.received_bytes)) EXECUTE FUNCTION count_upload();
CREATE TRIGGER count_upload AFTER INSERT ON uploads FOR EACH ROW EXECUTE FUNCTION count_upload();
create policy scope on uploads for all using ((NULLIF((organization_id = ANY (( SELECT (NULLIF(current_setting('tv.scope'::text, true), ''::text))::uuid[] AS "nullif")::uuid[])), false) IS NOT NULL));

create table visitor_progress (
  media_content_id uuid not null,
  viewer_hash text not null,
  "position" real not null,
  played nummultirange not null,
  updated_at timestamp with time zone not null,
  uncut_position real,
  uncut_played nummultirange,
  PRIMARY KEY (media_content_id, viewer_hash),
  FOREIGN KEY (media_content_id) REFERENCES media_contents(id) ON DELETE CASCADE
);
create policy scope on visitor_progress for all using ((( SELECT true
   FROM media_contents parent
  WHERE ((parent.id = visitor_progress.media_content_id) AND (NULLIF((parent.organization_id = ANY (( SELECT (NULLIF(current_setting('tv.scope'::text, true), ''::text))::uuid[] AS "nullif")::uuid[])), false) IS NOT NULL))) IS NOT NULL));

create table visitors (
  media_content_id uuid not null,
  viewer_hash text not null,
  counted_at timestamp with time zone not null,
  PRIMARY KEY (media_content_id, viewer_hash),
  FOREIGN KEY (media_content_id) REFERENCES media_contents(id) ON DELETE CASCADE
);
CREATE INDEX visitors_counted_at ON visitors USING btree (counted_at);
create policy scope on visitors for all using ((( SELECT true
   FROM media_contents parent
  WHERE ((parent.id = visitors.media_content_id) AND (NULLIF((parent.organization_id = ANY (( SELECT (NULLIF(current_setting('tv.scope'::text, true), ''::text))::uuid[] AS "nullif")::uuid[])), false) IS NOT NULL))) IS NOT NULL));

create table watch_events (
  id bigint generated always as identity not null,
  media_content_id uuid not null,
  viewer_hash text not null,
  is_member boolean not null,
  at timestamp with time zone not null,
  device text,
  source text,
  played nummultirange,
  known nummultirange,
  seconds real default 0 not null,
  previous_at timestamp with time zone,
  is_completed boolean default false not null,
  organization_id uuid,
  PRIMARY KEY (id)
);
CREATE INDEX watch_events_waiting ON watch_events USING btree (organization_id, id);
CREATE TRIGGER organization_of_watch_event BEFORE INSERT ON watch_events FOR EACH ROW WHEN ((new.organization_id IS NULL)) EXECUTE FUNCTION organization_of_watch_event();
create policy scope on watch_events for all using (((NULLIF((organization_id = ANY (( SELECT (NULLIF(current_setting('tv.scope'::text, true), ''::text))::uuid[] AS "nullif")::uuid[])), false) IS NOT NULL) OR (( SELECT true
   FROM media_contents parent
  WHERE (parent.id = watch_events.media_content_id)) IS NOT NULL)));

create table watch_progress (
  person_id uuid not null,
  media_content_id uuid not null,
  "position" real default 0 not null,
  watch_status smallint default 0 not null,
  played nummultirange default '{}'::nummultirange not null,
  updated_at timestamp with time zone default now() not null,
  created_at timestamp with time zone default now() not null,
  forgotten_at timestamp with time zone,
  is_marked_watched boolean default false not null,
  uncut_position real,
  uncut_played nummultirange,
  organization_id uuid,
  completed_at timestamp with time zone,
  PRIMARY KEY (person_id, media_content_id),
  FOREIGN KEY (media_content_id) REFERENCES media_contents(id) ON DELETE CASCADE,
  FOREIGN KEY (person_id) REFERENCES people(id) ON DELETE CASCADE
);
CREATE INDEX watch_progress_history ON watch_progress USING btree (person_id, updated_at DESC, media_content_id) WHERE (forgotten_at IS NULL);
CREATE INDEX watch_progress_media_content_id_idx ON watch_progress USING btree (media_content_id);
CREATE INDEX watch_progress_organization ON watch_progress USING btree (organization_id, updated_at DESC, person_id, media_content_id);
CREATE INDEX watch_progress_person_id_updated_at_idx ON watch_progress USING btree (person_id, updated_at DESC);
CREATE TRIGGER complete_watch_progress BEFORE INSERT OR UPDATE ON watch_progress FOR EACH ROW WHEN (((new.organization_id IS NULL) OR ((new.watch_status = 2) AND (new.completed_at IS NULL)))) EXECUTE FUNCTION complete_watch_progress();
CREATE TRIGGER tell_webhooks_of_begun_watching AFTER INSERT ON watch_progress FOR EACH ROW WHEN ((new.watch_status = 2)) EXECUTE FUNCTION tell_webhooks_of_watched();
CREATE TRIGGER tell_webhooks_of_watching AFTER UPDATE ON watch_progress FOR EACH ROW WHEN (((new.watch_status = 2) AND (old.watch_status <> 2))) EXECUTE FUNCTION tell_webhooks_of_watched();
create policy scope on watch_progress for all using ((NULLIF((ARRAY[organization_id, person_id] && ( SELECT (NULLIF(current_setting('tv.scope'::text, true), ''::text))::uuid[] AS "nullif")), false) IS NOT NULL));

create table watched_items (
  id uuid default gen_random_uuid() not null,
  watched_source_id uuid not null,
  organization_id uuid not null,
  source_id text not null,
  title text not null,
  state text not null,
  size_in_bytes bigint,
  still_since timestamp with time zone,
  attempts integer default 0 not null,
  problem text,
  retry_at timestamp with time zone,
  media_content_id uuid,
  changed_at timestamp with time zone not null,
  poster_is_due boolean default false not null,
  PRIMARY KEY (id),
  FOREIGN KEY (organization_id) REFERENCES organizations(id) ON DELETE CASCADE,
  FOREIGN KEY (watched_source_id) REFERENCES watched_sources(id) ON DELETE CASCADE
);
CREATE INDEX watched_items_found ON watched_items USING btree (watched_source_id, state);
CREATE INDEX watched_items_newest ON watched_items USING btree (watched_source_id, changed_at DESC);
CREATE INDEX watched_items_organization_id_idx ON watched_items USING btree (organization_id);
CREATE UNIQUE INDEX watched_items_once ON watched_items USING btree (watched_source_id, md5(source_id));
create policy scope on watched_items for all using ((NULLIF((organization_id = ANY (( SELECT (NULLIF(current_setting('tv.scope'::text, true), ''::text))::uuid[] AS "nullif")::uuid[])), false) IS NOT NULL));

create table watched_sources (
  id uuid not null,
  organization_id uuid not null,
  kind text not null,
  folder text,
  address text,
  category_id uuid,
  audience uuid[],
  is_draft boolean not null,
  makes_captions boolean,
  created_by uuid,
  is_paused boolean default false not null,
  ended_because text,
  created_at timestamp with time zone not null,
  next_look_at timestamp with time zone not null,
  last_look_at timestamp with time zone,
  problem text,
  failures integer default 0 not null,
  endpoint text,
  bucket text,
  key_id text,
  sealed_key text,
  failing_since timestamp with time zone,
  PRIMARY KEY (id),
  FOREIGN KEY (created_by) REFERENCES people(id) ON DELETE SET NULL,
  FOREIGN KEY (organization_id) REFERENCES organizations(id) ON DELETE CASCADE,
  CHECK ((num_nonnulls(endpoint, bucket, key_id, sealed_key, folder) = ANY (ARRAY[0, 1, 5]))),
  CHECK ((num_nonnulls(folder, address) = 1))
);
CREATE INDEX watched_sources_due ON watched_sources USING btree (next_look_at) WHERE ((NOT is_paused) AND (ended_because IS NULL));
CREATE INDEX watched_sources_organization_id_idx ON watched_sources USING btree (organization_id, created_at);
create policy scope on watched_sources for all using ((NULLIF((organization_id = ANY (( SELECT (NULLIF(current_setting('tv.scope'::text, true), ''::text))::uuid[] AS "nullif")::uuid[])), false) IS NOT NULL));

create table webhook_deliveries (
  id uuid not null,
  "position" bigint generated always as identity not null,
  webhook_id uuid not null,
  organization_id uuid not null,
  event text not null,
  subject_id uuid not null,
  event_key text not null,
  person_id uuid,
  at timestamp with time zone not null,
  data jsonb not null,
  state text default 'waiting'::text not null,
  attempts jsonb default '[]'::jsonb not null,
  body text,
  PRIMARY KEY (id),
  UNIQUE (webhook_id, event_key),
  FOREIGN KEY (organization_id) REFERENCES organizations(id) ON DELETE CASCADE,
  FOREIGN KEY (webhook_id) REFERENCES webhooks(id) ON DELETE CASCADE
);
CREATE INDEX webhook_deliveries_at_idx ON webhook_deliveries USING btree (at);
CREATE INDEX webhook_deliveries_newest ON webhook_deliveries USING btree (webhook_id, at DESC, id);
CREATE INDEX webhook_deliveries_organization_id_idx ON webhook_deliveries USING btree (organization_id);
CREATE INDEX webhook_deliveries_person_id_idx ON webhook_deliveries USING btree (person_id) WHERE (person_id IS NOT NULL);
CREATE INDEX webhook_deliveries_waiting ON webhook_deliveries USING btree (webhook_id, subject_id, "position") WHERE (state = 'waiting'::text);
CREATE TRIGGER enqueue_webhook_deliveries AFTER INSERT ON webhook_deliveries REFERENCING NEW TABLE AS added FOR EACH STATEMENT EXECUTE FUNCTION enqueue_webhook_deliveries();
create policy scope on webhook_deliveries for all using ((NULLIF((organization_id = ANY (( SELECT (NULLIF(current_setting('tv.scope'::text, true), ''::text))::uuid[] AS "nullif")::uuid[])), false) IS NOT NULL));

create table webhooks (
  id uuid not null,
  organization_id uuid not null,
  address text not null,
  events text[] not null,
  format text not null,
  language text not null,
  sealed text,
  former_sealed text,
  former_until timestamp with time zone,
  is_paused boolean default false not null,
  created_at timestamp with time zone not null,
  failing_since timestamp with time zone,
  ended_at timestamp with time zone,
  ended_because text,
  PRIMARY KEY (id),
  FOREIGN KEY (organization_id) REFERENCES organizations(id) ON DELETE CASCADE,
  CHECK (((ended_at IS NULL) = (ended_because IS NULL)))
);
CREATE INDEX webhooks_organization_id_idx ON webhooks USING btree (organization_id);
create policy scope on webhooks for all using ((NULLIF((organization_id = ANY (( SELECT (NULLIF(current_setting('tv.scope'::text, true), ''::text))::uuid[] AS "nullif")::uuid[])), false) IS NOT NULL));

