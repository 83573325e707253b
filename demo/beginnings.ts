import { WatchStatus } from '@tv/contract/enumerations';
import type { ReactionName } from '@tv/contract/playback/reactions';

/** What the demo's viewers have done before the first start, so that no row of theirs is empty. Items are named by slug. */
export type Follow = { person: string; organization: string; category: string };
export type PlaylistEntry = { person: string; item: string; watchStatus: WatchStatus; addedDaysAgo: number };
export type Reaction = { person: string; item: string; reaction: ReactionName };
export type Begun = { person: string; item: string; share: number; watchedDaysAgo: number };
export type Reminder = { person: string; item: string };

const { PENDING, WATCHING, WATCHED } = WatchStatus;

export const follows: Follow[] = [
  { person: 'viewer', organization: 'aurora-energy', category: 'town-halls' },
  { person: 'viewer', organization: 'aurora-energy', category: 'safety' },
  { person: 'viewer', organization: 'aurora-energy', category: 'podcast' },
  { person: 'both', organization: 'aurora-energy', category: 'engineering-talks' },
  { person: 'both', organization: 'harbor-bank', category: 'money-skills' },
  { person: 'manager', organization: 'aurora-energy', category: 'town-halls' },
  { person: 'harbor-viewer', organization: 'harbor-bank', category: 'harbor-hour' },
  { person: 'harbor-viewer', organization: 'harbor-bank', category: 'quay-stories' },
];

export const playlist: PlaylistEntry[] = [
  { person: 'viewer', item: 'north-wind', watchStatus: WATCHING, addedDaysAgo: 1 },
  { person: 'viewer', item: 'fifty-hertz', watchStatus: PENDING, addedDaysAgo: 2 },
  { person: 'viewer', item: 'island-lights', watchStatus: PENDING, addedDaysAgo: 3 },
  { person: 'viewer', item: 'night-shift-2', watchStatus: PENDING, addedDaysAgo: 4 },
  { person: 'viewer', item: 'solar-field', watchStatus: PENDING, addedDaysAgo: 6 },
  { person: 'viewer', item: 'five-checks', watchStatus: WATCHING, addedDaysAgo: 8 },
  { person: 'viewer', item: 'first-week', watchStatus: WATCHED, addedDaysAgo: 12 },
  { person: 'both', item: 'storm-room', watchStatus: PENDING, addedDaysAgo: 2 },
  { person: 'both', item: 'plain-budget', watchStatus: PENDING, addedDaysAgo: 3 },
  { person: 'harbor-viewer', item: 'keeping-the-light', watchStatus: PENDING, addedDaysAgo: 1 },
  { person: 'harbor-viewer', item: 'false-sails', watchStatus: WATCHING, addedDaysAgo: 5 },
];

export const begun: Begun[] = [
  { person: 'viewer', item: 'north-wind', share: 0.42, watchedDaysAgo: 0.2 },
  { person: 'viewer', item: 'five-checks', share: 0.66, watchedDaysAgo: 1 },
  { person: 'viewer', item: 'night-shift-1', share: 0.3, watchedDaysAgo: 2 },
  { person: 'viewer', item: 'storm-room', share: 0.55, watchedDaysAgo: 3 },
  { person: 'viewer', item: 'where-power-comes-from', share: 0.78, watchedDaysAgo: 5 },
  { person: 'viewer', item: 'first-week', share: 1, watchedDaysAgo: 11 },
  { person: 'both', item: 'reading-the-sky', share: 0.35, watchedDaysAgo: 1 },
  { person: 'both', item: 'lending-crane', share: 0.5, watchedDaysAgo: 2 },
  { person: 'harbor-viewer', item: 'false-sails', share: 0.48, watchedDaysAgo: 1 },
  { person: 'harbor-viewer', item: 'sounds-of-the-quay', share: 0.25, watchedDaysAgo: 4 },
];

/** Trainings and films that members watched to the end. */
export const completed: Begun[] = [
  { person: 'manager', item: 'five-checks', share: 1, watchedDaysAgo: 4 },
  { person: 'content', item: 'five-checks', share: 1, watchedDaysAgo: 3 },
  { person: 'admin', item: 'five-checks', share: 1, watchedDaysAgo: 2 },
  { person: 'manager', item: 'tower-climb', share: 1, watchedDaysAgo: 15 },
  { person: 'both', item: 'tower-climb', share: 0.95, watchedDaysAgo: 11 },
  { person: 'content', item: 'ice-on-the-blade', share: 1, watchedDaysAgo: 20 },
  { person: 'admin', item: 'reading-the-sky', share: 1, watchedDaysAgo: 9 },
  { person: 'content', item: 'north-wind', share: 1, watchedDaysAgo: 1 },
  { person: 'admin', item: 'north-wind', share: 0.92, watchedDaysAgo: 1.5 },
  { person: 'manager', item: 'third-quarter', share: 1, watchedDaysAgo: 24 },
  { person: 'admin', item: 'third-quarter', share: 1, watchedDaysAgo: 22 },
];

export const reminders: Reminder[] = [{ person: 'viewer', item: 'fjord-line-opening' }];

const liked = (item: string, ...persons: string[]): Reaction[] =>
  persons.map((person) => ({ person, item, reaction: 'LIKE' }));

export const reactions: Reaction[] = [
  ...liked('north-wind', 'viewer', 'manager', 'content', 'admin', 'both'),
  ...liked('island-lights', 'manager', 'content', 'both'),
  ...liked('five-checks', 'viewer', 'manager', 'admin'),
  ...liked('solar-field', 'content', 'both'),
  ...liked('first-week', 'viewer', 'manager'),
  ...liked('night-shift-1', 'viewer', 'both', 'admin'),
  ...liked('fifty-hertz', 'content', 'manager', 'both'),
  ...liked('apprentices-build', 'manager', 'admin'),
  ...liked('keeping-the-light', 'harbor-viewer', 'both'),
  ...liked('plain-budget', 'harbor-viewer'),
  { person: 'admin', item: 'island-lights', reaction: 'LOVE' },
  { person: 'viewer', item: 'third-quarter', reaction: 'CELEBRATE' },
];
