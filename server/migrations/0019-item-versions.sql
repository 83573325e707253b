-- The service keeps what it wrote about an item while the item's row and its organization's are the same ones
-- (catalog/media-content-texts-db.ts). What it shows of other tables writes these rows anew, without changing them.
-- Who takes something from an item holds the item first, as every writer of items does.
create function touch_items() returns trigger language plpgsql as $$
begin
  update media_contents set updated_at = updated_at where id in (select media_content_id from changed);
  return null;
end $$;
create trigger touch_filed_items after insert on media_content_categories
  referencing new table as changed for each statement execute function touch_items();
create trigger touch_subtitled_items after insert on subtitles
  referencing new table as changed for each statement execute function touch_items();
create trigger touch_items_of_changed_subtitles after update on subtitles
  referencing new table as changed for each statement execute function touch_items();
create trigger touch_items_without_subtitles after delete on subtitles
  referencing old table as changed for each statement execute function touch_items();

-- A category that is deleted leaves its items alone, however many they are: it touches its organization.
create function touch_unfiled_items() returns trigger language plpgsql as $$
begin
  update media_contents set updated_at = updated_at where id in (
    select media_content_id from changed where category_id in (select id from categories));
  return null;
end $$;
create trigger touch_unfiled_items after delete on media_content_categories
  referencing old table as changed for each statement execute function touch_unfiled_items();

create function touch_organizations() returns trigger language plpgsql as $$
begin
  update organizations set created_at = created_at where id in (select organization_id from changed);
  return null;
end $$;
create trigger touch_organizations_of_changed_categories after update on categories
  referencing new table as changed for each statement execute function touch_organizations();
create trigger touch_organizations_of_gone_categories after delete on categories
  referencing old table as changed for each statement execute function touch_organizations();
