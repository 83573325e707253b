export const nothingPublished = 'Hier wurde noch nichts veröffentlicht.';
