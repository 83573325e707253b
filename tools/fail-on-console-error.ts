import { afterEach, beforeEach, expect, vi } from 'vitest';

/** A web test in which React or the code complains has failed. */
const complaints: unknown[][] = [];

beforeEach(() => {
  complaints.length = 0;
  vi.spyOn(console, 'error').mockImplementation((...words) => void complaints.push(words));
});

afterEach(() => {
  expect(complaints).toEqual([]);
});
