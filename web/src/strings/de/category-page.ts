export const discover = 'Entdecken';
export const category = 'Kategorie';
export const empty = 'Hier ist noch nichts';
export const emptyText = 'Sobald in dieser Kategorie etwas veröffentlicht wird, erscheint es hier.';
export const noVideo = 'Hier gibt es keine Videos';
export const noVideoText = 'In dieser Kategorie gibt es keine Videos, die Sie ansehen können.';
export const noAudio = 'Hier gibt es kein Audio';
export const noAudioText = 'In dieser Kategorie gibt es kein Audio, das Sie anhören können.';
