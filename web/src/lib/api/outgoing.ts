import type { CallName } from '@tv/contract/api';

/** Run before each call; answers headers for it. Where it throws, the call is not made. */
export const outgoing: { guard?: (name: CallName) => Record<string, string> } = {};
