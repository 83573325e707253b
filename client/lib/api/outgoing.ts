import type { CallName } from '@tv/contract/calls/api';
import { requestLine } from '@tv/contract/calls/request';

/** Run before each call; answers headers for it. Where it throws, the call is not made. Absent: every call is made. */
export const outgoing: { guard?: (name: CallName) => Record<string, string> } = {};

/** Method and path of a call that may be made, and the headers that the guard gives it. */
export const guardedRequest = (name: CallName, parts: Parameters<typeof requestLine>[1]) => ({
  ...requestLine(name, parts),
  guarded: outgoing.guard?.(name),
});
