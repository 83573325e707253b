export const title = (tag: string) => `Tag: ${tag}`;
export const tag = 'Tag';
export const tagged = (tag: string) => `Mit dem Tag ${tag}`;
export const nothing = (tag: string) => `Nichts hat den Tag „${tag}“`;
export const noVideo = (tag: string) => `Kein Video hat den Tag „${tag}“`;
export const noAudio = (tag: string) => `Kein Audio hat den Tag „${tag}“`;
export const emptyText = 'Der Tag wurde vielleicht umbenannt, oder seine Inhalte sind nicht mehr verfügbar.';
export const searchFor = (tag: string) => `Nach „${tag}“ suchen`;
