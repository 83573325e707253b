import { Type, type Static } from 'typebox';
import { endpoints } from './endpoint.ts';
import { Id } from './fields.ts';

const names = [
  'navbar.home',
  'navbar.categories',
  'navbar.category',
  'navbar.playlist',
  'home.hero.play',
  'row.control',
  'row.grab',
  'video.like',
  'video.unlike',
  'video.playlist',
  'video.email',
  'video.copy',
] as const;

export const AnalyticsEvent = Type.Object({
  name: Type.Enum(names),
  organizationId: Type.Optional(Id),
});
export type AnalyticsEvent = Static<typeof AnalyticsEvent>;

export const AnalyticsCount = Type.Object({
  day: Type.String({ format: 'date' }),
  event: Type.Enum(names),
  count: Type.Integer(),
});
export type AnalyticsCount = Static<typeof AnalyticsCount>;

export const analytics = endpoints({
  'POST /AnalyticsEvents': {
    summary:
      'What was pressed, counted by day and organization (without one: the caller’s). Nothing is kept of callers that send Sec-GPC: 1.',
    access: 'public',
    body: Type.Object({ events: Type.Array(AnalyticsEvent, { maxItems: 50 }) }),
  },
});
