import { Type, type Static } from 'typebox';
import { endpoints } from '../endpoint.ts';
import { ReviewAction } from '../enumerations.ts';
import { ById, Flag, Id, Instant, Seconds, paging } from '../fields.ts';
import { ItemHistoryEntry } from './item-history.ts';
import { ManagedMediaContent, managedItemCall } from './managed-media-content.ts';
import { organizationScope } from '../organization/organization-scope.ts';
import { ProblemCode } from '../problems.ts';
import { reviewGroups } from './review-groups.ts';
import { Lines } from '../texts.ts';

const Person = Type.Object({ id: Id, name: Type.String() });

export const ReviewEntry = Type.Object({
  id: Id,
  action: Type.Integer({
    description: 'ReviewAction; Information: submitted, CreatorSessionUpdate: the item was edited',
  }),
  comment: Type.String(),
  at: Instant,
  personId: Type.Optional(Id),
  person: Type.Optional(Person),
  actor: Type.Optional(Type.String({ description: 'the API key that took the step, by its name' })),
  startTime: Type.Optional(
    Type.Number({ description: 'seconds: where a remark stands; absent: the whole item' }),
  ),
  endTime: Type.Optional(Type.Number({ description: 'seconds' })),
  parentId: Type.Optional(Type.String({ format: 'uuid', description: 'the remark that it answers' })),
  isOpen: Type.Boolean({ description: 'a remark or a request for changes that is not resolved' }),
  resolvedAt: Type.Optional(Instant),
  resolvedBy: Type.Optional(Person),
});
export type ReviewEntry = Static<typeof ReviewEntry>;

/** The newest review of an item, with the facts by which a reviewer decides. */
export const ReviewSummary = Type.Object({
  status: Type.Optional(
    Type.Integer({ description: 'ReviewStatus of the newest review; absent: there was none' }),
  ),
  version: Type.Integer({ description: 'how often the item was submitted' }),
  submitted: Type.Optional(
    Type.Object({
      at: Instant,
      by: Type.Optional(Person),
      actor: Type.Optional(Type.String({ description: 'the API key that submitted it, by its name' })),
      comment: Type.String(),
    }),
  ),
  openRemarks: Type.Integer({ description: 'remarks and requests for changes that are not resolved' }),
  reviewers: Type.Array(
    Type.Object({ ...Person.properties, state: Type.Integer({ description: 'ReviewApprovalState' }) }),
    { description: 'who may review it; those who decided first, at most 50' },
  ),
  changedSince: Type.Optional(
    Type.String({
      format: 'date-time',
      description: 'of the last approval, else of the submission before the last; absent: there is neither',
    }),
  ),
  changes: Type.Array(ItemHistoryEntry, { description: 'of the item since then, newest first, at most 50' }),
});
export type ReviewSummary = Static<typeof ReviewSummary>;

/** An item in the queue of reviews. */
export const QueuedReview = Type.Object({
  mediaContent: ManagedMediaContent,
  version: Type.Integer({ description: 'how often the item was submitted' }),
  submittedAt: Instant,
  submittedBy: Type.Optional(Person),
  openRemarks: Type.Integer({ description: 'not resolved' }),
});
export type QueuedReview = Static<typeof QueuedReview>;

const problems = [ProblemCode.NotFound];
const Comment = Type.Optional(Lines({ maxLength: 5_000 }));

const { Comment: Remark, RequestChanges, Approve, Discard, Complete } = ReviewAction;
const { ResolveChangeRequest, ResolveAllChangeRequests, RemoveApproval, RemoveAllApprovals } = ReviewAction;

/** The actions that people take. The two others follow from submitting and editing. */
const actions = [
  ...[Remark, RequestChanges, Approve, Discard, Complete],
  ...[ResolveChangeRequest, ResolveAllChangeRequests, RemoveApproval, RemoveAllApprovals],
];

export const ReviewStepBody = Type.Object(
  {
    action: Type.Integer({ enum: actions, description: 'ReviewAction' }),
    comment: Comment,
    startTime: Type.Optional({ ...Seconds, description: 'seconds: where a remark stands; with Comment' }),
    endTime: Type.Optional({ ...Seconds, description: 'seconds: where it ends; with startTime' }),
    parentId: Type.Optional(
      Type.String({ format: 'uuid', description: 'the remark that is answered; with Comment' }),
    ),
    entryId: Type.Optional(
      Type.String({ format: 'uuid', description: 'what is resolved; with ResolveChangeRequest' }),
    ),
    isResolved: Type.Optional({
      ...Flag,
      description: 'false: it is open again; with ResolveChangeRequest',
    }),
  },
  { additionalProperties: false },
);
export type ReviewStepBody = Static<typeof ReviewStepBody>;

/** Reviews of items before they are published. */
export const reviews = endpoints({
  'GET /Management/Reviews': {
    summary:
      'The queue of reviews: what waits for a decision, the longest first; what its author changes; what is approved and not out yet.',
    access: 'content-manager-or-reviewer',
    query: Type.Object({ ...paging, ...organizationScope, group: Type.Enum(reviewGroups) }),
    answer: Type.Array(QueuedReview),
    paged: true,
    problems,
  },
  'GET /Management/Reviews/Counts': {
    summary: 'How many items wait for the caller’s decision; counting stops at 100.',
    access: 'content-manager-or-reviewer',
    query: Type.Object(organizationScope),
    answer: Type.Object({ toReview: Type.Integer() }),
    problems,
  },
  'POST /Management/MediaContents/:id/Reviews': {
    summary: 'Submits a draft for review.',
    ...managedItemCall,
    body: Type.Object({ comment: Comment }, { additionalProperties: false }),
  },
  'GET /Management/MediaContents/:id/Reviews': {
    summary: 'Comments and actions of its reviews, newest first.',
    access: 'content-manager-or-reviewer',
    params: ById,
    query: Type.Object(paging),
    answer: Type.Array(ReviewEntry),
    paged: true,
    problems,
  },
  'GET /Management/MediaContents/:id/Reviews/Summary': {
    summary: 'Who submitted it and when, who decided what, and what changed since.',
    access: 'content-manager-or-reviewer',
    params: ById,
    answer: ReviewSummary,
    problems,
  },
  'POST /Management/MediaContents/:id/Reviews/Actions': {
    summary:
      'A step of the review: comment, resolve a remark, withdraw (Discard), and for organization managers and members who may review request changes, approve, take approvals back, complete.',
    ...managedItemCall,
    access: 'content-manager-or-reviewer',
    body: ReviewStepBody,
  },
});
