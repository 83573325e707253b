import { Type, type Static } from 'typebox';
import { endpoints } from '../endpoint.ts';
import { ScheduleStatus } from '../enumerations.ts';
import { ById, Id, Instant, anyOf, paging, valueOf } from '../fields.ts';
import { itemLimits } from '../limits/item-limits.ts';
import { managedItemCall } from './managed-media-content.ts';
import { organizationScope } from '../organization/organization-scope.ts';
import { ProblemCode } from '../problems.ts';

export const Schedule = Type.Object({
  mediaContentId: Id,
  title: Type.String(),
  action: Type.Integer({ description: 'ScheduleAction' }),
  status: Type.Integer({ description: 'ScheduleStatus' }),
  at: Instant,
});
export type Schedule = Static<typeof Schedule>;

const problems = [ProblemCode.NotFound];

/** What becomes of an item: publishing, schedules, deleting. A transition that the item’s status does not allow is a 409 that says what would help. */
export const lifecycle = endpoints({
  'POST /Management/MediaContents/:id/Publications': {
    summary: 'Publishes now. Where a review is asked, organization managers do so after it.',
    ...managedItemCall,
  },
  'DELETE /Management/MediaContents/:id/Publications': {
    summary: 'Makes a published or scheduled item a draft again.',
    ...managedItemCall,
  },
  'GET /Management/Schedules': {
    summary: 'What will be published and unpublished by itself, and what was, the latest instant first.',
    access: 'content-manager',
    query: Type.Object({
      ...paging,
      ...organizationScope,
      status: Type.Optional(anyOf(valueOf({ ScheduleStatus }))),
    }),
    answer: Type.Array(Schedule),
    paged: true,
    problems,
  },
  'PUT /Management/MediaContents/:id/Schedules': {
    summary: 'Publishes and unpublishes at an instant to come; given again, moves it.',
    ...managedItemCall,
    body: Type.Object(
      { publishAt: Type.Optional(Instant), unpublishAt: Type.Optional(Instant) },
      { additionalProperties: false },
    ),
  },
  'DELETE /Management/MediaContents/:id/Schedules': {
    summary: 'Drops what was scheduled; an item that waits for its publication is a draft again.',
    ...managedItemCall,
  },
  'DELETE /Management/MediaContents/:id': {
    summary: `Deletes; for ${itemLimits.restorableDays} days it can be restored. Below admins, people delete and restore what they manage by name.`,
    access: 'content-manager',
    params: ById,
    problems,
  },
  'POST /Management/MediaContents/:id/Restorations': {
    summary: 'Makes a deleted item a draft again.',
    ...managedItemCall,
  },
});
