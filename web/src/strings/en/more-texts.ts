export const speakers = 'Speakers';
