import { Type, type Static } from 'typebox';
import { endpoints } from '../endpoint.ts';
import { Flag, Id, Instant } from '../fields.ts';
import { organizationScope } from '../organization/organization-scope.ts';
import { ProblemCode } from '../problems.ts';

/** The longest period that a calendar is asked for: six weeks and a day, for the hour that a change of the clock adds. */
export const longestPeriodInDays = 43;

export const calendarEvents = ['publish', 'unpublish', 'linkEnd'] as const;

export const CalendarEntry = Type.Object({
  mediaContentId: Id,
  title: Type.String(),
  event: Type.Enum(calendarEvents, { description: 'linkEnd: the public link of an item ends' }),
  at: Instant,
  isDone: Type.Boolean({ description: 'it has happened; publish: at the item’s own date' }),
  mayMove: Type.Boolean({ description: 'the caller may give it another time' }),
  reminders: Type.Integer({ description: 'people who asked to be reminded of a publication to come' }),
});
export type CalendarEntry = Static<typeof CalendarEntry>;

export const CalendarPeriod = Type.Object({
  entries: Type.Array(CalendarEntry, { description: 'by their instants, at most 500' }),
  isComplete: Flag,
});
export type CalendarPeriod = Static<typeof CalendarPeriod>;

/** Publications and unpublications by their instants. */
export const calendar = endpoints({
  'GET /Management/Calendar': {
    summary: 'What was and will be published and unpublished in a period, and which public links end.',
    access: 'content-manager',
    query: Type.Object({
      ...organizationScope,
      from: Instant,
      to: Type.String({
        format: 'date-time',
        description: 'before this instant; at most 43 days behind from',
      }),
    }),
    answer: CalendarPeriod,
    problems: [ProblemCode.NotFound],
  },
});
