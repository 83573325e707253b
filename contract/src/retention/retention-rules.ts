import { Type, type Static } from 'typebox';
import { endpoints } from '../endpoint.ts';
import { anyOf, ById, Id, Instant, paging, Refusal } from '../fields.ts';
import { HoldOfItem } from './hold-of-item.ts';
import { itemLimits } from '../limits/item-limits.ts';
import { Named } from '../media-contents/media-content.ts';
import { InOrganization, organizationScope } from '../organization/organization-scope.ts';
import { ProblemCode } from '../problems.ts';
import {
  retentionActions,
  retentionLimits,
  retentionSince,
  retentionStates,
} from '../limits/retention-limits.ts';
import { FilledLine } from '../texts.ts';

const { rules, nameLength, months, firstNotice, lastNotice, preview, examples } = retentionLimits;

const Day = Type.String({ format: 'date', description: 'a day in the organization’s time zone' });
const Since = Type.Enum([...retentionSince], {
  description:
    'from when the months are counted. `published`: the item’s own date, or when it was published again. `watched`: the last day on which anybody watched it, else as `published`',
});
const Action = Type.Enum([...retentionActions], {
  description: `\`tell\`: the owner is notified. \`archive\`: renditions go, until somebody brings it back. \`delete\`: as managers delete, to be restored for ${itemLimits.restorableDays} days`,
});
const Months = Type.Integer({ minimum: 1, maximum: months });
const CategoryId = Type.String({ ...Id, description: 'its items alone' });

const about = { months: Months, since: Since, action: Action };

export const RetentionRule = Type.Object({
  id: Id,
  name: Type.String(),
  ...about,
  scope: Type.Enum(['organization', 'category']),
  category: Type.Optional(
    Type.Object(Named.properties, {
      description: 'absent with the scope `category`: it was deleted, and the rule is without effect',
    }),
  ),
  createdDate: Instant,
  announcedCount: Type.Integer({ description: 'items with which it is about to do something' }),
});
export type RetentionRule = Static<typeof RetentionRule>;

const GivenRule = Type.Object(
  { categoryId: Type.Optional(CategoryId), ...about },
  { additionalProperties: false },
);
export type GivenRule = Static<typeof GivenRule>;
const Name = FilledLine({ maxLength: nameLength });

const Owner = Type.Object(
  { id: Id, name: Type.String() },
  { description: 'who manages it, and is notified; absent: admins are notified' },
);
const item = {
  mediaContentId: Id,
  title: Type.String(),
  manager: Type.Optional(Owner),
  sizeInBytes: Type.Number({
    description: 'of its files; where a rule archives: what that saves, and 0 of what is blocked',
  }),
};

export const RetentionPreviewItem = Type.Object({
  ...item,
  state: Type.Enum([...retentionStates]),
  dueDay: Type.String({ ...Day, description: 'from which on the rule meets it' }),
  day: Type.Optional(
    Type.String({
      ...Day,
      description: 'on which the rule acts; absent of what is under legal hold or blocked',
    }),
  ),
  isAnnounced: Type.Boolean({ description: 'the rule has announced it' }),
  legalHold: Type.Optional(HoldOfItem),
  problem: Type.Optional(
    Type.Object(Refusal.properties, { description: 'why it cannot be archived as it is' }),
  ),
});
export type RetentionPreviewItem = Static<typeof RetentionPreviewItem>;

const Count = Type.Object({ count: Type.Integer(), sizeInBytes: Type.Number() });
const counts = {
  firstDay: Type.String({ ...Day, description: 'the earliest on which the rule would act now' }),
  due: Count,
  coming: Count,
  held: Count,
  kept: Count,
  blocked: Count,
};
export const RetentionCounts = Type.Object(counts);
export type RetentionCounts = Static<typeof RetentionCounts>;
export const RetentionEstimate = Type.Object({
  ...counts,
  examples: Type.Array(RetentionPreviewItem, { description: `the first ${examples}, by their days` }),
});
export type RetentionEstimate = Static<typeof RetentionEstimate>;

export const RetentionAnnouncement = Type.Object({
  ...item,
  ruleId: Id,
  ruleName: Type.String(),
  action: Action,
  day: Day,
});
export type RetentionAnnouncement = Static<typeof RetentionAnnouncement>;

export const RetentionOfItem = Type.Object({
  ruleId: Id,
  ruleName: Type.String(),
  action: Action,
  day: Day,
});
export type RetentionOfItem = Static<typeof RetentionOfItem>;

const problems = [ProblemCode.NotFound];
const admins = { access: 'admin', problems } as const;
const ofItem = { access: 'content-manager', params: ById, problems } as const;
const State = Type.Object({ state: Type.Optional(anyOf(Type.Enum([...retentionStates]))) });

/**
 * Retention rules: what becomes of items some months after they were published, watched or created. They act once a day, on what they
 * announced seven days before.
 */
export const retention = endpoints({
  'GET /Management/RetentionRules': {
    summary: 'The organization’s retention rules, the oldest first.',
    ...admins,
    query: InOrganization,
    answer: Type.Array(RetentionRule),
  },
  'POST /Management/RetentionRules': {
    summary: `Makes a rule, at most ${rules} in an organization. With an id of the sender’s it may be repeated; the rule has another one, the same each time.`,
    ...admins,
    query: InOrganization,
    body: Type.Object(
      { id: Type.Optional(Id), name: Name, ...GivenRule.properties },
      { additionalProperties: false },
    ),
    answer: RetentionRule,
    status: 201,
  },
  'POST /Management/RetentionRules/Estimates': {
    summary: `What a rule would do, without making it: the items that it meets now, and within ${preview} days.`,
    ...admins,
    query: InOrganization,
    body: GivenRule,
    answer: RetentionEstimate,
  },
  'GET /Management/RetentionRules/Announcements': {
    summary: `What rules announced, by the day on which they act: at most ${firstNotice} days ahead.`,
    ...admins,
    query: Type.Object({ ...paging, ...organizationScope }),
    answer: Type.Array(RetentionAnnouncement),
    paged: true,
  },
  'GET /Management/RetentionRules/:id': {
    summary: 'One rule.',
    ...admins,
    params: ById,
    answer: RetentionRule,
  },
  'PATCH /Management/RetentionRules/:id': {
    summary: `Changes a rule. Anything but another name restarts its announcements, so that it acts in ${lastNotice} days at the earliest.`,
    ...admins,
    params: ById,
    body: Type.Object(
      {
        name: Type.Optional(Name),
        categoryId: Type.Optional(
          Type.Union([CategoryId, Type.Literal('')], { description: 'empty: the whole organization' }),
        ),
        months: Type.Optional(Months),
        since: Type.Optional(Since),
        action: Type.Optional(Action),
      },
      { additionalProperties: false },
    ),
    answer: RetentionRule,
  },
  'DELETE /Management/RetentionRules/:id': {
    summary: 'Ends a rule, with what it announced. What it did stays.',
    ...admins,
    params: ById,
  },
  'GET /Management/RetentionRules/:id/Preview': {
    summary: `The items that a rule meets now or within ${preview} days, by the day on which it acts, with those that it spares.`,
    ...admins,
    params: ById,
    query: Type.Object({ ...paging, ...State.properties }),
    answer: Type.Array(RetentionPreviewItem),
    paged: true,
  },
  'GET /Management/RetentionRules/:id/Preview/Counts': {
    summary: 'How many items that are, and how many bytes.',
    ...admins,
    params: ById,
    answer: RetentionCounts,
  },
  'GET /Management/RetentionRules/:id/Preview.csv': {
    summary: 'The same items as a table for spreadsheets.',
    ...admins,
    params: ById,
    query: State,
    raw: true,
  },
  'GET /Management/MediaContents/:id/Retention': {
    summary: 'What retention rules are about to do with an item, the next first.',
    ...ofItem,
    answer: Type.Array(RetentionOfItem),
  },
  'POST /Management/MediaContents/:id/KeepLonger': {
    summary:
      'Keeps an item for another year from what a rule announced. Safe to repeat. 409 where the rule announced nothing.',
    ...ofItem,
    body: Type.Object({ ruleId: Id }, { additionalProperties: false }),
    answer: Type.Object({ keptUntil: Day }),
  },
});
