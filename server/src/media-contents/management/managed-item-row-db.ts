import { screenPath } from '@tv/contract/pages/page-paths';
import type { HoldOfItem } from '@tv/contract/retention/hold-of-item';
import type { ContentState } from '@tv/contract/media-contents/content-states';
import {
  ContentStatus,
  ProcessingStatus,
  ReviewAction,
  ScheduleAction,
  ScheduleStatus,
  SubtitleKind,
  Visibility,
} from '@tv/contract/enumerations';
import type { ManagedMediaContent } from '@tv/contract/media-contents/managed-media-content';
import { posterName } from '../../media/posters.ts';
import { underWay } from '../../media/processing-transitions.ts';
import { type Manager } from '../../platform/auth/caller.ts';
import { literal, sql, type Sql } from '../../platform/db/sql.ts';
import { mediaFileAddress } from '../../platform/http/call-address.ts';
import { expirationOptionOf } from '../fields.ts';
import { pickPlain, plainFields, type PlainFields, valueOf } from '../fields-db.ts';
import { isArchived, StorageStep } from '../lifecycle/archive-states.ts';
import { isOut } from '../lifecycle/publish.ts';
import { personOf } from '../lifecycle/reviews-db.ts';
import { liveOfItem, type LiveRow, presentLive } from '../item/live-of-item-db.ts';
import { manageableBy } from '../manageable-db.ts';
import { namedPerson } from '../named-person-db.ts';
import { audienceColumn, type AudienceRow, presentAudience } from '../audience/audience-db.ts';
import { type ActionFacts, permittedActions } from './permitted.ts';
import { secondsLeft } from './seconds-left.ts';

export type ManagedRow = {
  id: string;
  organization_id: string;
  organization_name: string;
  asks_review: boolean;
  media_type: number;
  duration_in_seconds: number;
  categories: { id: string; name: string }[];
  captions: ManagedMediaContent['captions'];
  state: ContentState;
  status: number;
  processing_status: number;
  processing_problem: string | null;
  processing_progress: number;
  /** Seconds since the processing began. */
  processing_seconds: number | null;
  upload: { fileName: string; share: number; isCompleted: boolean; isDraft: boolean } | null;
  has_package: boolean;
  storage: StorageStep;
  archived_status: number | null;
  /** The version that is being made of an archived item, or that failed. */
  returning: { state: number; progress: number; seconds: number | null; problem: string | null } | null;
  package_version: number;
  poster_version: number;
  poster_thumbhash: string | null;
  poster_aspect_ratio: number | null;
  is_password_protected: boolean;
  is_managed: boolean;
  audience: AudienceRow;
  hold: HoldOfItem | null;
  live: LiveRow;
  manager: { id: string; name: string } | null;
  counted_views: number;
  completion: number | null;
  created_at: Date;
  updated_at: Date;
  publish_date: Date | null;
  first_published_at: Date | null;
  scheduled_publication_date: Date | null;
  unpublication_date: Date | null;
  expiration_date: Date | null;
  deleted_at: Date | null;
  review: { status: number; submitterId: string | null; approverId: string | null; at: string | null } | null;
} & PlainFields;

/** The state of `media_contents mc`. The filter and the answer both read it here. */
export const stateOf = sql`content_state(mc.status, mc.processing_status, mc.package is not null)`;

/** The condition that the subtitles `s` are captions: a description is spoken. */
export const areCaptions = sql`s.kind <> ${literal(SubtitleKind.DESCRIPTION)}`;

/** The columns of `media_contents mc` joined with `organizations o`. */
export const managedColumns = (manager: Manager): Sql => sql`
  mc.id, mc.organization_id, o.name as organization_name, o.asks_review, ${plainFields}, mc.media_type,
  mc.duration_in_seconds, ${stateOf} as state, mc.status, mc.processing_status, mc.processing_problem, mc.processing_progress,
  extract(epoch from now() - mc.processing_started_at)::float8 as processing_seconds,
  mc.storage, mc.archived_status,
  case when mc.storage = ${literal(StorageStep.archived)} then (select json_build_object('state', v.state, 'progress', v.progress, 'problem', v.problem,
      'seconds', extract(epoch from now() - v.started_at)) from media_versions v
    where v.media_content_id = mc.id and v.state <> ${literal(ProcessingStatus.COMPLETED)} order by v.created_at desc, v.id limit 1) end as returning,
  mc.package is not null as has_package, mc.package_version, mc.poster_version, mc.poster_thumbhash, mc.poster_aspect_ratio,
  mc.password_hash is not null as is_password_protected, mc.created_at, mc.updated_at, mc.publish_date, mc.first_published_at, mc.scheduled_publication_date, mc.deleted_at,
  ${valueOf('expirationDate')} as expiration_date, (${manageableBy(manager)}) is true as is_managed,
  ${audienceColumn({ audience: sql`mc.audience`, organizationId: sql`mc.organization_id` }, manager)} as audience, mc.counted_views, mc.completion,
  hold_of_item(mc.id) as hold, ${liveOfItem} as live,
  (select s.at from schedules s where s.media_content_id = mc.id and s.action = ${literal(ScheduleAction.Unpublish)}
    and s.status = ${literal(ScheduleStatus.Scheduled)}) as unpublication_date,
  (select json_build_object('status', r.status,
      'submitterId', ${personOf(ReviewAction.Information)}, 'approverId', ${personOf(ReviewAction.Approve)},
      'at', (select e.created_at from review_entries e where e.review_id = r.id order by e.created_at desc limit 1))
    from reviews r where r.media_content_id = mc.id
    order by r.ended_at is null desc, r.created_at desc, r.id limit 1) as review,
  (select json_build_object('fileName', u.file_name, 'isCompleted', u.completed_at is not null,
      'isDraft', coalesce((u.details ->> 'isDraft')::boolean, false),
      'share', u.received_bytes::float8 / u.size_in_bytes) from uploads u where u.id = coalesce((select v.source_id from media_versions v
      where v.media_content_id = mc.id and v.version = mc.package_version), mc.id)) as upload,
  ${namedPerson(sql`mc.created_by`)} as manager,
  (select coalesce(json_agg(json_build_object('languageCode', s.language_code, 'isAutoGenerated', s.is_auto_generated) order by s.language_code), '[]')
    from (select s.language_code, bool_and(s.is_auto_generated) as is_auto_generated from subtitles s
      where s.media_content_id = mc.id and ${areCaptions} group by s.language_code) s) as captions,
  (select coalesce(json_agg(json_build_object('id', c.id, 'name', c.name) order by c.name_order, c.id), '[]')
    from media_content_categories mcc join categories c on c.id = mcc.category_id
    where mcc.media_content_id = mc.id) as categories`;

export const managedSource = sql`media_contents mc join organizations o on o.id = mc.organization_id`;

export const factsOf = (row: ManagedRow, hasOtherReviewer: boolean): ActionFacts => ({
  status: row.status,
  asksReview: row.asks_review,
  hasPackage: row.has_package,
  deletedAt: row.deleted_at,
  createdBy: row.manager?.id ?? null,
  hold: row.hold,
  storage: row.storage,
  isManaged: row.is_managed,
  processingStatus: row.processing_status,
  hasOriginal: row.upload?.isCompleted ?? false,
  hasOpenSchedule: row.unpublication_date !== null,
  review: row.review
    ? {
        status: row.review.status,
        submitterId: row.review.submitterId ?? undefined,
        approverId: row.review.approverId ?? undefined,
      }
    : undefined,
  hasOtherReviewer,
});

function processingOf(row: ManagedRow): ManagedMediaContent['processing'] {
  const { returning } = row;
  if (returning?.state === ProcessingStatus.PENDING) return { stage: 'waiting', progress: 0 };
  if (returning?.state === ProcessingStatus.PROCESSING) return inWork(returning.progress, returning.seconds);
  if (row.status === ContentStatus.DELETED || !underWay.includes(row.processing_status as never))
    return undefined;
  if (row.processing_status === ProcessingStatus.UPLOADED)
    return { stage: 'uploading', progress: Math.min(1, row.upload?.share ?? 0) };
  if (row.processing_status === ProcessingStatus.PENDING) return { stage: 'waiting', progress: 0 };
  return inWork(row.processing_progress, row.processing_seconds);
}

function inWork(share: number, seconds: number | null): ManagedMediaContent['processing'] {
  const progress = Math.min(1, Math.max(0, share));
  const left = secondsLeft(progress, seconds);
  return { stage: 'processing', progress, ...(left !== undefined && { secondsLeft: left }) };
}

export function presentManaged(
  row: ManagedRow,
  manager: Manager,
  now: Date,
  hasOtherReviewer: boolean,
): ManagedMediaContent {
  const processing = processingOf(row);
  const problem = row.processing_problem ?? row.returning?.problem;
  return {
    id: row.id,
    organizationId: row.organization_id,
    organizationName: row.organization_name,
    ...pickPlain(row),
    type: row.media_type,
    durationInSeconds: row.duration_in_seconds,
    categories: row.categories,
    state: row.state,
    status: row.status,
    processingStatus: row.processing_status,
    ...(processing && { processing }),
    storage: isArchived(row) ? 'archived' : 'ready',
    ...(isArchived(row) && {
      archive: {
        isComplete: row.storage === StorageStep.archived,
        publishesAgain: row.archived_status === ContentStatus.PUBLISHED,
      },
    }),
    permitted: permittedActions(factsOf(row, hasOtherReviewer), manager, now),
    ...(row.manager && { manager: row.manager }),
    captions: row.captions,
    viewCount: row.counted_views,
    ...(row.completion !== null && { completion: row.completion }),
    ...(row.poster_aspect_ratio &&
      row.status !== ContentStatus.DELETED && {
        thumbnailUrl: mediaFileAddress(row.id, row.package_version, posterName(row.poster_version)),
        thumbnailAspectRatio: Math.round((1 / row.poster_aspect_ratio) * 10_000) / 10_000,
      }),
    ...(row.poster_thumbhash && { thumbnailPlaceholder: row.poster_thumbhash }),
    ...(problem && { problem }),
    ...(row.upload &&
      !row.has_package &&
      !row.asks_review &&
      row.status === ContentStatus.DRAFT && { publishesWhenReady: !row.upload.isDraft }),
    isPasswordProtected: row.is_password_protected,
    audience: presentAudience(row.audience),
    ...(row.hold && { legalHold: row.hold }),
    ...presentLive(row.live),
    createdDate: row.created_at.toISOString(),
    modifiedDate: row.updated_at.toISOString(),
    ...(row.publish_date && { publishDate: row.publish_date.toISOString() }),
    ...(row.first_published_at && { firstPublishedDate: row.first_published_at.toISOString() }),
    ...(row.scheduled_publication_date && {
      scheduledPublicationDate: row.scheduled_publication_date.toISOString(),
    }),
    ...(row.unpublication_date && { scheduledUnpublicationDate: row.unpublication_date.toISOString() }),
    expirationOption: expirationOptionOf(row.expiration_date),
    ...(row.expiration_date && { expirationDate: row.expiration_date.toISOString() }),
    ...(row.deleted_at && { deletedDate: row.deleted_at.toISOString() }),
    ...(row.review && { reviewStatus: row.review.status }),
    ...(row.review?.at && { reviewDate: new Date(row.review.at).toISOString() }),
    ...(row.upload && { fileName: row.upload.fileName }),
    // Before publication only the managers see the item, inside the portal.
    watchPath: screenPath(
      row.visibility === Visibility.PUBLIC && isOut(row) ? row.organization_id : undefined,
      'watch/:id',
      row,
    ),
  };
}
