import type { KeyScope } from '@tv/contract/key-scopes';
import { isolate } from '@tv/contract/isolate';

/** API keys of the organization. */
export const apiKeys = 'API keys';
export const apiKeysText =
  'With an API key, a program acts in this organization under a name of its own. It never has more rights than an organization manager, and works only within the scopes you choose.';
export const newKey = 'New API key';
export const noKeys = 'There are no API keys yet.';
export const most = (count: number) =>
  `An organization can have at most ${count} API keys. Delete one first.`;
export const unexpected = 'That did not work. Please try again.';

export const name = 'Name';
export const nameHelp = 'Names the program in the audit log, for example “Nightly import”.';
export const scopes = 'Scopes';
export const scopesHelp = 'Choose only what the program needs. No scope includes another.';
export const scopeNeeded = 'Choose at least one scope.';
export const scopeNames: Record<KeyScope, string> = {
  'content:read': 'Read content',
  'content:write': 'Manage content',
  'people:read': 'Read people',
  'people:write': 'Manage people',
  'analytics:read': 'Read analytics',
  'events:write': 'Webhooks',
};
export const scopeHelp: Record<KeyScope, string> = {
  'content:read': 'See, watch and download all content, including drafts.',
  'content:write': 'Upload, change and publish content, captions and categories. Only people delete content.',
  'people:read': 'See members, invitations, groups and guests.',
  'people:write': 'Invite, change and remove members and guests, but not admins.',
  'analytics:read': 'See figures; together with “Read people” also who watched what.',
  'events:write':
    'Create, change and delete webhooks, and read what they sent. Not for keys with categories.',
};
export const categories = 'Only these categories';
export const categoriesHelp =
  'The key sees and changes only content in these. Without a choice: all content.';
export const expires = 'Expires on';
export const expiresHelp = 'The key stops working at the end of this day. Without a date it does not expire.';
export const expiresPast = 'Choose a day that has not passed.';
export const networks = 'Allowed networks';
export const networksHelp = 'Addresses or networks such as 203.0.113.0/24, one a line. Empty: any.';
export const tooManyNetworks = (limit: number) => `Enter at most ${limit} networks.`;
export const create = 'Create';
export const creating = 'Creating…';

export const key = 'API key';
export const keyOnce = 'It is shown only once. Copy it to where the program keeps its secrets.';
export const keyOnceWithFormer = (when: string) =>
  `It is shown only once. Copy it now. The key before works until ${when}.`;

export const states = { active: 'Active', expired: 'Expired', stopped: 'Stopped' } as const;
export const stoppedHelp =
  'The admin who answers for this key is no longer an admin. Rotate the key to answer for it yourself.';
export const onlyCategories = (count: number) => (count === 1 ? '1 category' : `${count} categories`);
export const onlyNetworks = (count: number) => (count === 1 ? '1 network' : `${count} networks`);
export const madeBy = (when: string, who: string) => `created ${when} by ${isolate(who)}`;
export const made = (when: string) => `created ${when}`;
export const used = (when: string) => `used ${when}`;
export const neverUsed = 'never used';
export const expiresAt = (date: string) => `expires ${date}`;
export const formerUsed = (date: string, when: string) => `The key before works until ${date}, used ${when}.`;
export const formerUnused = (date: string) => `The key before works until ${date}.`;

export const rotate = 'Rotate';
export const rotateText = (name: string) =>
  `${isolate(name)} gets a new key with the same scopes. The present key goes on working for a while, so that the program can change over.`;
export const overlap = 'The present key works';
export const overlaps = {
  0: 'until now: it ends at once',
  1: 'for 1 more hour',
  24: 'for 24 more hours',
  72: 'for 3 more days',
  168: 'for 7 more days',
} as const;
export const overlapHelp = 'If someone else may know the key, end it at once.';
export const remove = 'Delete';
export const removeText = (name: string) =>
  `Programs that use ${isolate(name)} lose access at once. What they did stays, and so does the audit log.`;
