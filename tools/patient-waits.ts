import { vi } from 'vitest';

/** Milliseconds. A busy machine needs more than Vitest's second until a state is there; one that is there costs no wait. */
const longestWait = 20_000;

const { waitFor } = vi;
const waitPatiently: typeof waitFor = (callback, options = {}) =>
  waitFor(callback, typeof options === 'number' ? options : { timeout: longestWait, ...options });
// Files that share a process run this again.
if (waitFor.name !== waitPatiently.name) vi.waitFor = waitPatiently;
