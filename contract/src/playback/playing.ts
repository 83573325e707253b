import { Type, type Static } from 'typebox';
import { PeriodQuery } from '../analytics/analytics.ts';
import { Period } from '../analytics/analytics-figures.ts';
import { endpoints } from '../endpoint.ts';
import { ById, Id, paging } from '../fields.ts';
import { browsers, networks, playingLimits, startOutcomes } from './playing-figures.ts';
import { ProblemCode } from '../problems.ts';

const count = (maximum: number, description: string) =>
  Type.Optional(Type.Integer({ minimum: 0, maximum, description }));
const time = (maximum: number, description: string) =>
  Type.Optional(Type.Number({ minimum: 0, maximum, description }));

/** How an item played since the last report of the same viewing. It names nobody. */
export const PlayingReport = Type.Object(
  {
    start: Type.Optional(
      Type.Enum(startOutcomes, {
        description:
          'once a viewing. `failed`: an error, or the viewer left after waiting ten seconds for a first frame',
      }),
    ),
    startMilliseconds: Type.Optional(
      Type.Integer({
        minimum: 0,
        maximum: playingLimits.startMilliseconds,
        description: 'from pressing play to the first frame; with start: played',
      }),
    ),
    playedSeconds: time(playingLimits.playedSeconds, 'seconds in which it played'),
    rebufferings: count(playingLimits.rebufferings, 'how often it stopped to load'),
    rebufferedSeconds: time(playingLimits.rebufferedSeconds, 'seconds in which it stopped to load'),
    renditionChanges: count(playingLimits.renditionChanges, 'how often it changed its quality itself'),
    frames: count(playingLimits.frames, 'pictures that were decoded'),
    droppedFrames: count(playingLimits.frames, 'of these, how many were not shown'),
    network: Type.Enum(networks, { description: 'as the browser estimates it' }),
  },
  { additionalProperties: false },
);
export type PlayingReport = Static<typeof PlayingReport>;

const share = (description: string) => Type.Optional(Type.Number({ minimum: 0, maximum: 1, description }));
const amount = (description: string) => Type.Optional(Type.Number({ minimum: 0, description }));

const figures = {
  starts: Type.Integer({
    description: 'how often playing was begun, failed starts among them; rounded to fives',
  }),
  isBelowThreshold: Type.Optional(
    Type.Literal(true, { description: 'fewer than 5 starts: starts is 0, and no other figure is disclosed' }),
  ),
  failedShare: share('of starts, those that failed'),
  medianStart: amount('half of the starts took at most so many seconds to the first frame'),
  slowStart: amount('95 of 100 starts took at most so many seconds'),
  rebufferingShare: share('of the time in which it played or stopped to load, the time in which it stopped'),
  rebufferingsAnHour: amount('how often it stopped to load in an hour of playing'),
  renditionChangesAnHour: amount('how often the quality changed in an hour of playing'),
  droppedShare: share('of the pictures, those that were not shown in time'),
};

export const PlayingFigures = Type.Object(figures);
export type PlayingFigures = Static<typeof PlayingFigures>;

export const PlayedItem = Type.Object({
  mediaContentId: Id,
  title: Type.String(),
  ...figures,
});
export type PlayedItem = Static<typeof PlayedItem>;

export const AnalyticsPlaying = Type.Object({
  period: Period,
  total: PlayingFigures,
  browsers: Type.Array(Type.Object({ browser: Type.Enum(browsers), ...figures }), {
    description: 'browsers with starts, most first; empty for an item, which is not counted by browser',
  }),
  networks: Type.Array(Type.Object({ network: Type.Enum(networks), ...figures }), {
    description: 'the same by the kind of network',
  }),
  days: Type.Array(
    Type.Object({
      day: Type.String({ format: 'date', description: 'YYYY-MM-DD in the time zone of the organization' }),
      ...figures,
    }),
    { description: 'every day of the period, the first one first' },
  ),
});
export type AnalyticsPlaying = Static<typeof AnalyticsPlaying>;

const OfPeriod = Type.Object({
  ...PeriodQuery.properties,
  mediaContentId: Type.Optional(
    Type.String({ format: 'uuid', description: 'UUID; absent: the organization, for its managers' }),
  ),
});
const problems = [ProblemCode.NotFound];
const report = { params: ById, body: PlayingReport, problems };

/** How well items play: reports of players, and their sums. */
export const playing = endpoints({
  'POST /MediaContents/:id/Playings': {
    summary:
      'How an item plays. It is added to sums by day, browser, network and item; nothing is stored about the person, and nothing at all with Sec-GPC: 1.',
    access: 'viewer',
    ...report,
  },
  'POST /MediaContents/:id/Playings/Publics': {
    summary: 'The same of visitors and guests.',
    access: 'public',
    ...report,
  },
  'GET /Management/Analytics/Playing': {
    summary:
      'How well items played in a period: of the organization (for its managers) or of an item that the caller manages.',
    access: 'content-manager',
    query: OfPeriod,
    answer: AnalyticsPlaying,
    problems,
  },
  'GET /Management/Analytics/Playing.csv': {
    summary: 'The same as a table for spreadsheets.',
    access: 'content-manager',
    query: OfPeriod,
    problems,
    raw: true,
  },
  'GET /Management/Analytics/Playing/MediaContents': {
    summary:
      'The items that the caller manages with at least 5 starts in a period, those that played worst first.',
    access: 'content-manager',
    query: Type.Object({ ...paging, ...PeriodQuery.properties }),
    answer: Type.Array(PlayedItem),
    paged: true,
    problems,
  },
  'GET /Management/Analytics/Playing/MediaContents.csv': {
    summary: 'The same as a table for spreadsheets, at most 10,000 items.',
    access: 'content-manager',
    query: PeriodQuery,
    problems,
    raw: true,
  },
});
