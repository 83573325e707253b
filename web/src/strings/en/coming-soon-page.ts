export const comingSoon = 'Coming soon';
export const empty = 'Nothing is announced';
export const emptyText = 'What has a date of publication is shown here before it comes.';
export const home = 'Home';
