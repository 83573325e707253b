import type { CamelRow } from '../platform/db/row.ts';
import { ActiveState, SubtitleKind } from '@tv/contract/enumerations';
import { type HiddenBy, maxFeedItems, type OwnFeed } from '@tv/contract/categories/feeds';
import type { MediaContent } from '@tv/contract/media-contents/media-content';
import type { MediaPlayerSettings } from '@tv/contract/media/player-settings';
import { resolvePlayerSettings, type SettingsLevels } from '../media/player-settings.ts';
import { settingsLevels } from '../media-contents/item-parts/settings-levels-db.ts';
import {
  mediaContentColumns,
  type MediaContentRow,
  presentMediaContent,
} from '../media-contents/media-content-row.ts';
import { type Viewer, lockedTo, visibleTo } from '../media-contents/visibility.ts';
import type { MediaPackage } from '../media/media-package.ts';
import { feedRefusal, organizationsOfFeed } from '../organization/policies/feed-policy-db.ts';
import { sessionHasSecondStep } from '../platform/auth/sessions-db.ts';
import type { Queries } from '../platform/db/database.ts';
import { nameOrder } from '../platform/db/list-order.ts';
import { sql, literal, type Sql } from '../platform/db/sql.ts';

export type FeedItem = {
  content: MediaContent;
  package: MediaPackage;
  settings: MediaPlayerSettings;
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

/** The items with these ids that this viewer may play now, newest first. */
async function listItems(db: Queries, ids: Sql, viewer: Viewer, now: Date): Promise<FeedItem[]> {
  const rows = await db.query<Row>(sql`
    select mc.package, least(mc.publish_date, mc.first_published_at) as published_at,
      ${settingsLevels(viewer.kind === 'feed' ? viewer.personId : undefined)} as settings,
      (select coalesce(json_agg(json_build_object('id', s.id, 'languageCode', s.language_code)
          order by s.is_default desc, s.language_code, s.id), '[]')
        from (select * from subtitles where media_content_id = mc.id
          and kind <> ${SubtitleKind.DESCRIPTION}::smallint limit 20) s) as subtitles,
      ${mediaContentColumns(viewer)}
    from media_contents mc join organizations o on o.id = mc.organization_id
    where mc.id in (${ids}) and ${visibleTo(viewer, now)} and not ${lockedTo(viewer)}
      and mc.package is not null and mc.publish_date is not null
    order by mc.publish_date desc, mc.id limit ${most}`);
  return rows.map((row) => ({
    content: presentMediaContent(row),
    package: row.package,
    settings: resolvePlayerSettings(row.settings),
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

export const listCategoryItems = (db: Queries, categoryId: string, viewer: Viewer, now: Date) =>
  listItems(db, newestOf(sql`${categoryId}::uuid`), viewer, now);

/** A person's own feed as it is read: by whom it was made, and from which network address it is asked for. */
export type FeedReader = { personId: string; address: string };

export const listOwnItems = (db: Queries, reader: FeedReader, now: Date) =>
  listItems(
    db,
    sql`select pi.media_content_id from playlist_items pi where pi.person_id = ${reader.personId}::uuid
      union select newest.media_content_id from category_followers cf
      cross join lateral (${newestOf(sql`cf.category_id`)}) newest where cf.person_id = ${reader.personId}::uuid`,
    { kind: 'feed', ...reader },
    now,
  );

export type PodcastSettings = {
  category: string | null;
  isExplicit: boolean;
  logoFile: string | null;
  logoDarkFile: string | null;
  colors: Record<string, unknown>;
  language: string | null;
};

/** An organization's settings for podcast directories and for drawing artwork. */
export async function findPodcastSettings(db: Queries, organizationId: string): Promise<PodcastSettings> {
  const [row] = await db.query<PodcastSettings>(sql`
    select podcast_category as category, is_explicit as "isExplicit", logo_file as "logoFile", logo_dark_file as "logoDarkFile",
      ui_customizations as colors, default_language as language
    from organizations where id = ${organizationId}::uuid`);
  return (
    row ?? {
      category: null,
      isExplicit: false,
      logoFile: null,
      logoDarkFile: null,
      colors: {},
      language: null,
    }
  );
}

/** Saves a person's feed, which replaces their earlier one. `sessionId`: of the session that makes it. */
export const putFeed = (
  db: Queries,
  personId: string,
  feed: { tokenHash: string; sessionId: string | undefined; now: Date },
) =>
  db.query(sql`
    insert into feeds (person_id, token_hash, created_at, has_second_step)
    values (${personId}::uuid, ${feed.tokenHash}, ${feed.now}::timestamptz, ${sessionHasSecondStep(feed.sessionId)})
    on conflict (person_id) do update set token_hash = excluded.token_hash, created_at = excluded.created_at,
      has_second_step = excluded.has_second_step, last_read_at = null`);

/** The person's organizations, each with the reason why their feed hides its items. Without a feed: one that the session would make. */
export async function listFeedOrganizations(
  db: Queries,
  personId: string,
  sessionId: string | undefined,
): Promise<OwnFeed['organizations']> {
  const rows = await db.query<{ id: string; name: string; hiddenBy: HiddenBy | null }>(sql`
    select o.id, o.name, ${feedRefusal(
      { organizationId: sql`m.organization_id`, role: sql`m.role` },
      {
        createdAt: sql`coalesce(f.created_at, 'infinity')`,
        hasSecondStep: sql`coalesce(f.has_second_step, ${sessionHasSecondStep(sessionId)})`,
      },
    )} as "hiddenBy"
    from memberships m join organizations o on o.id = m.organization_id left join feeds f on f.person_id = m.person_id
    where m.person_id = ${personId}::uuid and m.status = ${ActiveState.ACTIVE}::smallint
    order by ${nameOrder(sql`o.name`)}, o.id limit 100`);
  return rows.map(({ hiddenBy, ...organization }) => ({ ...organization, ...(hiddenBy && { hiddenBy }) }));
}

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

/** Finds the person of a feed, and whether its use is to be noted. `undefined` for a closed account, and where none of their organizations lets the feed show its items. */
export async function findFeedOwner(
  db: Queries,
  tokenHash: string,
  { address, now }: { address: string; now: Date },
): Promise<{ personId: string; isToNote: boolean } | undefined> {
  const [row] = await db.query<{ personId: string; isToNote: boolean }>(sql`
    select p.id as "personId", ${isToNote(now)} as "isToNote" from feeds f join people p on p.id = f.person_id
    where f.token_hash = ${tokenHash} and p.status = ${ActiveState.ACTIVE}::smallint
      and exists (${organizationsOfFeed(sql`p.id`, address)})`);
  return row;
}

/** The SQL condition that the use of a feed is to be noted: at most once an hour, because readers ask often. */
const isToNote = (now: Date) =>
  sql`(f.last_read_at is null or f.last_read_at < ${now}::timestamptz - interval '1 hour')`;

/** Records the use of a feed. */
export const noteRead = (db: Queries, personId: string, now: Date) =>
  db.query(sql`
    update feeds f set last_read_at = ${now}::timestamptz where f.person_id = ${personId}::uuid and ${isToNote(now)}`);
