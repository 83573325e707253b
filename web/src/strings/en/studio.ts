/** The studio: its menu and what stands around each of its pages. */
export const studio = 'Studio';
export const content = 'Content';
export const review = 'Review';
export const toReview = (count: string) => `${count} to review`;
export const schedule = 'Schedule';
export const analytics = 'Analytics';
export const organization = 'Organization';
export const openPortal = 'Open the portal';
export const expandMenu = 'Expand menu';
export const collapseMenu = 'Collapse menu';
export const openNavigation = 'Open navigation';
export const closeNavigation = 'Close navigation';
export const navigation = 'Navigation';
export const main = 'Studio';
export const help = 'Help';
