import { Type, type Static } from 'typebox';
import { endpoints } from '../endpoint.ts';
import { ById, Id, Instant } from '../fields.ts';
import { ProblemCode } from '../problems.ts';

/** Items of a feed, the newest. */
export const maxFeedItems = 100;

const HiddenBy = Type.Union(
  [Type.Literal('switchedOff'), Type.Literal('madeBefore'), Type.Literal('secondStep')],
  {
    description:
      'why its items are not in the feed: the organization allows none; it has switched them off and on since the feed was made; it asks for a second step, and the feed was made without one. Absent: they are in it',
  },
);
export type HiddenBy = Static<typeof HiddenBy>;

const organizations = Type.Array(
  Type.Object({ id: Id, name: Type.String(), hiddenBy: Type.Optional(HiddenBy) }),
  { description: 'of the person; without a feed: as one that is made now would show them' },
);

export const OwnFeed = Type.Object({
  createdDate: Type.Optional(Type.Unsafe<string>({ ...Instant, description: 'absent: there is none' })),
  lastReadDate: Type.Optional(
    Type.Unsafe<string>({
      ...Instant,
      description: 'when the feed or a file of it was last requested, to the hour',
    }),
  ),
  organizations,
});
export type OwnFeed = Static<typeof OwnFeed>;

export const NewFeed = Type.Object({
  url: Type.String(),
  calendarUrl: Type.String({ description: 'of the calendar that the same secret opens' }),
  createdDate: Instant,
  organizations,
});

const Token = Type.String({ maxLength: 100, description: 'of a person’s own feed' });
const problems = [ProblemCode.NotFound];

/** RSS 2.0 with podcast tags. Readers send no bearer: what a person’s own feed opens is in its address. */
export const feeds = endpoints({
  'GET /Organizations/:organizationId/Publics/Categories/:id/feed.xml': {
    summary: 'The newest of a category of the public pages, without what is locked.',
    access: 'anyone',
    params: Type.Object({ organizationId: Id, id: Id }),
    problems,
    raw: true,
  },
  'GET /Organizations/:organizationId/Publics/Categories/:id/artwork.jpg': {
    summary: 'The square picture of that feed, of 1500 pixels.',
    access: 'anyone',
    params: Type.Object({ organizationId: Id, id: Id }),
    problems,
    raw: true,
  },
  'GET /Feeds/Artwork.jpg': {
    summary: 'The square picture of feeds that have none of their own.',
    access: 'anyone',
    raw: true,
  },
  'GET /Feeds/Personal.xml': {
    summary: 'The newest of the categories that a person follows, and what is in their playlist.',
    access: 'anyone',
    query: Type.Object({ token: Token }),
    problems,
    raw: true,
  },
  'GET /Organizations/:id/Publics/calendar.ics': {
    summary: 'What is coming soon on the public pages, as a calendar (RFC 5545) to subscribe to.',
    access: 'anyone',
    params: ById,
    problems,
    raw: true,
  },
  'GET /Calendars/Personal.ics': {
    summary: 'What is coming soon for a person, as a calendar (RFC 5545). The token is that of their feed.',
    access: 'anyone',
    query: Type.Object({ token: Token }),
    problems,
    raw: true,
  },
  'GET /Feeds/Media/:id/:file': {
    summary:
      'What a feed points to: `video.mp4` and `audio.m4a` where downloads are allowed, with ranges, `poster.jpg`, the square `artwork.jpg`, `chapters.json`, and subtitles by their id, `….vtt`.',
    access: 'anyone',
    params: Type.Object({
      id: Id,
      file: Type.String({
        pattern:
          '^(video\\.mp4|audio\\.m4a|poster\\.jpg|artwork\\.jpg|chapters\\.json|[0-9a-fA-F-]{36}\\.vtt)$',
      }),
    }),
    query: Type.Object({ token: Type.Optional(Token) }),
    problems,
    raw: true,
  },
  'GET /Users/Me/Feed': {
    summary:
      'Whether the person has a feed of their own, and whose items it shows. Its address is shown once, when it is made.',
    access: 'viewer',
    answer: OwnFeed,
  },
  'PUT /Users/Me/Feed': {
    summary:
      'Makes the person’s own feed and tells its address; the one before opens nothing any more. 403 where none of their organizations lets it show anything.',
    access: 'viewer',
    answer: NewFeed,
  },
  'DELETE /Users/Me/Feed': {
    summary: 'The address opens nothing any more. Safe to repeat.',
    access: 'viewer',
  },
});
