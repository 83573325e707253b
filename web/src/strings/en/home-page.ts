export const home = 'Home';
export const continueWatching = 'Continue watching';
export const newest = 'Newest';
export const mostWatched = 'Most watched';
export const comingSoon = 'Coming soon';
