/** The enumerations of the API, as the numbers that travel. No other module may define them again. */
export const ContentStatus = {
  DRAFT: 0,
  PUBLISHED: 1,
  DELETED: 2,
  REVIEW: 3,
  REVIEW_APPROVED: 4,
  REVIEW_COMPLETED: 5,
  SCHEDULED: 100,
} as const;
export const ProcessingStatus = {
  PENDING: 0,
  PROCESSING: 1,
  COMPLETED: 2,
  ERROR: 3,
  UPLOADED: 4,
  REPROCESSING: 6,
} as const;
export const ReactionType = { LIKE: 0, LOVE: 1, CELEBRATE: 2 } as const;
export const WatchStatus = { PENDING: 0, WATCHING: 1, WATCHED: 2 } as const;
export type WatchStatus = (typeof WatchStatus)[keyof typeof WatchStatus];
/** A description says what is seen, for people who cannot see it. The player speaks it. */
export const SubtitleKind = { SUBTITLE: 0, CAPTION: 1, DESCRIPTION: 2 } as const;
export type SubtitleKind = (typeof SubtitleKind)[keyof typeof SubtitleKind];
export const Visibility = { INTERNAL: 1, PUBLIC: 2 } as const;
export type Visibility = (typeof Visibility)[keyof typeof Visibility];
export const MediaType = { AUDIO: 0, VIDEO: 1 } as const;
export type MediaType = (typeof MediaType)[keyof typeof MediaType];
export const ActiveState = { ACTIVE: 0, INACTIVE: 1 } as const;
export type ActiveState = (typeof ActiveState)[keyof typeof ActiveState];
export const SearchScope = { All: 0, Titles: 1, Descriptions: 2, Tags: 3, Captions: 4 } as const;
export const AudioTrackKind = { Original: 1, Dubbed: 2, Description: 3, Commentary: 4 } as const;
export type AudioTrackKind = (typeof AudioTrackKind)[keyof typeof AudioTrackKind];
export const RequestState = { REQUESTED: 1, COMPLETED: 2 } as const;
export const ExpirationOption = { None: 0, Date: 1 } as const;
export const ScheduleStatus = { Scheduled: 1, Completed: 2, Canceled: 3 } as const;
export const ScheduleAction = { Publish: 1, Unpublish: 2 } as const;
export const ReviewStatus = {
  Reviewing: 10,
  ChangesRequested: 11,
  Approved: 12,
  Abandoned: 13,
  Completed: 14,
} as const;
export const ReviewAction = {
  Comment: 10,
  RequestChanges: 11,
  Approve: 12,
  Information: 13,
  Discard: 14,
  ResolveChangeRequest: 15,
  ResolveAllChangeRequests: 16,
  RemoveApproval: 17,
  RemoveAllApprovals: 18,
  CreatorSessionUpdate: 19,
  Complete: 20,
} as const;
export type ReviewAction = (typeof ReviewAction)[keyof typeof ReviewAction];
export const ReviewApprovalState = { NotStarted: 10, Approved: 11, ChangesRequested: 12 } as const;

/** The ladder of roles, from the least to the most: names as they are stored, values as they travel. */
export const Role = {
  Viewer: 'InMotion.Viewer',
  ContentManager: 'InMotion.ContentManager',
  OrganizationManager: 'InMotion.OrganizationManager',
  Admin: 'InMotion.Admin',
} as const;
export type Role = (typeof Role)[keyof typeof Role];

/** Where a group comes from: a directory by SCIM, a claim of the sign-in provider, a rule about addresses, or a manager's hand. */
export const GroupSources = ['directory', 'claim', 'rule', 'manual'] as const;
export type GroupSource = (typeof GroupSources)[number];

/**
 * The states of a live event. `waiting`: nothing arrives. `receiving`: the presenter sees what arrives, and nobody else. `onAir`: viewers
 * watch. `interrupted`: nothing arrives while it is on air. `ended`: it is over. `processing`: the item is made of the recording.
 * `onDemand`: the recording is the item.
 */
export const LiveStates = [
  'waiting',
  'receiving',
  'onAir',
  'interrupted',
  'ended',
  'processing',
  'onDemand',
] as const;
export type LiveState = (typeof LiveStates)[number];

/** The inputs of a live event that encoders send to. One takes the place of the other while nothing arrives there. */
export const EncoderInputs = ['main', 'backup'] as const;
export type EncoderInput = (typeof EncoderInputs)[number];
/** The inputs of a live event. Viewers see one of them, the guest's only while the presenter has chosen it. */
export const LiveInputs = [...EncoderInputs, 'guest'] as const;
export type LiveInput = (typeof LiveInputs)[number];

/** What people write at a live event. */
export const LiveMessageKinds = ['question', 'chat'] as const;
export type LiveMessageKind = (typeof LiveMessageKinds)[number];

/** The states of a message. `waiting`: its author and moderators see it. `hidden`: moderators alone do. `answered`: a question was. */
export const LiveMessageStates = ['waiting', 'open', 'answered', 'hidden'] as const;
export type LiveMessageState = (typeof LiveMessageStates)[number];

/** The states of a poll. `draft`: moderators alone see it. `open`: people vote. `closed`: all see the results. */
export const LivePollStates = ['draft', 'open', 'closed'] as const;
export type LivePollState = (typeof LivePollStates)[number];
