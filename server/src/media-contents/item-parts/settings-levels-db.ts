import { sql, type Sql } from '../../platform/db/sql.ts';
import { namesOf } from '../audience/names-of-person-db.ts';

/**
 * The player settings of an item `media_contents mc`, of its categories (by name) and of its organization `organizations o`, with
 * the groups of the viewer (and their own id, which names no group), as the JSON of `SettingsLevels`. `personId`: absent for a visitor of public pages.
 */
export const settingsLevels = (personId: string | undefined): Sql => sql`json_build_object(
  'item', mc.player_settings, 'organization', o.player_settings, 'categories',
  (select coalesce(json_agg(c.player_settings order by lower(c.name), c.id), '[]')
    from media_content_categories mcc join categories c on c.id = mcc.category_id
    where mcc.media_content_id = mc.id),
  'viewerGroupIds', ${personId ? namesOf(sql`${personId}::uuid`) : sql`array[]::uuid[]`})`;
