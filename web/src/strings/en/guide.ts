import { isolate } from '@tv/contract/isolate';
import { number, plural } from './locale.ts';

/** Around the chapters of the user guide. */
export const title = 'User guide';
export const lead = 'How to find and watch videos, publish content and run an organization, task by task.';
export const search = 'Search the guide';
export const results = 'Tasks found';
export const found = (count: number, term: string) =>
  `${plural(count, { one: '# task', other: '# tasks' }, number(count))} for “${isolate(term)}”`;
export const nothingFound = (term: string) => `Nothing in the guide for “${isolate(term)}”`;
export const otherWords = 'Try fewer or different words, such as those on the button you are looking for.';
export const showAll = 'Show the whole guide';
export const contents = 'Contents';
export const chapters = 'Chapters';
export const taskCount = (count: number) => plural(count, { one: '# task', other: '# tasks' }, number(count));
export const openScreen = (name: string) => `Open: ${isolate(name)}`;
export const trouble = 'Troubleshooting';
export const largePicture = 'opens large';
