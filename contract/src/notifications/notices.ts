import { Type, type Static } from 'typebox';
import { endpoints } from '../endpoint.ts';
import { ById, Flag, Id, Instant, paging } from '../fields.ts';
import { noticeKinds } from './notice-kinds.ts';
import { NoticeTranslations } from '../languages/translations.ts';
import { retentionActions } from '../limits/retention-limits.ts';

/** One event, mostly about an item, for one person. The client composes the sentence in its language. */
export const Notice = Type.Object({
  id: Id,
  kind: Type.Enum(noticeKinds),
  at: Instant,
  isRead: Flag,
  mediaContentId: Type.Optional(
    Type.String({ ...Id, description: 'absent with webhookEnded, sourceFailing and sourceGaveUp' }),
  ),
  title: Type.String({
    description:
      'of the item, as it is now; with webhookEnded the host of the webhook; else the watched source',
  }),
  category: Type.Optional(Type.String({ description: 'the followed category; with news' })),
  translations: Type.Optional(NoticeTranslations),
  startsAt: Type.Optional(
    Type.String({ format: 'date-time', description: 'when it is published; with reminderMoved' }),
  ),
  actor: Type.Optional(
    Type.String({
      description: 'name of the person who took the step of the review; absent: the command line',
    }),
  ),
  rule: Type.Optional(Type.String({ description: 'the name of the retention rule; with retention' })),
  action: Type.Optional(Type.Enum([...retentionActions], { description: 'of the rule' })),
  day: Type.Optional(Type.String({ format: 'date', description: 'on which the rule acts' })),
  comment: Type.Optional(Type.String({ description: 'the beginning of the comment of the step' })),
});
export type Notice = Static<typeof Notice>;

export const NoticeCounts = Type.Object({ unread: Type.Integer() });

/** Notices of the person in their current organization. A notice of an item that they may no longer see is in no answer. */
export const notices = endpoints({
  'GET /Users/Me/Notices': {
    summary: 'Notices of the last 90 days, newest first.',
    access: 'viewer',
    query: Type.Object(paging),
    answer: Type.Array(Notice),
    paged: true,
  },
  'GET /Users/Me/Notices/Counts': {
    summary: 'How many notices are unread; counting stops at 100.',
    access: 'viewer',
    answer: NoticeCounts,
  },
  'PUT /Users/Me/Notices': {
    summary: 'Marks every notice up to an instant as read. Safe to repeat.',
    access: 'viewer',
    body: Type.Object({ readUntil: Instant }, { additionalProperties: false }),
  },
  'PUT /Users/Me/Notices/:id': {
    summary: 'Marks one notice as read or unread. One that is no longer there is no mistake. Safe to repeat.',
    access: 'viewer',
    params: ById,
    body: Type.Object({ isRead: Flag }, { additionalProperties: false }),
  },
});
