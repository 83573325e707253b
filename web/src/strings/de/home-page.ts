export const home = 'Startseite';
export const continueWatching = 'Weiterschauen';
export const newest = 'Neueste';
export const mostWatched = 'Meistgesehen';
export const comingSoon = 'Demnächst';
