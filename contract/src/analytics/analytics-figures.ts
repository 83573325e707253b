import { Type, type Static } from 'typebox';
import { Id } from '../fields.ts';

/** Numbers of visitors below this are not disclosed; those above are rounded to steps of it. */
export const smallestDisclosed = 5;

/** The lengths of period that are counted beforehand, in days. */
export const periodLengths = [7, 28, 90, 365] as const;

/** Parts of an item's timeline for which viewers are counted. */
export const retentionBins = 100;

export const devices = ['computer', 'phone', 'tablet', 'television', 'other'] as const;
export type Device = (typeof devices)[number];

/**
 * `portal`: the portal’s own pages. `embed`: the player on another site. `feed`: an app that plays podcasts. The others: a link
 * of a search engine, of a social network or of another site led to the page.
 */
export const sources = ['portal', 'embed', 'feed', 'search', 'social', 'link', 'guest'] as const;
export type Source = (typeof sources)[number];

const Day = Type.String({ format: 'date', description: 'YYYY-MM-DD in the time zone of the organization' });
const Views = Type.Integer({ description: 'once per viewer, item and 30 minutes' });

export const Period = Type.Object({
  from: Day,
  to: Type.String({ format: 'date', description: 'the last day of the period' }),
  timeZone: Type.String({ description: 'of the organization, such as Europe/Berlin; its days begin there' }),
});
export type Period = Static<typeof Period>;

/** Visitors are left out where a figure about them would be about fewer than five. */
const isBelowThreshold = Type.Optional(
  Type.Literal(true, {
    description:
      'visitors are left out: fewer than 5, or their number would tell another one that is left out',
  }),
);

/** Members of an organization that has switched figures with names of people off, where they are fewer than five. */
const hasFewMembers = Type.Optional(
  Type.Literal(true, {
    description:
      'with allowsPersonalFigures off: figures of members are withheld, and 0 here, because they are fewer than 5, or would tell others that are',
  }),
);

/** Figures of visitors are rounded to steps: views, people and completions in fives, seconds in those of about three views. */
export const WatchFigures = Type.Object({
  views: Views,
  people: Type.Integer({ description: 'each person who played some of it, once in the period' }),
  secondsWatched: Type.Integer({ description: 'seconds; what is played again counts again' }),
  completions: Type.Optional(
    Type.Integer({
      description:
        'how often a person reached 90 % of an item for the first time; absent for visitors: fewer than 5',
    }),
  ),
});
export type WatchFigures = Static<typeof WatchFigures>;

const bothKinds = {
  members: WatchFigures,
  hasFewMembers,
  visitors: Type.Optional(WatchFigures),
  isBelowThreshold,
};

const Completion = Type.Optional(
  Type.Number({
    minimum: 0,
    maximum: 1,
    description:
      'the mean share of an item that is played at a view, in whole percent, of members and of those visitors who are disclosed; absent without views',
  }),
);

export const PeriodFigures = Type.Object({ ...bothKinds, completion: Completion });
export type PeriodFigures = Static<typeof PeriodFigures>;

export const AnalyticsSummary = Type.Object({
  period: Period,
  previous: Type.Object({ from: Day, to: Day }, { description: 'the same number of days before' }),
  current: PeriodFigures,
  before: PeriodFigures,
  memberCount: Type.Integer({ description: 'members of the organization now' }),
  allowsPersonalFigures: Type.Boolean({
    description: 'false: the tables with names of people answer 403 with the code 201',
  }),
});
export type AnalyticsSummary = Static<typeof AnalyticsSummary>;

export const DayFigures = Type.Object({ day: Day, ...bothKinds });
export type DayFigures = Static<typeof DayFigures>;

export const AnalyticsDays = Type.Object({
  period: Period,
  days: Type.Array(DayFigures, { description: 'every day of the period, the first one first' }),
});
export type AnalyticsDays = Static<typeof AnalyticsDays>;

const ItemFigures = Type.Omit(WatchFigures, ['people']);

export const WatchedItem = Type.Object({
  mediaContentId: Id,
  title: Type.String(),
  type: Type.Integer({ description: 'MediaType' }),
  durationInSeconds: Type.Number({ description: 'seconds' }),
  thumbnailUrl: Type.Optional(Type.String({ description: 'opens with the media token' })),
  thumbnailPlaceholder: Type.Optional(Type.String({ description: 'a thumbhash, base64' })),
  members: ItemFigures,
  hasFewMembers,
  visitors: Type.Optional(ItemFigures),
  isBelowThreshold,
  completion: Completion,
});
export type WatchedItem = Static<typeof WatchedItem>;

const part = {
  members: Views,
  hasFewMembers,
  visitors: Type.Optional(Views),
  isBelowThreshold,
};

export const AnalyticsAudience = Type.Object({
  period: Period,
  devices: Type.Array(Type.Object({ device: Type.Enum(devices), ...part }), {
    description: 'views by device, every device once',
  }),
  sources: Type.Array(Type.Object({ source: Type.Enum(sources), ...part }), {
    description: 'views by where the viewer came from, every source once',
  }),
});
export type AnalyticsAudience = Static<typeof AnalyticsAudience>;

const Shares = Type.Array(Type.Number({ minimum: 0, maximum: 1 }), {
  minItems: retentionBins,
  maxItems: retentionBins,
  description: 'the share of viewers who played each hundredth of the timeline at least once',
});

export const Retention = Type.Object({
  mediaContentId: Id,
  durationInSeconds: Type.Number({ description: 'seconds; a hundredth of it is one bin' }),
  viewers: Type.Integer({ description: 'who played any of it since it has this length' }),
  includesVisitors: Type.Boolean({
    description: 'false: fewer than 5 visitors, who are left out; their number is rounded to fives',
  }),
  shares: Type.Optional(Shares),
  plays: Type.Optional(
    Type.Array(Type.Number({ minimum: 0 }), {
      minItems: retentionBins,
      maxItems: retentionBins,
      description:
        'how often each hundredth was played, for each viewer of the item; more than its share: it was watched again',
    }),
  ),
  comparison: Type.Optional(
    Type.Object(
      {
        category: Type.Optional(
          Type.Object({ id: Id, name: Type.String() }, { description: 'absent: the organization' }),
        ),
        viewers: Type.Integer({ description: 'viewers of items, each once an item' }),
        shares: Shares,
      },
      {
        description:
          'the mean of the items of the first of its categories that the caller manages; without one that of the organization, for its managers',
      },
    ),
  ),
});
export type Retention = Static<typeof Retention>;

export const SearchFigures = Type.Object({
  term: Type.String({ description: 'in lower case' }),
  searches: Type.Integer({ description: 'once a person and day' }),
  withoutResults: Type.Integer({ description: 'of these, how many found nothing' }),
  lastDay: Day,
});
export type SearchFigures = Static<typeof SearchFigures>;
