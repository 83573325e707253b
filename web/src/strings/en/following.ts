export const nothingPublished = 'Nothing has been published here yet.';
