import type { CamelRow } from '../platform/db/row.ts';
import { ActiveState, SubtitleKind } from '@tv/contract/enumerations';
import { maxFeedItems } from '@tv/contract/feeds';
import type { MediaContent } from '@tv/contract/media-content';
import type { SettingsLevels } from '../media/player-settings.ts';
import {
  mediaContentColumns,
  type MediaContentRow,
  presentMediaContent,
} from '../media-contents/media-content-row.ts';
import { type Audience, lockedTo, visibleTo } from '../media-contents/visibility.ts';
import type { MediaPackage } from '../media/media-package.ts';
import { inAllowedNetwork } from '../platform/auth/networks-db.ts';
import type { Queries } from '../platform/db/database.ts';
import { sql, literal, type Sql } from '../platform/db/sql.ts';

export type FeedItem = {
  content: MediaContent;
  package: MediaPackage;
  settings: SettingsLevels;
  subtitles: { id: string; languageCode: string }[];
  /** The item's own date. If that date was moved forward later, the first publication, so that no reader shows the item as new twice. */
  publishedAt: Date;
  packageVersion: number;
};

type Row = Omit<MediaContentRow, 'package' | 'publish_date'> & {
  package: MediaPackage;
  publish_date: Date;
  published_at: Date;
  settings: SettingsLevels;
  subtitles: FeedItem['subtitles'];
};

const most = literal(maxFeedItems);

/** The items with these ids that this audience may play now, newest first. */
async function listItems(db: Queries, ids: Sql, audience: Audience, now: Date): Promise<FeedItem[]> {
  const rows = await db.query<Row>(sql`
    select mc.package, least(mc.publish_date, mc.first_published_at) as published_at,
      json_build_object('item', mc.player_settings, 'organization', o.player_settings, 'categories',
        (select coalesce(json_agg(c.player_settings order by lower(c.name), c.id), '[]')
          from media_content_categories mcc join categories c on c.id = mcc.category_id
          where mcc.media_content_id = mc.id)) as settings,
      (select coalesce(json_agg(json_build_object('id', s.id, 'languageCode', s.language_code)
          order by s.is_default desc, s.language_code, s.id), '[]')
        from (select * from subtitles where media_content_id = mc.id
          and kind <> ${SubtitleKind.DESCRIPTION}::smallint limit 20) s) as subtitles,
      ${mediaContentColumns(audience)}
    from media_contents mc join organizations o on o.id = mc.organization_id
    where mc.id in (${ids}) and ${visibleTo(audience, now)} and not ${lockedTo(audience)}
      and mc.package is not null and mc.publish_date is not null
    order by mc.publish_date desc, mc.id limit ${most}`);
  return rows.map((row) => ({
    content: presentMediaContent(row),
    package: row.package,
    settings: row.settings,
    subtitles: row.subtitles,
    publishedAt: row.published_at,
    packageVersion: row.package_version,
  }));
}

/** The candidates. More are read than a feed shows, because some may be locked. */
const newestOf = (category: Sql) => sql`
  select mcc.media_content_id from media_content_categories mcc
  where mcc.category_id = ${category} and mcc.published_at is not null
  order by mcc.published_at desc, mcc.media_content_id limit ${literal(maxFeedItems * 5)}`;

export const listCategoryItems = (db: Queries, categoryId: string, audience: Audience, now: Date) =>
  listItems(db, newestOf(sql`${categoryId}::uuid`), audience, now);

export const listOwnItems = (db: Queries, personId: string, now: Date) =>
  listItems(
    db,
    sql`select pi.media_content_id from playlist_items pi where pi.person_id = ${personId}::uuid
      union select newest.media_content_id from category_followers cf
      cross join lateral (${newestOf(sql`cf.category_id`)}) newest where cf.person_id = ${personId}::uuid`,
    { kind: 'memberships', personId },
    now,
  );

export type PodcastSettings = {
  category: string | null;
  isExplicit: boolean;
  logoFile: string | null;
  colors: Record<string, unknown>;
};

/** An organization's settings for podcast directories and for drawing artwork. */
export async function findPodcastSettings(db: Queries, organizationId: string): Promise<PodcastSettings> {
  const [row] = await db.query<PodcastSettings>(sql`
    select podcast_category as category, is_explicit as "isExplicit", logo_file as "logoFile",
      ui_customizations as colors
    from organizations where id = ${organizationId}::uuid`);
  return row ?? { category: null, isExplicit: false, logoFile: null, colors: {} };
}

/** Saves a person's feed, which replaces their earlier one. */
export const putFeed = (db: Queries, personId: string, tokenHash: string, now: Date) =>
  db.query(sql`
    insert into feeds (person_id, token_hash, created_at)
    values (${personId}::uuid, ${tokenHash}, ${now}::timestamptz)
    on conflict (person_id) do update set
      token_hash = excluded.token_hash, created_at = excluded.created_at, last_read_at = null`);

/** Answers whether there was one. */
export const deleteFeed = async (db: Queries, personId: string): Promise<boolean> =>
  (await db.query(sql`delete from feeds where person_id = ${personId}::uuid returning person_id`)).length > 0;

export async function findFeed(
  db: Queries,
  personId: string,
): Promise<{ createdAt: Date; lastReadAt: Date | null } | undefined> {
  const [row] = await db.query<CamelRow<'feeds', 'created_at' | 'last_read_at'>>(sql`
    select created_at as "createdAt", last_read_at as "lastReadAt" from feeds where person_id = ${personId}::uuid`);
  return row;
}

/** Finds the person of a feed. `undefined` for a closed account, and where one of their organizations does not allow the network. */
export async function findFeedOwner(
  db: Queries,
  tokenHash: string,
  address: string,
): Promise<string | undefined> {
  const [row] = await db.query<{ id: string }>(sql`
    select p.id from feeds f join people p on p.id = f.person_id
    where f.token_hash = ${tokenHash} and p.status = ${ActiveState.ACTIVE}::smallint
      and exists (select from memberships m where m.person_id = p.id and m.status = ${ActiveState.ACTIVE}::smallint)
      and not exists (select from memberships m where m.person_id = p.id and m.status = ${ActiveState.ACTIVE}::smallint
        and not ${inAllowedNetwork(sql`m.organization_id`, address)})`);
  return row?.id;
}

/** Records the use of a feed, at most once an hour, because readers ask often. */
export const noteRead = (db: Queries, personId: string, now: Date) =>
  db.query(sql`
    update feeds set last_read_at = ${now}::timestamptz where person_id = ${personId}::uuid
      and (last_read_at is null or last_read_at < ${now}::timestamptz - interval '1 hour')`);
