export const discover = 'Entdecken';
export const category = 'Kategorie';
export const empty = 'Hier ist noch nichts';
export const emptyText = 'Sobald in dieser Kategorie etwas veröffentlicht wird, erscheint es hier.';
export const noVideo = 'Hier gibt es kein Video';
export const noVideoText = 'Diese Kategorie hat kein Video, das Sie öffnen dürfen.';
export const noAudio = 'Hier gibt es kein Audio';
export const noAudioText = 'Diese Kategorie hat kein Audio, das Sie öffnen dürfen.';
