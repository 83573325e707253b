// Slow: it makes every call of every action in every situation, as five people, which are some 3,000.
// Proves: what an item's `permitted` offers is exactly what the calls do, whether or not a review is asked.
// Ground: server/src/media-contents, server/src/platform/auth, contract/src/media-contents/content-states.ts.
import { itemActions } from '@tv/contract/media-contents/content-states';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { startTestService, type TestService } from '../../test-service.ts';
import { compareOffered } from './test-permitted.ts';

let service: TestService;
beforeAll(async () => {
  service = await startTestService();
});
afterAll(() => service.close());

test.each([true, false])(
  'what is offered is exactly what the calls do (a review is asked: %s)',
  async (asksReview) => {
    const everybody = ['author', 'another content manager', 'reviewer', 'manager', 'admin'] as const;
    const { wrong, done } = await compareOffered(service, asksReview, everybody);
    expect(wrong).toEqual([]);
    expect(done).toEqual([...itemActions].sort());
  },
  240_000,
);
