export const loading = 'Loading what is up next';
export const nothingElse = 'Nothing else is in this category yet.';
