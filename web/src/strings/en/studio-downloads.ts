import { isolate } from '@tv/contract/isolate';
import { number } from './locale.ts';

/** Who may download what viewers watch. */
export const label = 'Downloads';
export const choices = {
  inherited: 'Default',
  everybody: 'Everyone who sees it',
  groups: 'Groups…',
  nobody: 'Nobody',
};
export const groups = 'Groups that can download';
export const add = 'Add a group';
export const find = 'Find a group';
export const loading = 'Loading…';
export const notLoaded = 'The groups could not be loaded. Close this and try again.';
export const nothingFound = 'No group with this name.';
export const remove = (name: string) => `Remove ${isolate(name)}`;
export const deletedGroup = 'Deleted group';
export const empty = 'Choose at least one group. Until then nothing changes.';
export const lastKept = 'One group stays at least. If nobody is to download, choose “Nobody”.';
export const groupsHelp = 'Only members of these groups, and nobody on public pages.';
export const atMost = (count: number) => `At most ${number(count)} groups.`;
