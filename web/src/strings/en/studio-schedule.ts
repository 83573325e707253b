import { number, plural } from './locale.ts';

/** The calendar of the studio. */
export const schedule = 'Schedule';
export const views = { month: 'Month', week: 'Week' };
export const view = 'View';
export const previous = { month: 'Month before', week: 'Week before' };
export const next = { month: 'Next month', week: 'Next week' };
export const today = 'Today';
export const timeZone = (zone: string) => `Times in your time zone: ${zone}`;
export const moveHelp = 'Alt and the arrow keys move an entry; Z takes the last move back.';
export const move = 'Move';
export const moveEntry = (title: string) => `Move “${title}”`;
export const events = {
  publish: { coming: 'Will be published', done: 'Published' },
  unpublish: { coming: 'Will be unpublished', done: 'Unpublished' },
  linkEnd: { coming: 'Public link ends', done: 'Public link ended' },
};
export const reminders = (count: number) =>
  plural(count, { one: '# person is reminded', other: '# people are reminded' }, number(count));
export const nothing = 'Nothing is planned or was published in this time.';
export const notAll = 'There is more than the calendar shows. Look at a shorter time.';
export const moved = (title: string, moment: string) => `“${title}” moved to ${moment}`;
export const movedBack = 'The move is taken back.';
export const past = 'An entry moves only to a time to come.';
export const unexpected = 'That could not be moved. Try again.';
