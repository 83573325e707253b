/** Around every page. */
export const skipToContent = 'Zum Inhalt springen';
export const loading = 'Wird geladen';
