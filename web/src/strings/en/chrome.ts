import { isolate } from '@tv/contract/isolate';

/** Header, navigation and what floats over a page. */
export const openNavigation = 'Open navigation';
export const navigation = 'Navigation';
export const closeNavigation = 'Close navigation';
export const main = 'Main';
export const back = 'Back';
export const home = 'Home';
export const discover = 'Discover';
export const following = 'Following';
export const myPlaylist = 'My playlist';
export const expandMenu = 'Expand menu';
export const collapseMenu = 'Collapse menu';
export const switchOrganization = 'Switch organization';
export const switchOrganizationFrom = 'Switch organization:';
export const viewingMode = 'Viewing mode';
export const internalPages = 'Internal';
export const publicPages = 'Public';
export const help = 'Help';
export const menu = 'Menu';
export const yourAccount = 'Your account';
export const accountOf = (name: string) => `Your account: ${isolate(name)}`;
export const backToTop = 'Back to top';
export const feedback = 'Feedback';
export const helpUsImprove = 'Help us improve';
export const dismissFeedback = 'Dismiss feedback';
