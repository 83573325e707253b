import { isolate } from '@tv/contract/isolate';

export const title = 'Join organization';
export const belongsElsewhere = 'What you opened belongs to another organization.';
export const becomeMember = 'You will become a member of the organization and switch to it.';
export const join = 'Join';
export const joining = 'Joining…';
export const search = 'Search organizations';
export const organization = 'Organization';
export const notLoaded = 'This list could not be loaded.';
export const noResults = (term: string) => `Sorry, no results found for “${isolate(term)}”`;
export const none = 'There are no other organizations to join.';
export const more = 'More organizations';
export const loading = 'Loading organizations';
export const wanted = 'The organization that it belongs to';
