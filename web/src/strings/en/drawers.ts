import { isolate } from '@tv/contract/isolate';

/** The lists that the navigation opens. */
export const categories = 'Categories';
export const discover = 'Discover';
export const following = 'Following';
export const organizations = 'Organizations';
export const searchIn = (list: string) => `Search in ${list}`;
export const search = 'Search';
export const notLoaded = 'This list could not be loaded.';
export const loading = (list: string) => `Loading ${list}`;
export const noResults = (term: string) => `Sorry, no results found for “${isolate(term)}”`;
export const noContent = 'This organization does not have any content.';
export const noneFollowed = 'Followed categories will appear here for easy access';
export const noOther = 'You do not belong to another organization.';
export const moreCategories = 'More categories';
export const moreOrganizations = 'More organizations';
export const joinOrganization = 'Join organization';
