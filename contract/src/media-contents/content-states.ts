/**
 * The state of an item as its managers see it, one word out of its status and its processing. The database derives it
 * (`content_state` in the migrations).
 */
export const contentStates = [
  'draft',
  'inReview',
  'approved',
  'scheduled',
  'published',
  'processing',
  'failed',
  'deleted',
] as const;
export type ContentState = (typeof contentStates)[number];

/** What a person may do with an item. Each is a call, or a part of what a call takes. */
export const itemActions = [
  /** `PATCH /Management/MediaContents/:id`, and the calls of its captions, sound tracks, attachments and poster. */
  'edit',
  /** `isFeatured` and `isPublicFeatured` of the same call. */
  'feature',
  /** `managerId` of the same call. */
  'assign',
  /** `POST …/Publications`. */
  'publish',
  /** `DELETE …/Publications`. */
  'unpublish',
  /** `PUT …/Schedules` with `publishAt`. */
  'schedule',
  /** `PUT …/Schedules` with `unpublishAt` alone. */
  'scheduleEnd',
  /** `DELETE …/Schedules`. */
  'cancelSchedules',
  /** `POST …/Reviews`. */
  'submit',
  /** `POST …/Reviews/Actions`, like the six that follow. People who may comment may also resolve remarks. */
  'comment',
  'requestChanges',
  'approve',
  'removeApproval',
  'removeAllApprovals',
  'complete',
  'discard',
  /** `POST …/Reprocessings`. */
  'reprocess',
  /** `PUT …/Archive`. */
  'archive',
  /** `DELETE …/Archive`. */
  'bringBack',
  /** `DELETE …`. */
  'delete',
  /** `POST …/Restorations`. */
  'restore',
] as const;
export type ItemAction = (typeof itemActions)[number];
