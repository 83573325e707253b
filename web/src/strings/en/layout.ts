/** Around every page. */
export const skipToContent = 'Skip to content';
export const loading = 'Loading';
