export const speakers = 'Es sprechen';
