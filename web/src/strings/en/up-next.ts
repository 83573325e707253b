import { isolate } from '@tv/contract/isolate';

export const loading = 'Loading up next';
export const nothingElse = 'Nothing is up next yet.';
export const upNext = 'Up next';
export const nextIs = (title: string) => `Up next: ${isolate(title)}`;
export const nextIn = (seconds: number) => `Up next in ${seconds} s`;
export const playNow = 'Play now';
export const cancel = 'Cancel';
export const stillThere = 'Are you still watching?';
export const nothingNext = 'Nothing is up next';
export const playlistDone = 'You have reached the end of your playlist.';
