/** The sites of others whose pages may read what the organization answers. */
export const title = 'Other sites';
export const text =
  'Pages of these sites can play the organization’s content in a player of their own, and read what the API answers to their visitors. No other site can.';
export const none = 'No site is listed.';
export const origin = 'Address of a site';
export const originHelp =
  'For example https://intranet.example, without a path. Each subdomain is a site of its own.';
export const add = 'Add site';
export const added = 'Site added.';
export const remove = 'Remove';
export const removed = 'Site removed. Its pages are refused within ten seconds.';
export const removeTitle = 'Remove the site?';
export const removeText = (address: string) =>
  `Pages of ${address} can no longer play or read the organization’s content. What they have read already stays there.`;
export const most = (count: number) => `The list holds at most ${count} sites.`;
export const unexpected = 'That did not work. Try again.';
