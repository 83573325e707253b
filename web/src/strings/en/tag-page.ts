import { isolate } from '@tv/contract/isolate';

export const title = (tag: string) => `Tag: ${isolate(tag)}`;
export const tag = 'Tag';
export const tagged = (tag: string) => `Tagged ${isolate(tag)}`;
export const nothing = (tag: string) => `Nothing is tagged “${isolate(tag)}”`;
export const noVideo = (tag: string) => `No videos are tagged “${isolate(tag)}”`;
export const noAudio = (tag: string) => `No audio is tagged “${isolate(tag)}”`;
export const emptyText = 'The tag may have been renamed, or its items are no longer available.';
export const searchFor = (tag: string) => `Search for “${isolate(tag)}”`;
