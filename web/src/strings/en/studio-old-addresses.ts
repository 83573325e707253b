import { isolate } from '@tv/contract/isolate';

/** Old addresses of an item in the studio. */
export const title = 'Old addresses';
export const help =
  'Where this item was before, on another site. Links from there lead on to this item if that site sends its visitors here.';
export const address = 'Address on the other site';
export const add = 'Add address';
export const remove = (given: string) => `Remove the address ${isolate(given)}`;
export const changed = 'The old addresses are saved.';
