import { isOnAir } from '@tv/contract/live/live-states';
import { liveFileAddress, mediaFileAddress } from '../platform/http/call-address.ts';
import { MediaType, ProcessingStatus, ReactionType, WatchStatus } from '@tv/contract/enumerations';
import type { ItemTranslations } from '@tv/contract/languages/translations';
import type { MediaContent } from '@tv/contract/media-contents/media-content';
import { reactionNames, reactionTotals, type ReactionTotal } from '@tv/contract/playback/reactions';
import { posterName } from '../media/posters.ts';
import type { MediaPackage } from '../media/media-package.ts';
import { joinSql, literal, rawSql, sql, type Sql } from '../platform/db/sql.ts';
import { shownFields, type ShownFields } from './fields-db.ts';
import { pickShown } from './fields.ts';
import { liveOfItem, type LiveRow, presentLive } from './item/live-of-item-db.ts';
import { accessOf, type Viewer, type ItemAccess } from './visibility.ts';

export type MediaContentRow = {
  id: string;
  media_type: MediaType;
  duration_in_seconds: number;
  status: number;
  publish_date: Date | null;
  scheduled_publication_date: Date | null;
  is_password_protected: boolean;
  visibility: number;
  is_listed: boolean;
  organization_id: string;
  organization_name: string;
  expiration_option: number;
  expiration_date: Date | null;
  package_version: number;
  poster_version: number;
  poster_thumbhash: string | null;
  poster_aspect_ratio: number | null;
  access: ItemAccess;
  live: LiveRow;
  translations: ItemTranslations;
  categories: MediaContent['categories'];
  /** Read for the detail only, like the columns below. The package is the largest part of a row. */
  package?: MediaPackage | null;
  /** The language of the captions that the transcript shows. */
  transcript_language?: string | null;
  /** The state of the newest request for automatic captions. */
  transcription_state?: string | null;
  first_published_at?: Date | null;
  created_at?: Date;
  updated_at?: Date;
} & Record<ReactionTotal, number> &
  ShownFields &
  OwnRow;

/** The columns of the person who asks. They are absent for a visitor. */
export type OwnRow = {
  in_playlist?: boolean;
  /** ReactionType. */
  reaction?: number | null;
  reminded?: boolean;
  watch?: { position: number; watchStatus: number } | null;
};

/** The columns of `media_contents mc` joined with `organizations o`. */
export const mediaContentColumns = (viewer: Viewer): Sql =>
  sql`${sharedColumns(viewer)} ${ownColumns(viewer)}`;

/** Of `media_contents mc`. */
export const totalsOfReactions = joinSql(
  reactionNames.map((name) => rawSql(`mc.${reactionTotals[name]}`)),
  ', ',
);

/** The columns that are the same for everybody who may see the item. */
export const sharedColumns = (viewer: Viewer): Sql => sql`
  mc.id, ${shownFields}, mc.translations, mc.media_type, mc.duration_in_seconds, mc.status, mc.publish_date,
  mc.scheduled_publication_date, mc.password_hash is not null as is_password_protected, mc.visibility, mc.is_listed,
  mc.organization_id, o.name as organization_name, mc.expiration_option, mc.expiration_date,
  ${totalsOfReactions}, mc.package_version, mc.poster_version,
  mc.poster_thumbhash, mc.poster_aspect_ratio, ${accessOf(viewer)} as access, ${liveOfItem} as live,
  (select coalesce(json_agg(${namedCategory} order by c.name_order, c.id), '[]')
    from media_content_categories mcc
    -- The offset prevents the planner from reading every category for each row of a page.
    cross join lateral (select id, name, name_order, translations from categories where id = mcc.category_id offset 0) c
    where mcc.media_content_id = mc.id) as categories`;

/** The JSON of `categories c` as items show it. */
export const namedCategory = sql`json_strip_nulls(json_build_object(
  'id', c.id, 'name', c.name, 'translations', names_of(c.translations)))`;

/** The version of an item's JSON. It changes with every write to the row of the item, except a view, or of its organization. */
export const versionOf = sql`mc.version || '.' || o.xmin`;

/** Further columns after others, with a leading comma. */
function ownColumns(viewer: Viewer): Sql {
  const own = ownValues(viewer);
  if (!own) return sql``;
  return sql`, ${own.in_playlist} as in_playlist, ${own.reaction} as reaction, ${own.reminded} as reminded, ${own.watch} as watch`;
}

/** The watch status in `watch_progress w` as the person sees it: an item that they marked as watched is watched. */
export const ownWatchStatus = sql`(case when w.is_marked_watched then ${literal(WatchStatus.WATCHED)} else w.watch_status end)`;

/** The person whose likes, saves, follows and progress the viewer is shown. `undefined`: nobody's. */
export const ownerOf = (viewer: Viewer): string | undefined =>
  'isSeenAs' in viewer || !('personId' in viewer) ? undefined : viewer.personId;

/** Whether JSON for this viewer has fields of the caller's own. */
export const hasOwnFields = (viewer: Viewer): boolean => ownerOf(viewer) !== undefined;

/** The SQL values of an `OwnRow`. `undefined` for a visitor. */
export function ownValues(viewer: Viewer): Record<keyof OwnRow, Sql> | undefined {
  const personId = ownerOf(viewer);
  if (!personId) return undefined;
  const own = (table: Sql) =>
    sql`exists (select from ${table} t where t.media_content_id = mc.id and t.person_id = ${personId}::uuid)`;
  return {
    in_playlist: own(sql`playlist_items`),
    reaction: sql`(select t.reaction_type from reactions t
      where t.media_content_id = mc.id and t.person_id = ${personId}::uuid)`,
    reminded: own(sql`reminders`),
    watch: sql`(select json_build_object('position', w.position, 'watchStatus', ${ownWatchStatus})
      from watch_progress w
      where w.media_content_id = mc.id and w.person_id = ${personId}::uuid and w.forgotten_at is null)`,
  };
}

export const presentMediaContent = (row: MediaContentRow): MediaContent => ({
  ...presentShared(row),
  ...presentOwn(row),
});

/** Converts a row to the contract's media content. Stream addresses are left out while the item is locked or upcoming. */
export function presentShared(row: MediaContentRow): MediaContent {
  const isOpen = row.access === 'open' || row.access === 'managed';
  const addressOf = (file: string) => mediaFileAddress(row.id, row.package_version, file);
  const media = isOpen ? row.package : undefined;
  // An upcoming item may have a picture only, also for its managers.
  const hasStream =
    isOpen && row.package_version > 0 && (row.access === 'open' || row.duration_in_seconds > 0);
  return {
    id: row.id,
    ...(row.access === 'managed' && { status: row.status }),
    ...pickShown(row),
    ...givenTranslations(row.translations),
    type: row.media_type,
    durationInSeconds: row.duration_in_seconds,
    ...(row.publish_date && { publishDate: row.publish_date.toISOString() }),
    ...(row.first_published_at && { firstPublishedDate: row.first_published_at.toISOString() }),
    ...(row.created_at && { createdDate: row.created_at.toISOString() }),
    ...(row.updated_at && { modifiedDate: row.updated_at.toISOString() }),
    ...(row.poster_aspect_ratio && {
      thumbnailUrl: addressOf(posterName(row.poster_version)),
      thumbnailAspectRatio: Math.round((1 / row.poster_aspect_ratio) * 10_000) / 10_000,
    }),
    ...(row.poster_thumbhash && { thumbnailPlaceholder: row.poster_thumbhash }),
    ...(hasStream && { videoUrl: addressOf('master.m3u8') }),
    ...(isOpen &&
      row.live &&
      isOnAir(row.live.state) && { videoUrl: liveFileAddress(row.id, 'master.m3u8') }),
    ...(media?.hasSeekPreviews && { seekPreviewsUrl: addressOf('seek-previews.vtt') }),
    ...(media?.hasWaveform &&
      row.media_type === MediaType.AUDIO && { waveformUrl: addressOf('waveform.json') }),
    ...(!row.is_listed && { isListed: false }),
    isPasswordProtected: row.is_password_protected,
    accessLevel: row.visibility,
    organizationId: row.organization_id,
    organization: { id: row.organization_id, name: row.organization_name },
    categories: row.categories,
    expirationOption: row.expiration_option,
    ...(row.expiration_date && { expirationDate: row.expiration_date.toISOString() }),
    ...(row.scheduled_publication_date && {
      scheduledPublicationDate: row.scheduled_publication_date.toISOString(),
    }),
    ...presentLive(row.live),
    ...(isOpen && transcriptionOf(row)),
    ...(row.package !== undefined && {
      audioTracks: (media?.audioTracks ?? []).map(({ name, kind, languageCode, isDefault }) => ({
        name,
        kind,
        ...(languageCode && { languageCode }),
        isDefault,
      })),
      chapters: media?.chapters ?? [],
    }),
    reactionsSummary: reactionsSummary(row),
  };
}

/** Translations, where there are any. */
export const givenTranslations = <Translations extends object>(translations: Translations) =>
  Object.keys(translations).length > 0 ? { translations } : undefined;

/** A running transcription is shown even where there are captions, a failed one only where there are none. */
function transcriptionOf({
  transcript_language: languageCode,
  transcription_state: state,
}: MediaContentRow): Pick<MediaContent, 'transcriptionDetail'> {
  const { PENDING, PROCESSING, COMPLETED, ERROR } = ProcessingStatus;
  const underWay = state === 'waiting' ? PENDING : state === 'working' ? PROCESSING : undefined;
  const status = underWay ?? (languageCode ? COMPLETED : state === 'failed' ? ERROR : undefined);
  return status === undefined
    ? {}
    : { transcriptionDetail: { status, ...(languageCode && { languageCode }) } };
}

export const reactionsSummary = (row: Pick<MediaContentRow, ReactionTotal>) =>
  reactionNames.map((name) => ({ reactionType: ReactionType[name], total: row[reactionTotals[name]] }));

export function presentOwn({ in_playlist, reaction, reminded, watch }: OwnRow): Partial<MediaContent> {
  if (in_playlist === undefined) return {};
  return {
    mediaContentAddedToCurrentUserWatchlist: in_playlist,
    currentUserReacted: typeof reaction === 'number',
    ...(typeof reaction === 'number' && { currentUserReaction: reaction }),
    notifyMe: reminded ?? false,
    ...(watch && { currentUserWatch: watch }),
  };
}
