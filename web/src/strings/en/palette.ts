/** The palette of commands (Ctrl+K). */
export const title = 'Go to';
export const field = 'Search pages and titles';
export const searching = 'Searching…';
export const nothing = 'Nothing found';
export const create = 'Create';
