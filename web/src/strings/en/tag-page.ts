export const title = (tag: string) => `Tag: ${tag}`;
export const tag = 'Tag';
export const tagged = (tag: string) => `Tagged ${tag}`;
export const nothing = (tag: string) => `Nothing is tagged “${tag}”`;
export const noVideo = (tag: string) => `No videos are tagged “${tag}”`;
export const noAudio = (tag: string) => `No audio is tagged “${tag}”`;
export const emptyText = 'The tag may have been renamed, or its items are no longer available.';
export const searchFor = (tag: string) => `Search for “${tag}”`;
