export const myPlaylist = 'My playlist';
export const search = 'Search playlist';
export const part = (state: string) => `My playlist: ${state}`;
export const notLoaded = 'Could not load playlist at this time. Try again later';
export const comingSoon = 'Coming soon';
