import { isolate } from '@tv/contract/isolate';

export const title = (tag: string) => `Tag: ${isolate(tag)}`;
export const tag = 'Tag';
export const tagged = (tag: string) => `Mit dem Tag ${isolate(tag)}`;
export const nothing = (tag: string) => `Nichts hat den Tag „${isolate(tag)}“`;
export const noVideo = (tag: string) => `Kein Video hat den Tag „${isolate(tag)}“`;
export const noAudio = (tag: string) => `Kein Audio hat den Tag „${isolate(tag)}“`;
export const emptyText = 'Der Tag wurde vielleicht umbenannt, oder seine Inhalte sind nicht mehr verfügbar.';
export const searchFor = (tag: string) => `Nach „${isolate(tag)}“ suchen`;
