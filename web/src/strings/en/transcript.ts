export const search = 'Search in the transcript';
export const hitOf = (at: number, count: number) => `${at} of ${count}`;
export const notFound = 'Not found';
export const previousHit = 'Previous hit';
export const nextHit = 'Next hit';
export const nothingSaid = 'Nothing is said in this language.';
export const followAlong = 'Follow along';
export const language = 'Language';
export const loading = 'Loading the transcript';
