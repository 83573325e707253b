import { isolate } from '@tv/contract/isolate';
import { number, plural } from './locale.ts';

/** The calendar of the studio. */
export const schedule = 'Schedule';
export const views = { month: 'Month', week: 'Week' };
export const view = 'View';
export const previous = { month: 'Previous month', week: 'Previous week' };
export const next = { month: 'Next month', week: 'Next week' };
export const today = 'Today';
export const timeZone = (zone: string) => `Times in your time zone: ${zone}`;
export const moveHelp = 'Alt with the arrow keys moves an entry; Z undoes the last move.';
export const move = 'Move';
export const moveEntry = (title: string) => `Move “${isolate(title)}”`;
export const events = {
  publish: { coming: 'Will be published', done: 'Published' },
  unpublish: { coming: 'Will be unpublished', done: 'Unpublished' },
  linkEnd: { coming: 'Public link ends', done: 'Public link ended' },
};
export const reminders = (count: number) =>
  plural(count, { one: '# reminder set', other: '# reminders set' }, number(count));
export const nothing = 'Nothing is scheduled or was published in this period.';
export const notAll = 'There is more than the calendar can show. Choose a shorter period.';
export const moved = (title: string, moment: string) => `“${isolate(title)}” moved to ${moment}`;
export const movedBack = 'Move undone.';
export const past = 'An entry can only be moved to a time in the future.';
export const unexpected = 'Could not move the entry. Try again.';
