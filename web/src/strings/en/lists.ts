/** What narrows and orders a list. */
export const show = 'Show';
export const sortBy = 'Sort by';
export const newest = 'Newest';
export const title = 'Title';
export const all = 'All';
export const video = 'Video';
export const audio = 'Audio';
